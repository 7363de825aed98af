import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about one's own data and about leaving. */
export const privacyMails = catalogue({
  id: {
    person_data_exported: {
      subject: () => 'Salinan data akun diunduh',
      text: () =>
        'Salinan semua data akun ini baru saja diunduh. Kalau bukan pemilik akun yang mengunduhnya, ganti kata sandi sekarang, akhiri sesi lain, dan hubungi kami.',
      action: 'Periksa keamanan akun',
    },
    person_company_closed: {
      subject: ({ brand }: Facts) => `Perusahaan Anda menutup akunnya di ${brand}`,
      text: () =>
        'Pemilik akun perusahaan menutup perusahaan ini, sehingga akses Anda ikut berakhir. Data pribadi Anda dihapus setelah 14 hari, kecuali pemiliknya membatalkan. Untuk meminta salinan data sebelum itu, tulis ke alamat privasi kami.',
      action: 'Baca kebijakan privasi',
    },
    person_company_reopened: {
      subject: ({ brand }: Facts) => `Akun perusahaan Anda di ${brand} dibuka kembali`,
      text: () =>
        'Pemilik akun membatalkan penutupan perusahaan. Akses Anda kembali seperti semula; silakan masuk lagi.',
      action: 'Masuk',
    },
    person_leaving_cancelled: {
      subject: () => 'Penghapusan akun dibatalkan',
      text: () =>
        'Akun ini terbuka kembali lewat tautan pembatalan dan datanya tidak jadi dihapus. Kalau bukan pemilik akun yang membatalkannya, hubungi kami.',
      action: 'Masuk',
    },
  },
  en: {
    person_data_exported: {
      subject: () => 'A copy of the account’s data was downloaded',
      text: () =>
        'A copy of all data of this account was just downloaded. If the owner of the account did not do it, change the password now, end the other sessions and write to us.',
      action: 'Check the account',
    },
    person_company_closed: {
      subject: ({ brand }: Facts) => `Your company closed its account on ${brand}`,
      text: () =>
        'The owner of the company account closed the company, and your access ended with it. Your personal data is erased after 14 days unless the owner takes this back. To ask for a copy of your data before that, write to our privacy address.',
      action: 'Read the privacy policy',
    },
    person_company_reopened: {
      subject: ({ brand }: Facts) => `The account of your company on ${brand} is open again`,
      text: () =>
        'The owner took the closing of the company back. Your access is as it was; please sign in again.',
      action: 'Sign in',
    },
    person_leaving_cancelled: {
      subject: () => 'The deletion of the account was cancelled',
      text: () =>
        'This account was opened again by the link in our mail, and its data will not be erased. If the owner of the account did not do it, write to us.',
      action: 'Sign in',
    },
  },
})
