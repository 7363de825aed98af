import { catalogue } from './catalogue.ts'

/** Mails about what companies own. */
export const assetMails = catalogue({
  team_asset: {
    subject: () => ({ id: 'Antrean: bukti aset', en: 'Queue: proof of an asset' }),
    text: () => ({
      id: 'Satu perusahaan menunjukkan bukti kepemilikan aset dan menunggu diperiksa.',
      en: 'A company has shown proof of an asset and waits for a check.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  team_asset_second: {
    subject: () => ({ id: 'Antrean: bukti aset menunggu orang kedua', en: 'Queue: proof of an asset waits for a second person' }),
    text: () => ({
      id: 'Satu orang tim sudah menyetujui bukti sebuah domain. Persetujuan kedua harus dari orang lain.',
      en: 'One person of the team has agreed to the proof of a domain. The second must be somebody else.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  team_asset_lost: {
    subject: () => ({ id: 'Bukti sebuah aset tidak berlaku lagi', en: 'The proof of an asset no longer holds' }),
    text: () => ({
      id: 'Bukti kepemilikan sebuah aset perusahaan hilang atau dicabut. Target program yang menyebutnya dijeda sampai terbukti lagi.',
      en: 'The proof of an asset of a company is gone or was taken away. Targets of programs that name it are paused until it is proved again.',
    }),
    action: { id: 'Lihat asetnya', en: 'See the asset' },
  },
  company_asset_proved: {
    subject: () => ({ id: 'Aset perusahaan Anda terbukti', en: 'An asset of your company is proved' }),
    text: () => ({
      id: 'Tim kami menyetujui bukti kepemilikan aset Anda. Target program kini boleh menyebutnya.',
      en: 'Our team has agreed to the proof of your asset. Targets of programs may name it now.',
    }),
    action: { id: 'Lihat aset', en: 'See the assets' },
  },
  company_asset_refused: {
    subject: () => ({ id: 'Bukti aset belum dapat kami terima', en: 'We could not accept the proof of an asset' }),
    text: () => ({
      id: 'Tim kami belum dapat menerima bukti kepemilikan aset Anda. Alasannya ada di halaman aset; Anda dapat menunjukkan hal lain.',
      en: 'Our team could not accept the proof of your asset. The reason is on the page of assets, and you can show something else.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  company_asset_lost: {
    subject: () => ({ id: 'Bukti aset Anda hilang: targetnya dijeda', en: 'The proof of your asset is gone: its targets are paused' }),
    text: () => ({
      id: 'Bukti kepemilikan sebuah aset Anda tidak kami temukan lagi, atau dicabut. Target program yang menyebutnya dijeda: bughunter tidak boleh mengujinya sampai aset itu terbukti lagi.',
      en: 'We no longer find the proof of one of your assets, or it was taken away. Targets of programs that name it are paused: bughunters may not test them until it is proved again.',
    }),
    action: { id: 'Perbaiki sekarang', en: 'Mend it now' },
  },
})
