import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails to the platform team about its settings. */
export const settingMails = catalogue({
  team_setting_proposed: {
    subject: () => ({ id: 'Antrean: usulan pengaturan', en: 'Queue: a proposed setting' }),
    text: () => ({
      id: 'Seorang rekan mengusulkan perubahan pengaturan yang menyangkut uang atau poin. Perubahan itu berlaku setelah rekan lain menyetujuinya.',
      en: 'A colleague proposes a change of a setting that money or points hang on. It holds once another colleague confirms it.',
    }),
    action: { id: 'Lihat pengaturan', en: 'See the settings' },
  },
  team_setting_changed: {
    subject: () => ({ id: 'Pengaturan situs berubah', en: 'A setting of the site has changed' }),
    text: () => ({
      id: 'Satu baris pengaturan disahkan. Siapa yang mengubahnya, sejak kapan berlaku, dan alasannya ada di halaman pengaturan.',
      en: 'A line of the settings is confirmed. Who changed it, from when it holds and why stands on the page of settings.',
    }),
    action: { id: 'Lihat pengaturan', en: 'See the settings' },
  },
})

/** Mails to the platform team about itself, and to whom it happens. */
export const operatorMails = catalogue({
  team_operator_proposed: {
    subject: () => ({ id: 'Antrean: usulan perubahan tim', en: 'Queue: a proposed change of the team' }),
    text: () => ({
      id: 'Seorang administrator mengusulkan peran atau pemberhentian anggota tim platform. Perubahan itu berlaku setelah administrator lain menyetujuinya.',
      en: 'An administrator proposes roles for a person of the platform team, or to let one go. It holds once another administrator confirms it.',
    }),
    action: { id: 'Lihat tim', en: 'See the team' },
  },
  team_operator_changed: {
    subject: () => ({ id: 'Tim platform berubah', en: 'The platform team has changed' }),
    text: () => ({
      id: 'Seorang anggota tim platform diundang, bergabung, diistirahatkan, diberhentikan, atau berganti peran. Siapa dan apa alasannya ada di halaman tim.',
      en: 'A person of the platform team was invited, joined, was put to rest or let go, or has other roles. Who, and why, stands on the page of the team.',
    }),
    action: { id: 'Lihat tim', en: 'See the team' },
  },
  person_team_rested: {
    subject: ({ brand }: Facts) => ({
      id: `Tugas Anda di tim platform ${brand} dihentikan sementara`,
      en: `Your work in the platform team of ${brand} is paused`,
    }),
    text: () => ({
      id: 'Seorang administrator mengistirahatkan Anda. Semua sesi sudah diakhiri, dan akun ini tidak bisa dipakai untuk masuk sampai seorang administrator mengaktifkannya lagi. Tanyakan alasannya kepada tim Anda.',
      en: 'An administrator put you to rest. All sessions were ended, and this account cannot sign in until an administrator lets it. Ask your team for the reason.',
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  person_team_woken: {
    subject: ({ brand }: Facts) => ({
      id: `Tugas Anda di tim platform ${brand} dilanjutkan`,
      en: `Your work in the platform team of ${brand} goes on`,
    }),
    text: () => ({
      id: 'Seorang administrator mengaktifkan akun ini lagi. Silakan masuk. Dalam 24 jam pertama Anda belum dihitung sebagai orang kedua.',
      en: 'An administrator lets this account work again. Please sign in. For the first 24 hours you do not count as a second person.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_team_let_go: {
    subject: ({ brand }: Facts) => ({
      id: `Tugas Anda di tim platform ${brand} berakhir`,
      en: `Your work in the platform team of ${brand} has ended`,
    }),
    text: () => ({
      id: 'Tugas Anda di tim platform sudah berakhir. Akun ini ditutup dan semua sesinya diakhiri.',
      en: 'Your work in the platform team has ended. This account is closed, and all its sessions were ended.',
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
})

/** Mails about one's own data and about leaving. */
export const privacyMails = catalogue({
  person_data_exported: {
    subject: () => ({ id: 'Salinan data akun diunduh', en: 'A copy of the account’s data was downloaded' }),
    text: () => ({
      id: 'Salinan semua data akun ini baru saja diunduh. Kalau bukan pemilik akun yang mengunduhnya, ganti kata sandi sekarang, akhiri sesi lain, dan hubungi kami.',
      en: 'A copy of all data of this account was just downloaded. If the owner of the account did not do it, change the password now, end the other sessions and write to us.',
    }),
    action: { id: 'Periksa keamanan akun', en: 'Check the account' },
  },
  person_company_closed: {
    subject: ({ brand }: Facts) => ({
      id: `Perusahaan Anda menutup akunnya di ${brand}`,
      en: `Your company closed its account on ${brand}`,
    }),
    text: () => ({
      id: 'Pemilik akun perusahaan menutup perusahaan ini, sehingga akses Anda ikut berakhir. Data pribadi Anda dihapus setelah 14 hari, kecuali pemiliknya membatalkan. Untuk meminta salinan data sebelum itu, tulis ke alamat privasi kami.',
      en: 'The owner of the company account closed the company, and your access ended with it. Your personal data is erased after 14 days unless the owner takes this back. To ask for a copy of your data before that, write to our privacy address.',
    }),
    action: { id: 'Baca kebijakan privasi', en: 'Read the privacy policy' },
  },
  person_company_reopened: {
    subject: ({ brand }: Facts) => ({
      id: `Akun perusahaan Anda di ${brand} dibuka kembali`,
      en: `The account of your company on ${brand} is open again`,
    }),
    text: () => ({
      id: 'Pemilik akun membatalkan penutupan perusahaan. Akses Anda kembali seperti semula; silakan masuk lagi.',
      en: 'The owner took the closing of the company back. Your access is as it was; please sign in again.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
  person_leaving_cancelled: {
    subject: () => ({ id: 'Penghapusan akun dibatalkan', en: 'The deletion of the account was cancelled' }),
    text: () => ({
      id: 'Akun ini terbuka kembali lewat tautan pembatalan dan datanya tidak jadi dihapus. Kalau bukan pemilik akun yang membatalkannya, hubungi kami.',
      en: 'This account was opened again by the link in our mail, and its data will not be erased. If the owner of the account did not do it, write to us.',
    }),
    action: { id: 'Masuk', en: 'Sign in' },
  },
})
