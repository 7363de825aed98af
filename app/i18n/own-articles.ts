import { catalogue } from './catalogue.ts'

/** What a bughunter reads about their own articles. */
export const ownArticleWords = catalogue({
  own: {
    title: { id: 'Artikelku', en: 'My articles' },
    subtitle: {
      id: 'Tulis pengetahuanmu. Setelah ditinjau tim platform, artikelmu tampil di profil publikmu.',
      en: 'Write what you know. Once the platform team has reviewed it, it shows on your public profile.',
    },
    create: { id: 'Tulis artikel', en: 'Write an article' },
    createText: {
      id: 'Tulis dengan kata-katamu sendiri. Jangan memuat celah yang belum diperbaiki, data pribadi orang lain, atau isi laporan yang belum disetujui untuk terbit.',
      en: 'Write in your own words. Leave out flaws that are not fixed, personal data of others, and contents of reports nobody agreed to publish.',
    },
    empty: {
      title: { id: 'Belum ada artikel', en: 'No articles yet' },
      text: {
        id: 'Ceritakan caramu bekerja: metode, alat, atau pelajaran dari temuan yang sudah diperbaiki.',
        en: 'Tell how you work: a method, a tool, or what a fixed find has taught you.',
      },
    },
    waiting: {
      draft: { id: 'Menunggu kamu', en: 'Waiting on you' },
      returned: { id: 'Menunggu perbaikanmu', en: 'Waiting on your changes' },
    },
    edit: { id: 'Buka', en: 'Open' },
    editTitle: { id: 'Sunting artikel', en: 'Edit the article' },
    hidden: {
      id: 'Kamu menyembunyikan namamu dari papan peringkat, jadi artikelmu tidak tampil untuk umum. Ubah pilihan itu di profil.',
      en: 'You hide your name from the leaderboard, so your articles are not public. Change that in your profile.',
    },
    unverified: {
      id: 'Artikel dapat dikirim setelah identitasmu terverifikasi. Draf tetap bisa disimpan.',
      en: 'Articles can be sent once your identity is verified. Drafts can be saved already.',
    },
    liveStays: {
      id: 'Versi yang terbit tetap tampil sampai perubahanmu selesai ditinjau.',
      en: 'The published version stays until your changes have been reviewed.',
    },
    locked: {
      id: 'Naskah sedang ditinjau dan tidak dapat diubah. Tarik dari antrean kalau masih ingin mengubahnya.',
      en: 'The text is under review and cannot be changed. Take it out of the queue to change it.',
    },
  },
})
