import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about a changed e-mail address and about the tax number of a company. */
export const profileMails = catalogue({
  id: {
    person_email_changed: {
      subject: () => 'Email akun ini sudah diganti',
      text: ({ brand, support }: Facts) =>
        `Alamat ini baru saja dilepas dari akun ${brand} dan diganti dengan alamat lain; semua sesi di perangkat lain diakhiri. Kalau bukan pemilik akun yang menggantinya, tulis ke ${support} dari alamat ini dalam 24 jam, supaya akun dapat kami bekukan dan pulihkan.`,
      action: 'Periksa akun',
    },
    team_npwp: {
      subject: () => 'Antrean: NPWP perusahaan',
      text: () => 'Satu NPWP perusahaan menunggu diperiksa.',
      action: 'Buka antrean',
    },
    company_npwp_changed: {
      subject: () => 'NPWP perusahaan diganti',
      text: ({ support }: Facts) =>
        `NPWP perusahaan Anda baru saja diganti dan menunggu diperiksa tim kami. Kalau bukan Anda yang menggantinya, ganti kata sandi dan tulis ke ${support}.`,
      action: 'Lihat NPWP',
    },
    company_npwp_changed_former: {
      subject: () => 'NPWP perusahaan diganti',
      text: ({ support }: Facts) =>
        `NPWP perusahaan pada akun yang dulu memakai alamat email ini baru saja diganti dan menunggu diperiksa tim kami. Kalau bukan Anda yang menggantinya, segera tulis ke ${support}.`,
      action: 'Buka halaman masuk',
    },
    company_npwp_verified: {
      subject: () => 'NPWP perusahaan terverifikasi',
      text: () => 'NPWP perusahaan Anda sudah kami periksa dan cocok dengan kartunya.',
      action: 'Lihat NPWP',
    },
    company_npwp_refused: {
      subject: () => 'NPWP perusahaan perlu diperbaiki',
      text: () =>
        'NPWP perusahaan Anda belum dapat kami terima. Alasannya ada di halaman NPWP; perbaiki di sana, lalu kirim ulang.',
      action: 'Lihat alasannya',
    },
  },
  en: {
    person_email_changed: {
      subject: () => 'The email of this account was changed',
      text: ({ brand, support }: Facts) =>
        `This address was just taken off a ${brand} account and another took its place; sessions on all other devices were ended. If the owner of the account did not do this, write to ${support} from this address within 24 hours, so that we can freeze and restore the account.`,
      action: 'Check the account',
    },
    team_npwp: {
      subject: () => 'Queue: company NPWP',
      text: () => 'One company NPWP waits to be checked.',
      action: 'Open the queue',
    },
    company_npwp_changed: {
      subject: () => 'The NPWP of your company was changed',
      text: ({ support }: Facts) =>
        `The NPWP of your company was just changed and waits to be checked by our team. If it was not you, change your password and write to ${support}.`,
      action: 'See the NPWP',
    },
    company_npwp_changed_former: {
      subject: () => 'The NPWP of a company was changed',
      text: ({ support }: Facts) =>
        `The NPWP of the company whose account used this e-mail address before was just changed and waits to be checked by our team. If it was not you, write to ${support} at once.`,
      action: 'Open the sign-in page',
    },
    company_npwp_verified: {
      subject: () => 'Your company NPWP is verified',
      text: () => 'We checked the NPWP of your company and it matches its card.',
      action: 'See the NPWP',
    },
    company_npwp_refused: {
      subject: () => 'Your company NPWP needs a correction',
      text: () =>
        'We could not accept the NPWP of your company yet. The reason is on the NPWP page; correct it there and send it again.',
      action: 'See the reason',
    },
  },
})
