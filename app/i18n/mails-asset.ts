import { catalogue } from './catalogue.ts'

/** Mails about what companies own. */
export const assetMails = catalogue({
  id: {
    team_asset: {
      subject: () => 'Antrean: bukti aset',
      text: () => 'Satu perusahaan menunjukkan bukti kepemilikan aset dan menunggu diperiksa.',
      action: 'Buka antrean',
    },
    team_asset_second: {
      subject: () => 'Antrean: bukti aset menunggu orang kedua',
      text: () =>
        'Satu orang tim sudah menyetujui bukti sebuah domain. Persetujuan kedua harus dari orang lain.',
      action: 'Buka antrean',
    },
    team_asset_lost: {
      subject: () => 'Bukti sebuah aset tidak berlaku lagi',
      text: () =>
        'Bukti kepemilikan sebuah aset perusahaan hilang atau dicabut. Target program yang menyebutnya dijeda sampai terbukti lagi.',
      action: 'Lihat asetnya',
    },
    company_asset_proved: {
      subject: () => 'Aset perusahaan Anda terbukti',
      text: () => 'Tim kami menyetujui bukti kepemilikan aset Anda. Target program kini boleh menyebutnya.',
      action: 'Lihat aset',
    },
    company_asset_refused: {
      subject: () => 'Bukti aset belum dapat kami terima',
      text: () =>
        'Tim kami belum dapat menerima bukti kepemilikan aset Anda. Alasannya ada di halaman aset; Anda dapat menunjukkan hal lain.',
      action: 'Lihat alasannya',
    },
    company_asset_lost: {
      subject: () => 'Bukti aset Anda hilang: targetnya dijeda',
      text: () =>
        'Bukti kepemilikan sebuah aset Anda tidak kami temukan lagi, atau dicabut. Target program yang menyebutnya dijeda: bughunter tidak boleh mengujinya sampai aset itu terbukti lagi.',
      action: 'Perbaiki sekarang',
    },
  },
  en: {
    team_asset: {
      subject: () => 'Queue: proof of an asset',
      text: () => 'A company has shown proof of an asset and waits for a check.',
      action: 'Open the queue',
    },
    team_asset_second: {
      subject: () => 'Queue: proof of an asset waits for a second person',
      text: () =>
        'One person of the team has agreed to the proof of a domain. The second must be somebody else.',
      action: 'Open the queue',
    },
    team_asset_lost: {
      subject: () => 'The proof of an asset no longer holds',
      text: () =>
        'The proof of an asset of a company is gone or was taken away. Targets of programs that name it are paused until it is proved again.',
      action: 'See the asset',
    },
    company_asset_proved: {
      subject: () => 'An asset of your company is proved',
      text: () => 'Our team has agreed to the proof of your asset. Targets of programs may name it now.',
      action: 'See the assets',
    },
    company_asset_refused: {
      subject: () => 'We could not accept the proof of an asset',
      text: () =>
        'Our team could not accept the proof of your asset. The reason is on the page of assets, and you can show something else.',
      action: 'See the reason',
    },
    company_asset_lost: {
      subject: () => 'The proof of your asset is gone: its targets are paused',
      text: () =>
        'We no longer find the proof of one of your assets, or it was taken away. Targets of programs that name it are paused: bughunters may not test them until it is proved again.',
      action: 'Mend it now',
    },
  },
})
