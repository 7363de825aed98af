import { catalogue } from './catalogue.ts'

type Facts = { brand: string }

/** The mail to the platform team about a message of the contact page. It never holds the message. */
export const inquiryMails = catalogue({
  team_inquiry: {
    subject: () => ({ id: 'Antrean: pesan masuk', en: 'Queue: inquiries' }),
    text: () => ({
      id: 'Satu pesan dari halaman kontak atau karier menunggu dijawab.',
      en: 'A message from the contact or career page waits for an answer.',
    }),
    action: { id: 'Buka pesan masuk', en: 'Open the inquiries' },
  },
})

/** Mails about a message of the contact page to readers without an account: the mailbox of its topic, and its sender. */
export const inquiryLetters = catalogue({
  mailbox: {
    subject: ({ brand }: Facts) => ({ id: `Pesan baru di ${brand}`, en: `A new message to ${brand}` }),
    text: () => ({
      id: 'Satu pesan baru masuk lewat halaman kontak atau karier. Isinya hanya dapat dibaca di area tim, bukan lewat email.',
      en: 'A new message came in through the contact or career page. It can be read in the area of the team only, never by mail.',
    }),
    action: { id: 'Buka pesan masuk', en: 'Open the inquiries' },
    why: ({ brand }: Facts) => ({
      id: `Email ini dikirim otomatis oleh ${brand} ke kotak surat tim.`,
      en: `This is an automatic mail from ${brand} to a mailbox of the team.`,
    }),
  },
  sender: {
    subject: ({ brand }: Facts) => ({ id: `Pesan Anda kepada ${brand} sudah kami terima`, en: `Your message to ${brand} has arrived` }),
    text: ({ brand }: Facts) => ({
      id: `Terima kasih, pesan dari halaman kontak ${brand} sudah kami terima. Tim kami membacanya dan membalas ke alamat email ini pada hari kerja.\n\nMungkin jawabannya sudah ada di halaman pertanyaan umum.`,
      en: `Thank you, we have received the message from the contact page of ${brand}. Our team reads it and answers to this address on working days.\n\nPerhaps the answer is among the frequently asked questions already.`,
    }),
    action: { id: 'Baca pertanyaan umum', en: 'Read the FAQ' },
    why: ({ brand }: Facts) => ({
      id: `Alamat ini ditulis di formulir kontak ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
      en: `This address was written into the contact form of ${brand}. It was not you? Ignore this mail; no account was made.`,
    }),
  },
  applicant: {
    subject: ({ brand }: Facts) => ({ id: `Lamaran Anda di ${brand} sudah kami terima`, en: `Your application to ${brand} has arrived` }),
    text: ({ brand }: Facts) => ({
      id: `Terima kasih, lamaran Anda dari halaman karier ${brand} beserta CV-nya sudah kami terima. Tim kami membacanya dan membalas ke alamat email ini pada hari kerja.\n\nLamaran hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim.`,
      en: `Thank you, we have received the application you sent through the career page of ${brand}, and its CV. Our team reads it and answers to this address on working days.\n\nApplications are used for the selection only and erased 12 months after they were sent.`,
    }),
    action: { id: 'Buka halaman karier', en: 'Open the career page' },
    why: ({ brand }: Facts) => ({
      id: `Alamat ini ditulis di formulir lamaran ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
      en: `This address was written into the application form of ${brand}. It was not you? Ignore this mail; no account was made.`,
    }),
  },
})
