import { catalogue } from './catalogue.ts'

type Facts = { brand: string }

/** The mail to the platform team about a message of the contact page. It never holds the message. */
export const inquiryMails = catalogue({
  id: {
    team_inquiry: {
      subject: () => 'Antrean: pesan masuk',
      text: () => 'Satu pesan dari halaman kontak atau karier menunggu dijawab.',
      action: 'Buka pesan masuk',
    },
  },
  en: {
    team_inquiry: {
      subject: () => 'Queue: inquiries',
      text: () => 'A message from the contact or career page waits for an answer.',
      action: 'Open the inquiries',
    },
  },
})

/** Mails about a message of the contact page to readers without an account: the mailbox of its topic, and its sender. */
export const inquiryLetters = catalogue({
  id: {
    mailbox: {
      subject: ({ brand }: Facts) => `Pesan baru di ${brand}`,
      text: () =>
        'Satu pesan baru masuk lewat halaman kontak atau karier. Isinya hanya dapat dibaca di area tim, bukan lewat email.',
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
    applicant: {
      subject: ({ brand }: Facts) => `Lamaran Anda di ${brand} sudah kami terima`,
      text: ({ brand }: Facts) =>
        `Terima kasih, lamaran Anda dari halaman karier ${brand} beserta CV-nya sudah kami terima. Tim kami membacanya dan membalas ke alamat email ini pada hari kerja.\n\nLamaran hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim.`,
      action: 'Buka halaman karier',
      why: ({ brand }: Facts) =>
        `Alamat ini ditulis di formulir lamaran ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
    },
  },
  en: {
    mailbox: {
      subject: ({ brand }: Facts) => `A new message to ${brand}`,
      text: () =>
        'A new message came in through the contact or career page. It can be read in the area of the team only, never by mail.',
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
    applicant: {
      subject: ({ brand }: Facts) => `Your application to ${brand} has arrived`,
      text: ({ brand }: Facts) =>
        `Thank you, we have received the application you sent through the career page of ${brand}, and its CV. Our team reads it and answers to this address on working days.\n\nApplications are used for the selection only and erased 12 months after they were sent.`,
      action: 'Open the career page',
      why: ({ brand }: Facts) =>
        `This address was written into the application form of ${brand}. It was not you? Ignore this mail; no account was made.`,
    },
  },
})
