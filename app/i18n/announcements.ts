import { catalogue } from './catalogue.ts'

type Title = { title: string }

/** Announcements of the platform: the banner, the page everyone reads them on, and the work queue of the team. */
export const announcementWords = catalogue({
  title: { id: 'Pengumuman', en: 'Announcements' },
  subtitle: {
    id: 'Kabar dari tim kami: pemeliharaan, perubahan aturan, dan hal baru.',
    en: 'News from our team: maintenance, changed rules and what is new.',
  },
  region: { id: 'Pengumuman platform', en: 'Announcements of the platform' },
  more: { id: 'Baca selengkapnya', en: 'Read more' },
  dismissNamed: ({ title }: Title) => ({ id: `Tutup pengumuman: ${title}`, en: `Dismiss announcement: ${title}` }),
  edited: ({ at }: { at: string }) => ({ id: `diubah ${at}`, en: `edited ${at}` }),
  until: ({ at }: { at: string }) => ({ id: `Berlaku sampai ${at}`, en: `In force until ${at}` }),
  over: { id: 'Sudah berakhir', en: 'Over' },
  pages: {
    label: { id: 'Halaman pengumuman', en: 'Pages of announcements' },
    newest: { id: 'Terbaru', en: 'Newest' },
    older: { id: 'Lebih lama', en: 'Older' },
  },
  empty: {
    title: { id: 'Belum ada pengumuman', en: 'No announcements yet' },
    text: { id: 'Kabar dari tim kami akan muncul di sini.', en: 'News from our team will show here.' },
  },
  levels: {
    warning: { id: 'Peringatan', en: 'Warning' },
    notice: { id: 'Pemberitahuan', en: 'Notice' },
    news: { id: 'Kabar', en: 'News' },
  },
  audiences: {
    everybody: { id: 'Semua akun', en: 'All accounts' },
    bughunters: { id: 'Bughunter', en: 'Bughunters' },
    companies: { id: 'Perusahaan', en: 'Companies' },
    team: { id: 'Tim platform', en: 'Platform team' },
  },
  states: {
    draft: { id: 'Draf', en: 'Draft' },
    scheduled: { id: 'Terjadwal', en: 'Scheduled' },
    live: { id: 'Tayang', en: 'Live' },
    withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
    ended: { id: 'Berakhir', en: 'Ended' },
  },
  desk: {
    subtitle: {
      id: 'Pengumuman muncul di atas setiap halaman pembacanya dan di pemberitahuan mereka. Pengunjung tidak melihatnya.',
      en: 'An announcement stands above every page of its readers and in their notifications. Visitors do not see it.',
    },
    caption: { id: 'Pengumuman platform', en: 'Announcements of the platform' },
    create: { id: 'Tulis pengumuman', en: 'Write an announcement' },
    columns: {
      title: { id: 'Judul', en: 'Title' },
      state: { id: 'Status', en: 'Status' },
      audience: { id: 'Untuk', en: 'For' },
      level: { id: 'Jenis', en: 'Kind' },
      from: { id: 'Mulai', en: 'From' },
      until: { id: 'Sampai', en: 'Until' },
      by: { id: 'Penulis', en: 'Written by' },
    },
    filter: {
      label: { id: 'Saring pengumuman', en: 'Filter announcements' },
      q: { id: 'Judul', en: 'Title' },
      all: { id: 'Semua', en: 'All' },
      submit: { id: 'Terapkan', en: 'Apply' },
      reset: { id: 'Hapus saringan', en: 'Clear filters' },
    },
    empty: {
      title: { id: 'Tidak ada pengumuman di sini', en: 'No announcements here' },
      text: { id: 'Tulis pengumuman, lihat pratinjaunya, lalu tayangkan.', en: 'Write one, look at its preview, then publish it.' },
    },
    waiting: {
      draft: { id: 'Menunggu ditayangkan', en: 'Waits to be published' },
      scheduled: { id: 'Tayang sendiri pada waktunya', en: 'Goes live by itself at its time' },
      live: { id: 'Sedang dibaca orang', en: 'People read it now' },
      withdrawn: { id: 'Sudah ditarik', en: 'Withdrawn' },
      ended: { id: 'Waktunya sudah lewat', en: 'Its time is over' },
    },
  },
  form: {
    indonesian: { id: 'Teks bahasa Indonesia', en: 'Indonesian text' },
    english: { id: 'Teks bahasa Inggris', en: 'English text' },
    englishHint: { id: 'Dibaca oleh mereka yang memilih bahasa Inggris.', en: 'For those who chose English.' },
    when: { id: 'Untuk siapa dan kapan', en: 'For whom, and when' },
    title: { id: 'Judul', en: 'Title' },
    text: { id: 'Isi', en: 'Text' },
    textHint: { id: 'Markdown: **tebal**, daftar, dan tautan.', en: 'Markdown: **bold**, lists and links.' },
    titleEn: { id: 'Judul (Inggris)', en: 'Title (English)' },
    textEn: { id: 'Isi (Inggris)', en: 'Text (English)' },
    audience: { id: 'Untuk', en: 'For' },
    level: { id: 'Jenis', en: 'Kind' },
    levelHint: {
      id: 'Peringatan untuk hal yang mengganggu pekerjaan, misalnya pemeliharaan.',
      en: 'A warning is for what interrupts work, such as maintenance.',
    },
    from: { id: 'Mulai (WIB)', en: 'From (WIB)' },
    until: { id: 'Sampai (WIB)', en: 'Until (WIB)' },
    fixed: {
      id: 'Sudah tayang: awal dan pembacanya tidak dapat diubah.',
      en: 'It is live: its beginning and its readers stay as they are.',
    },
    saveDraft: { id: 'Simpan dan lihat pratinjau', en: 'Save and preview' },
    save: { id: 'Simpan perubahan', en: 'Save changes' },
  },
  one: {
    preview: { id: 'Pratinjau', en: 'Preview' },
    languages: { id: { id: 'Bahasa Indonesia', en: 'Indonesian' }, en: { id: 'Bahasa Inggris', en: 'English' } },
    acts: { id: 'Langkah berikutnya', en: 'Next step' },
    edit: { id: 'Ubah', en: 'Edit' },
    publish: { id: 'Tayangkan', en: 'Publish' },
    publishText: {
      id: 'Pembacanya diberi tahu saat pengumuman mulai tayang. Sesudah itu awal dan pembacanya tidak dapat diubah.',
      en: 'Its readers are told when it goes live. From then on its beginning and its readers stay as they are.',
    },
    unschedule: { id: 'Batalkan jadwal', en: 'Cancel the schedule' },
    withdraw: { id: 'Tarik', en: 'Withdraw' },
    withdrawText: {
      id: 'Pengumuman hilang dari semua halaman dan pemberitahuan, dan tidak dapat ditayangkan lagi.',
      en: 'It goes from every page and notification, and cannot be published again.',
    },
    versions: { id: 'Versi', en: 'Versions' },
    version: ({ version }: { version: number }) => ({ id: `Versi ${version}`, en: `Version ${version}` }),
    by: ({ name, at }: { name: string; at: string }) => ({ id: `${name}, ${at}`, en: `${name}, ${at}` }),
  },
})

