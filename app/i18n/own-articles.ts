import { catalogue } from './catalogue.ts'

/** What a bughunter reads about their own articles. */
export const ownArticleWords = catalogue({
  id: {
    own: {
      title: 'Artikelku',
      subtitle: 'Tulis pengetahuanmu. Setelah ditinjau tim platform, artikelmu tampil di profil publikmu.',
      create: 'Tulis artikel',
      createText:
        'Tulis dengan kata-katamu sendiri. Jangan memuat celah yang belum diperbaiki, data pribadi orang lain, atau isi laporan yang belum disetujui untuk terbit.',
      empty: {
        title: 'Belum ada artikel',
        text: 'Ceritakan caramu bekerja: metode, alat, atau pelajaran dari temuan yang sudah diperbaiki.',
      },
      waiting: { draft: 'Menunggu kamu', returned: 'Menunggu perbaikanmu' },
      edit: 'Buka',
      editTitle: 'Sunting artikel',
      hidden:
        'Kamu menyembunyikan namamu dari papan peringkat, jadi artikelmu tidak tampil untuk umum. Ubah pilihan itu di profil.',
      unverified: 'Artikel dapat dikirim setelah identitasmu terverifikasi. Draf tetap bisa disimpan.',
      liveStays: 'Versi yang terbit tetap tampil sampai perubahanmu selesai ditinjau.',
      locked:
        'Naskah sedang ditinjau dan tidak dapat diubah. Tarik dari antrean kalau masih ingin mengubahnya.',
    },
  },
  en: {
    own: {
      title: 'My articles',
      subtitle:
        'Write what you know. Once the platform team has reviewed it, it shows on your public profile.',
      create: 'Write an article',
      createText:
        'Write in your own words. Leave out flaws that are not fixed, personal data of others, and contents of reports nobody agreed to publish.',
      empty: {
        title: 'No articles yet',
        text: 'Tell how you work: a method, a tool, or what a fixed find has taught you.',
      },
      waiting: { draft: 'Waiting on you', returned: 'Waiting on your changes' },
      edit: 'Open',
      editTitle: 'Edit the article',
      hidden:
        'You hide your name from the leaderboard, so your articles are not public. Change that in your profile.',
      unverified: 'Articles can be sent once your identity is verified. Drafts can be saved already.',
      liveStays: 'The published version stays until your changes have been reviewed.',
      locked: 'The text is under review and cannot be changed. Take it out of the queue to change it.',
    },
  },
})
