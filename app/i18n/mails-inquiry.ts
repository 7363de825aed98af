import { catalogue } from './catalogue.ts'

type Facts = { brand: string }

/** The mail to the platform team about a message of the contact page. It never holds the message. */
export const inquiryMails = catalogue({
  id: {
    team_inquiry: {
      subject: () => 'Antrean: pesan masuk',
      text: () => 'Satu pesan dari halaman kontak menunggu dijawab.',
      action: 'Buka pesan masuk',
    },
  },
  en: {
    team_inquiry: {
      subject: () => 'Queue: inquiries',
      text: () => 'A message from the contact page waits for an answer.',
      action: 'Open the inquiries',
    },
  },
})

/** Mails about a message of the contact page to readers without an account: the mailbox of its topic, and its sender. */
export const inquiryLetters = catalogue({
  id: {
    mailbox: {
      subject: ({ brand }: Facts) => `Pesan baru dari halaman kontak ${brand}`,
      text: () =>
        'Satu pesan baru masuk lewat halaman kontak. Isinya hanya dapat dibaca di area tim, bukan lewat email.',
      action: 'Buka pesan masuk',
      why: ({ brand }: Facts) => `Email ini dikirim otomatis oleh ${brand} ke kotak surat tim.`,
    },
    sender: {
      subject: ({ brand }: Facts) => `Pesan Anda kepada ${brand} sudah kami terima`,
      text: ({ brand }: Facts) =>
        `Terima kasih, pesan dari halaman kontak ${brand} sudah kami terima. Tim kami membacanya dan membalas ke alamat email ini pada hari kerja.\n\nMungkin jawabannya sudah ada di halaman pertanyaan umum.`,
      action: 'Baca pertanyaan umum',
      why: ({ brand }: Facts) =>
        `Alamat ini ditulis di formulir kontak ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
    },
  },
  en: {
    mailbox: {
      subject: ({ brand }: Facts) => `A new message from the contact page of ${brand}`,
      text: () =>
        'A new message came in through the contact page. It can be read in the area of the team only, never by mail.',
      action: 'Open the inquiries',
      why: ({ brand }: Facts) => `This is an automatic mail from ${brand} to a mailbox of the team.`,
    },
    sender: {
      subject: ({ brand }: Facts) => `Your message to ${brand} has arrived`,
      text: ({ brand }: Facts) =>
        `Thank you, we have received the message from the contact page of ${brand}. Our team reads it and answers to this address on working days.\n\nPerhaps the answer is among the frequently asked questions already.`,
      action: 'Read the FAQ',
      why: ({ brand }: Facts) =>
        `This address was written into the contact form of ${brand}. It was not you? Ignore this mail; no account was made.`,
    },
  },
})
