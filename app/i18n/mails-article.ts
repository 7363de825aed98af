import { catalogue } from './catalogue.ts'

type Facts = { brand: string }

/** Mails about bughunters' own articles. */
export const articleMails = catalogue({
  id: {
    team_article: {
      subject: () => 'Antrean: artikel bughunter',
      text: () => 'Satu artikel bughunter menunggu ditinjau sebelum terbit.',
      action: 'Buka antrean artikel',
    },
    hunter_article_published: {
      subject: () => 'Artikelmu sudah terbit',
      text: () =>
        'Artikelmu sudah ditinjau dan terbit. Siapa pun dapat membacanya di profil publikmu dan di Bughunter Write-Ups.',
      action: 'Lihat artikelmu',
    },
    hunter_article_returned: {
      subject: () => 'Artikelmu perlu diperbaiki',
      text: () =>
        'Peninjau mengembalikan artikelmu dengan catatan. Baca catatannya, perbaiki naskahnya, lalu kirim lagi.',
      action: 'Baca catatan peninjau',
    },
    hunter_article_unpublished: {
      subject: () => 'Artikelmu tidak tampil lagi',
      text: () =>
        'Artikelmu ditarik dari halaman publik oleh tim platform. Naskahnya tetap ada di daftar artikelmu.',
      action: 'Lihat artikelmu',
    },
  },
  en: {
    team_article: {
      subject: () => "Queue: bughunters' articles",
      text: () => 'An article of a bughunter waits to be reviewed before it is published.',
      action: 'Open the articles',
    },
    hunter_article_published: {
      subject: () => 'Your article is published',
      text: () =>
        'Your article was reviewed and published. Everybody can read it on your public profile and among the Bughunter Write-Ups.',
      action: 'See your articles',
    },
    hunter_article_returned: {
      subject: () => 'Your article needs changes',
      text: () =>
        'The reviewer returned your article with a note. Read the note, change the text, then send it again.',
      action: 'Read the note',
    },
    hunter_article_unpublished: {
      subject: () => 'Your article is no longer public',
      text: () => 'The platform team took your article off its public page. Its text stays in your list.',
      action: 'See your articles',
    },
  },
})

/** The mail with the link to an executive report, to whoever asked for it. It repeats nothing of what was typed. */
export const downloadLetter = catalogue({
  id: {
    subject: ({ brand }: Facts) => `Laporan Cyber Security Executive dari ${brand}`,
    text: () =>
      'Ini tautan laporan PDF yang Anda minta. Tautan berlaku 72 jam; setelah itu laporan dapat diminta lagi lewat halamannya.',
    action: 'Unduh laporan',
    why: ({ brand }: Facts) =>
      `Alamat ini ditulis di formulir unduhan ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
  },
  en: {
    subject: ({ brand }: Facts) => `The Cyber Security Executive report from ${brand}`,
    text: () =>
      'Here is the link to the PDF report you asked for. The link is good for 72 hours; after that the report can be asked for again on its page.',
    action: 'Download the report',
    why: ({ brand }: Facts) =>
      `This address was written into the download form of ${brand}. It was not you? Ignore this mail; no account was made.`,
  },
})