/** Announcements inside a program. */
export const programAnnouncementWords = catalogue({
  title: { id: 'Pengumuman program', en: 'Announcements of the program' },
  inner: { id: 'Hanya untuk yang sudah diundang saat itu', en: 'Only for those invited by then' },
  edited: ({ at }: { at: string }) => ({ id: `diubah ${at}`, en: `edited ${at}` }),
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  desk: {
    hintPublic: {
      id: 'Dibaca semua orang yang melihat program. Bughunter yang ikut diberi tahu lewat pemberitahuan dan email.',
      en: 'Everybody who sees the program reads it. Bughunters who joined are told in the page and by mail.',
    },
    hintPrivate: {
      id: 'Dibaca bughunter yang undangannya sudah diterima. Pengumuman ini tetap tertutup walau program dibuka untuk umum.',
      en: 'Bughunters whose invitation was accepted read it. It stays closed, also when the program opens to the public.',
    },
    none: { id: 'Belum ada pengumuman.', en: 'No announcements yet.' },
    write: { id: 'Tulis pengumuman', en: 'Write an announcement' },
    edit: ({ title }: Title) => ({ id: `Ubah "${title}"`, en: `Edit "${title}"` }),
    withdraw: ({ title }: Title) => ({ id: `Tarik "${title}"`, en: `Withdraw "${title}"` }),
    withdrawText: {
      id: 'Pengumuman hilang dari halaman program dan dari pemberitahuan, dan tidak dapat dikembalikan.',
      en: 'It goes from the page of the program and from notifications, and does not come back.',
    },
    name: { id: 'Judul', en: 'Title' },
    text: { id: 'Isi', en: 'Text' },
    textHint: { id: 'Markdown: **tebal**, daftar, dan tautan.', en: 'Markdown: **bold**, lists and links.' },
    publish: { id: 'Tayangkan', en: 'Publish' },
    save: { id: 'Simpan perubahan', en: 'Save changes' },
    confirm: { id: 'Tarik pengumuman', en: 'Withdraw the announcement' },
    by: ({ name }: { name: string }) => ({ id: `ditulis ${name}`, en: `written by ${name}` }),
    earlier: ({ version }: { version: number }) => ({ id: `Versi ${version}`, en: `Version ${version}` }),
    earlierTitle: { id: 'Versi sebelumnya', en: 'Earlier versions' },
  },
})
