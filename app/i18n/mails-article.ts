import { catalogue } from './catalogue.ts'

type Facts = { brand: string }

/** Mails about bughunters' own articles. */
export const articleMails = catalogue({
  team_article: {
    subject: () => ({ id: 'Antrean: artikel bughunter', en: "Queue: bughunters' articles" }),
    text: () => ({
      id: 'Satu artikel bughunter menunggu ditinjau sebelum terbit.',
      en: 'An article of a bughunter waits to be reviewed before it is published.',
    }),
    action: { id: 'Buka antrean artikel', en: 'Open the articles' },
  },
  hunter_article_published: {
    subject: () => ({ id: 'Artikelmu sudah terbit', en: 'Your article is published' }),
    text: () => ({
      id: 'Artikelmu sudah ditinjau dan terbit. Siapa pun dapat membacanya di profil publikmu dan di Bughunter Write-Ups.',
      en: 'Your article was reviewed and published. Everybody can read it on your public profile and among the Bughunter Write-Ups.',
    }),
    action: { id: 'Lihat artikelmu', en: 'See your articles' },
  },
  hunter_article_returned: {
    subject: () => ({ id: 'Artikelmu perlu diperbaiki', en: 'Your article needs changes' }),
    text: () => ({
      id: 'Peninjau mengembalikan artikelmu dengan catatan. Baca catatannya, perbaiki naskahnya, lalu kirim lagi.',
      en: 'The reviewer returned your article with a note. Read the note, change the text, then send it again.',
    }),
    action: { id: 'Baca catatan peninjau', en: 'Read the note' },
  },
  hunter_article_unpublished: {
    subject: () => ({ id: 'Artikelmu tidak tampil lagi', en: 'Your article is no longer public' }),
    text: () => ({
      id: 'Artikelmu ditarik dari halaman publik oleh tim platform. Naskahnya tetap ada di daftar artikelmu.',
      en: 'The platform team took your article off its public page. Its text stays in your list.',
    }),
    action: { id: 'Lihat artikelmu', en: 'See your articles' },
  },
})

/**
 * The mail with the link to an executive report, to its requester. It repeats nothing of what was typed.
 */
export const downloadLetter = catalogue({
  subject: ({ brand }: Facts) => ({
    id: `Laporan Cyber Security Executive dari ${brand}`,
    en: `The Cyber Security Executive report from ${brand}`,
  }),
  text: () => ({
    id: 'Ini tautan laporan PDF yang Anda minta. Tautan berlaku 72 jam; setelah itu laporan dapat diminta lagi lewat halamannya.',
    en: 'Here is the link to the PDF report you asked for. The link is good for 72 hours; after that the report can be asked for again on its page.',
  }),
  action: { id: 'Unduh laporan', en: 'Download the report' },
  why: ({ brand }: Facts) => ({
    id: `Alamat ini ditulis di formulir unduhan ${brand}. Bukan Anda yang menulisnya? Abaikan email ini; tidak ada akun yang dibuat.`,
    en: `This address was written into the download form of ${brand}. It was not you? Ignore this mail; no account was made.`,
  }),
})
