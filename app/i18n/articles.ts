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

/** Words of the public pages of articles: lists, reading, sharing, and the download of executive reports. */
export const articleWords = catalogue({
  tabs: { id: 'Bagian publikasi', en: 'Parts of the publication' },
  all: { id: 'Semua', en: 'All' },
  kinds: {
    activity: { id: 'Activity', en: 'Activity' },
    security_awareness: { id: 'Security Awareness', en: 'Security Awareness' },
    executive: { id: 'Cyber Security Executive', en: 'Cyber Security Executive' },
    write_up: { id: 'Bughunter Write-Ups', en: 'Bughunter Write-Ups' },
  },
  leads: {
    activity: {
      id: 'Kabar tentang cara kami bekerja: kegiatan, perubahan layanan, dan catatan dari tim verifikasi.',
      en: 'News of how we work: activities, changes to the service, and notes from the verification team.',
    },
    security_awareness: {
      id: 'Pengetahuan keamanan untuk perusahaan dan siapa pun yang mengelola sistem, ditulis tanpa jargon yang tidak perlu.',
      en: 'Security knowledge for companies and everyone who looks after a system, written without needless jargon.',
    },
    executive: {
      id: 'Laporan untuk pimpinan dan pengambil keputusan. Setiap laporan dapat diunduh sebagai PDF setelah mengisi formulir singkat.',
      en: 'Reports for leaders and decision makers. Each one can be downloaded as a PDF after a short form.',
    },
    write_up: {
      id: 'Tulisan bughunter: temuan yang sudah diperbaiki dan disetujui perusahaan, serta artikel mereka sendiri.',
      en: 'Written by bughunters: finds that were fixed and agreed with the company, and articles of their own.',
    },
  },
  more: {
    activity: { id: 'Semua Activity', en: 'All Activity' },
    security_awareness: { id: 'Semua Security Awareness', en: 'All Security Awareness' },
    executive: { id: 'Semua laporan', en: 'All reports' },
    write_up: { id: 'Semua write-up', en: 'All write-ups' },
  },
  topics: {
    web: { id: 'Web', en: 'Web' },
    mobile: { id: 'Aplikasi seluler', en: 'Mobile apps' },
    api: { id: 'API', en: 'API' },
    access_control: { id: 'Kontrol akses', en: 'Access control' },
    injection: { id: 'Injeksi', en: 'Injection' },
    authentication: { id: 'Autentikasi', en: 'Authentication' },
    cloud: { id: 'Cloud', en: 'Cloud' },
    reporting: { id: 'Menulis laporan', en: 'Writing reports' },
    disclosure: { id: 'Pengungkapan', en: 'Disclosure' },
    regulation: { id: 'Regulasi', en: 'Regulation' },
    incident: { id: 'Insiden', en: 'Incidents' },
    program: { id: 'Mengelola program', en: 'Running a program' },
    people: { id: 'Manusia', en: 'People' },
    career: { id: 'Karier', en: 'Career' },
  },
  topicsLabel: { id: 'Topik', en: 'Topics' },
  search: {
    label: { id: 'Cari artikel', en: 'Search articles' },
    q: { id: 'Kata', en: 'Words' },
    topic: { id: 'Topik', en: 'Topic' },
    allTopics: { id: 'Semua topik', en: 'All topics' },
    submit: { id: 'Cari', en: 'Search' },
    reset: { id: 'Hapus pencarian', en: 'Clear the search' },
  },
  empty: {
    title: { id: 'Belum ada artikel', en: 'No articles yet' },
    text: { id: 'Artikel baru muncul di sini begitu terbit.', en: 'New articles appear here as soon as they are published.' },
  },
  nothing: { id: 'Tidak ada yang cocok', en: 'Nothing matches' },
  nothingText: { id: 'Coba kata yang lebih umum, atau pilih semua topik.', en: 'Try a broader word, or choose all topics.' },
  pages: {
    label: { id: 'Halaman', en: 'Pages' },
    previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
    next: { id: 'Halaman berikutnya', en: 'Next page' },
    summary: ({ total }: { total: number }) => ({ id: `${total} tulisan`, en: total === 1 ? '1 text' : `${total} texts` }),
    more: ({ total }: { total: number }) => ({ id: `lebih dari ${total} tulisan`, en: `more than ${total} texts` }),
  },
  minutes: ({ minutes }: { minutes: number }) => ({
    id: `${minutes} menit baca`,
    en: minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`,
  }),
  published: ({ date }: { date: string }) => ({ id: `Terbit ${date}`, en: `Published ${date}` }),
  changed: ({ date }: { date: string }) => ({ id: `Diperbarui ${date}`, en: `Updated ${date}` }),
  by: ({ name }: { name: string }) => ({ id: `oleh ${name}`, en: `by ${name}` }),
  indonesianOnly: { id: 'Artikel ini tersedia dalam bahasa Indonesia saja.', en: 'This article is available in Indonesian only.' },
  next: { id: 'Baca berikutnya', en: 'Read next' },
  body: { id: 'Isi artikel', en: 'The article' },
  cover: ({ title }: { title: string }) => ({ id: `Sampul: ${title}`, en: `Cover: ${title}` }),
  share: {
    title: { id: 'Bagikan', en: 'Share' },
    copy: { id: 'Salin tautan', en: 'Copy the link' },
    copied: { id: 'Tautan tersalin', en: 'Link copied' },
    via: ({ place }: { place: string }) => ({ id: `Bagikan lewat ${place}`, en: `Share by ${place}` }),
    email: { id: 'Email', en: 'Email' },
  },
  feed: {
    link: { id: 'Langganan lewat RSS', en: 'Subscribe by RSS' },
    title: ({ brand }: { brand: string }) => ({ id: `Publikasi ${brand}`, en: `Publication of ${brand}` }),
    text: ({ brand }: { brand: string }) => ({ id: `Artikel terbaru dari ${brand}.`, en: `The newest articles of ${brand}.` }),
  },
  executive: {
    contents: { id: 'Isi laporan', en: 'What the report covers' },
    pages: {
      id: 'PDF, dibuat untuk dicetak dan dibagikan di dalam perusahaan',
      en: 'PDF, made to be printed and passed on inside your company',
    },
    form: { id: 'Unduh laporan', en: 'Download the report' },
    formText: {
      id: 'Tautan unduhan muncul setelah formulir dikirim, dan juga kami kirim ke email Anda.',
      en: 'The download link appears once the form is sent, and we mail it to you as well.',
    },
    fields: {
      name: { id: 'Nama', en: 'Your Name' },
      email: { id: 'Email', en: 'Email' },
      job: { id: 'Pekerjaan', en: 'Job' },
      position: { id: 'Posisi Pekerjaan', en: 'Job Position' },
      company: { id: 'Nama Perusahaan', en: 'Company Name' },
    },
    consent: ({ brand }: { brand: string }) => ({
      id: `Saya setuju ${brand} menyimpan data ini selama 12 bulan untuk mengirim laporan dan mengetahui siapa pembacanya.`,
      en: `I agree that ${brand} keeps these data for 12 months to send the report and to know who reads it.`,
    }),
    consentLabel: { id: 'Persetujuan', en: 'Consent' },
    privacy: { id: 'Kebijakan privasi', en: 'Privacy policy' },
    reference: { id: 'Jangan isi kolom ini', en: 'Leave this field empty' },
    submit: { id: 'Minta tautan unduhan', en: 'Ask for the download link' },
    failed: {
      id: 'Laporan belum dapat diunduh. Periksa isian yang ditandai.',
      en: 'The report cannot be downloaded yet. Check the marked fields.',
    },
    readyTitle: { id: 'Laporan siap diunduh', en: 'The report is ready' },
    readyText: {
      id: 'Tautan di bawah berlaku 30 menit. Salinannya kami kirim ke email Anda dan berlaku 72 jam.',
      en: 'The link below is good for 30 minutes. A copy is on its way to your email and is good for 72 hours.',
    },
    download: { id: 'Unduh PDF', en: 'Download the PDF' },
    lateTitle: { id: 'Tautan ini sudah tidak berlaku', en: 'This link no longer works' },
    lateText: { id: 'Isi formulir sekali lagi untuk mendapat tautan baru.', en: 'Fill in the form once more to get a new link.' },
    read: { id: 'Lihat dan unduh', en: 'See and download' },
  },
})
