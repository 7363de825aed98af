import { catalogue } from './catalogue.ts'

/** What those who reported an incident read: their home, the link by mail, their account. */
export const incidentReporterWords = catalogue({
  id: {
    home: {
      own: 'Laporan saya',
      assigned: 'Diserahkan kepada saya',
      another: 'Laporkan insiden lain',
      waiting: ({ count }: { count: number }) => `${count} tiket diserahkan kepada Anda`,
      calm: 'Kabar dari penanggap muncul di tiket dan lewat email',
      emptyTitle: 'Belum ada tiket untuk akun ini',
      emptyText: 'Tiket dari laporan insiden Anda muncul di sini, lengkap dengan kabar dari penanggap.',
    },
    link: {
      title: 'Tiket insiden Anda',
      intro:
        'Halaman ini terbuka lewat tautan dari email. Siapa pun yang memegang tautan itu dapat membacanya.',
    },
    account: {
      title: 'Buat kata sandi',
      intro: ({ code, username }: { code: string; username: string }) =>
        `Dengan kata sandi ini Anda membaca tiket ${code}. Nama pengguna Anda: ${username}.`,
      submit: 'Buat kata sandi',
      deadTitle: 'Tautan ini tidak berlaku lagi',
      deadText:
        'Tautan hanya berlaku 24 jam, sekali pakai, dan yang lama berhenti saat yang baru dikirim. Tulis email Anda, dan kami kirim tautan baru untuk tiket terakhir.',
      ask: 'Kirim tautan baru',
      email: 'Email',
      asked: 'Kalau ada tiket untuk alamat itu, tautannya sudah dikirim. Periksa juga folder spam.',
      signIn: 'Sudah punya kata sandi? Masuk',
    },
  },
  en: {
    home: {
      own: 'My reports',
      assigned: 'Assigned to me',
      another: 'Report another incident',
      waiting: ({ count }: { count: number }) => `Tickets assigned to you: ${count}`,
      calm: 'News from responders appear in the ticket and by mail',
      emptyTitle: 'No tickets for this account yet',
      emptyText: 'The tickets of your incident reports appear here, with the news from responders.',
    },
    link: {
      title: 'Your incident ticket',
      intro: 'This page opens from an emailed link. Anyone with that link can read it.',
    },
    account: {
      title: 'Create a password',
      intro: ({ code, username }: { code: string; username: string }) =>
        `With this password you read ticket ${code}. Your username: ${username}.`,
      submit: 'Create the password',
      deadTitle: 'This link no longer works',
      deadText:
        'A link is valid for 24 hours, works once, and stops when a newer one is sent. Enter your email and we will send a new link to your latest ticket.',
      ask: 'Send a new link',
      email: 'Email',
      asked: 'If there is a ticket for that address, its link is on the way. Check your spam folder too.',
      signIn: 'Already have a password? Sign in',
    },
  },
})
