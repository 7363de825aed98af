import { catalogue } from './catalogue.ts'

/** What those who reported an incident read: their home, the link by mail, their account. */
export const incidentReporterWords = catalogue({
  home: {
    own: { id: 'Laporan saya', en: 'My reports' },
    assigned: { id: 'Diserahkan kepada saya', en: 'Assigned to me' },
    another: { id: 'Laporkan insiden lain', en: 'Report another incident' },
    waiting: ({ count }: { count: number }) => ({ id: `${count} tiket diserahkan kepada Anda`, en: `Tickets assigned to you: ${count}` }),
    calm: { id: 'Kabar dari penanggap muncul di tiket dan lewat email', en: 'News from responders appear in the ticket and by mail' },
    emptyTitle: { id: 'Belum ada tiket untuk akun ini', en: 'No tickets for this account yet' },
    emptyText: {
      id: 'Tiket dari laporan insiden Anda muncul di sini, lengkap dengan kabar dari penanggap.',
      en: 'The tickets of your incident reports appear here, with the news from responders.',
    },
  },
  link: {
    title: { id: 'Tiket insiden Anda', en: 'Your incident ticket' },
    intro: {
      id: 'Halaman ini terbuka lewat tautan dari email. Siapa pun yang memegang tautan itu dapat membacanya.',
      en: 'This page opens from an emailed link. Anyone with that link can read it.',
    },
  },
  account: {
    title: { id: 'Buat kata sandi', en: 'Create a password' },
    intro: ({ code, username }: { code: string; username: string }) => ({
      id: `Dengan kata sandi ini Anda membaca tiket ${code}. Nama pengguna Anda: ${username}.`,
      en: `With this password you read ticket ${code}. Your username: ${username}.`,
    }),
    submit: { id: 'Buat kata sandi', en: 'Create the password' },
    deadTitle: { id: 'Tautan ini tidak berlaku lagi', en: 'This link no longer works' },
    deadText: ({ hours }: { hours: number }) => ({
      id: `Tautan hanya berlaku ${hours} jam, sekali pakai, dan yang lama berhenti saat yang baru dikirim. Tulis email Anda, dan kami kirim tautan baru untuk tiket terakhir.`,
      en: `A link is valid for ${hours} hours, works once, and stops when a newer one is sent. Enter your email and we will send a new link to your latest ticket.`,
    }),
    ask: { id: 'Kirim tautan baru', en: 'Send a new link' },
    email: { id: 'Email', en: 'Email' },
    asked: {
      id: 'Kalau ada tiket untuk alamat itu, tautannya sudah dikirim. Periksa juga folder spam.',
      en: 'If there is a ticket for that address, its link is on the way. Check your spam folder too.',
    },
    signIn: { id: 'Sudah punya kata sandi? Masuk', en: 'Already have a password? Sign in' },
  },
})
