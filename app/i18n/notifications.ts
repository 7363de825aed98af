import { catalogue } from './catalogue.ts'

/** The bell, the page of news, and what people choose about them. */
export const notificationWords = catalogue({
  title: { id: 'Pemberitahuan', en: 'Notifications' },
  subtitle: {
    id: 'Kabar yang menyangkut akun ini. Yang sudah dibaca hilang setelah 90 hari.',
    en: 'News about this account. Read items are removed after 90 days.',
  },
  bell: ({ unread }: { unread: string }) => ({ id: `Pemberitahuan, ${unread} belum dibaca`, en: `Notifications, ${unread} unread` }),
  bellNone: { id: 'Pemberitahuan, semua sudah dibaca', en: 'Notifications, all read' },
  many: { id: '99+', en: '99+' },
  all: { id: 'Lihat semua', en: 'See all' },
  settings: { id: 'Atur pemberitahuan', en: 'Notification settings' },
  readAll: { id: 'Tandai semua sudah dibaca', en: 'Mark all as read' },
  read: { id: 'Tandai sudah dibaca', en: 'Mark as read' },
  unread: { id: 'Belum dibaca', en: 'Unread' },
  isRead: { id: 'Sudah dibaca', en: 'Read' },
  open: { id: 'Buka', en: 'Open' },
  latest: { id: 'Kabar terbaru', en: 'Latest news' },
  news: { id: 'Kabar baru', en: 'News' },
  groups: {
    reports: { id: 'Laporan', en: 'Reports' },
    comments: { id: 'Komentar', en: 'Comments' },
    programs: { id: 'Program', en: 'Programs' },
    money: { id: 'Imbalan dan saldo', en: 'Rewards and balance' },
    payouts: { id: 'Pembayaran keluar', en: 'Money paid out' },
    publications: { id: 'Publikasi dan sertifikat', en: 'Publications and certificates' },
    team: { id: 'Tim', en: 'Team' },
    incidents: { id: 'Insiden', en: 'Incidents' },
    desk: { id: 'Antrean kerja', en: 'Work queue' },
    standing: { id: 'Status akun', en: 'Account standing' },
    security: { id: 'Keamanan akun', en: 'Account security' },
    mentions: { id: 'Sebutan', en: 'Mentions' },
    platform: { id: 'Pengumuman platform', en: 'Platform announcements' },
  },
  filters: {
    label: { id: 'Saring pemberitahuan', en: 'Filter notifications' },
    group: { id: 'Tentang', en: 'About' },
    all: { id: 'Semua', en: 'All' },
    state: { id: 'Status', en: 'Status' },
    submit: { id: 'Terapkan', en: 'Apply' },
    reset: { id: 'Hapus saringan', en: 'Clear filters' },
  },
  announcements: { id: 'Pengumuman', en: 'Announcements' },
  pages: {
    label: { id: 'Halaman pemberitahuan', en: 'Pages of notifications' },
    newest: { id: 'Terbaru', en: 'Newest' },
    older: { id: 'Lebih lama', en: 'Older' },
  },
  empty: {
    title: { id: 'Belum ada pemberitahuan', en: 'No notifications yet' },
    text: {
      id: 'Begitu ada kabar tentang laporan, program, atau akun ini, kabarnya muncul di sini dan di lonceng di atas.',
      en: 'When something happens to your reports, programs or this account, it appears here and under the bell above.',
    },
  },
  nothingFound: {
    title: { id: 'Tidak ada yang cocok', en: 'No matches' },
    text: { id: 'Tidak ada pemberitahuan dengan saringan ini.', en: 'No notification matches these filters.' },
  },
  choices: {
    title: { id: 'Atur pemberitahuan', en: 'Notification settings' },
    subtitle: {
      id: 'Pilih kabar mana yang muncul di situs dan mana yang dikirim lewat email.',
      en: 'Choose what appears on the site and what is sent by email.',
    },
    caption: { id: 'Pilihan untuk tiap kelompok kabar', en: 'Choices for each group of news' },
    group: { id: 'Kabar tentang', en: 'News about' },
    page: { id: 'Di situs', en: 'On the site' },
    mail: { id: 'Lewat email', en: 'By email' },
    ways: {
      now: { id: 'Langsung', en: 'Immediately' },
      daily: { id: 'Sekali sehari', en: 'Once a day' },
      off: { id: 'Tidak', en: 'Never' },
    },
    locked: {
      payouts: {
        id: 'Selalu dikirim: uang yang salah tujuan harus segera dihentikan.',
        en: 'Always sent: money on its way to the wrong place must be stopped quickly.',
      },
      standing: {
        id: 'Selalu dikirim: keberatan dan perbaikan ada batas waktunya.',
        en: 'Always sent: objections and corrections have a time limit.',
      },
      security: {
        id: 'Selalu dikirim, juga pada waktu tenang: bisa jadi orang lain yang melakukannya.',
        en: 'Always sent, also in quiet hours: it may have been done by another person.',
      },
    },
    due: {
      id: 'Kabar yang menunggu tindakan sampai sebuah tenggat tetap muncul dan dikirim, walau kelompoknya dimatikan: melewatkannya bisa menutup laporan atau mengurangi hak.',
      en: 'News that waits for your action by a deadline still appears and is sent, even where its group is off: missing it can close a report or cost you a right.',
    },
    daily: {
      id: 'Email harian dikirim pukul 07.00 WIB dan hanya berisi yang belum dibaca.',
      en: 'The daily email goes out at 07:00 WIB with what is still unread.',
    },
    save: { id: 'Simpan pilihan', en: 'Save choices' },
    about: {
      reports: {
        id: 'Langkah sebuah laporan: diterima, valid, dinilai, diperbaiki, ditutup.',
        en: 'Progress of reports: received, valid, rated, fixed, closed.',
      },
      comments: { id: 'Komentar baru pada laporan.', en: 'New comments on reports.' },
      mentions: { id: 'Komentar yang menyebut nama akun ini.', en: 'Comments that mention you by name.' },
      programs: {
        id: 'Undangan, pengumuman, aturan baru, jeda, dan akhir program.',
        en: 'Invitations, announcements, new rules, pauses and ends of programs.',
      },
      money: { id: 'Imbalan, isi saldo, dan NPWP.', en: 'Rewards, top-ups and the tax number.' },
      ownMoney: { id: 'Imbalan, hadiah, dan bayaran uji ulang.', en: 'Rewards, prizes and paid retests.' },
      payouts: { id: 'Uang yang keluar dan yang gagal dikirim.', en: 'Payouts sent, and payouts that failed.' },
      publications: { id: 'Permintaan publikasi, artikel, dan sertifikat.', en: 'Requests to publish, articles and certificates.' },
      team: { id: 'Anggota yang bergabung dan hak akses yang berubah.', en: 'Members who join and rights that change.' },
      incidents: { id: 'Tiket insiden dan catatannya.', en: 'Incident tickets and their notes.' },
      desk: { id: 'Pekerjaan baru dalam antrean tim.', en: 'New work in the team’s queues.' },
      standing: {
        id: 'Verifikasi identitas, surat izin, teguran, dan keberatan.',
        en: 'Identity checks, letters, warnings and objections.',
      },
      security: {
        id: 'Masuk dari perangkat baru, kata sandi, dan autentikator.',
        en: 'Sign-ins from new devices, passwords and authenticators.',
      },
      platform: {
        id: 'Pemeliharaan, perubahan aturan, dan kabar dari tim kami. Tidak dikirim lewat email.',
        en: 'Maintenance, rule changes and news from our team. Never sent by email.',
      },
    },
  },
  quiet: {
    title: { id: 'Waktu tenang', en: 'Quiet hours' },
    text: {
      id: 'Selama waktu ini, email dan kabar yang muncul di layar menunggu sampai selesai. Email keamanan akun tetap langsung dikirim, dan semua tenggat tetap dihitung dalam WIB. Kosongkan kedua jam untuk mematikannya; paling lama 14 jam.',
      en: 'During these hours, emails and news that pops up on the screen wait until the end. Emails about account security are still sent at once, and all deadlines still run in WIB (UTC+7). Leave both times empty to turn this off; 14 hours at most.',
    },
    from: { id: 'Mulai', en: 'From' },
    to: { id: 'Selesai', en: 'To' },
    zone: { id: 'Zona waktu', en: 'Time zone' },
    zones: {
      WIB: { id: 'WIB (UTC+7)', en: 'WIB (UTC+7)' },
      WITA: { id: 'WITA (UTC+8)', en: 'WITA (UTC+8)' },
      WIT: { id: 'WIT (UTC+9)', en: 'WIT (UTC+9)' },
    },
    save: { id: 'Simpan waktu tenang', en: 'Save quiet hours' },
  },
  follow: {
    begin: {
      watch: { id: 'Ikuti kabarnya', en: 'Watch' },
      mute: { id: 'Senyapkan', en: 'Mute' },
    },
    end: {
      watch: { id: 'Berhenti mengikuti', en: 'Stop watching' },
      mute: { id: 'Bunyikan lagi', en: 'Unmute' },
    },
    now: {
      watch: { id: 'Semua kabar laporan ini dikirim', en: 'You get all news of this report' },
      mute: { id: 'Hanya yang menunggu tindakan yang dikirim', en: 'You only get what waits for you' },
    },
  },
  language: {
    title: { id: 'Bahasa', en: 'Language' },
    text: {
      id: 'Email, pesan singkat, dan halaman sesudah masuk memakai bahasa ini.',
      en: 'Emails, text messages and the pages after you sign in use this language.',
    },
    field: { id: 'Bahasa akun', en: 'Language of the account' },
    names: { id: { id: 'Indonesia', en: 'Indonesian' }, en: { id: 'Inggris', en: 'English' } },
    save: { id: 'Simpan bahasa', en: 'Save language' },
  },
  stop: {
    title: { id: 'Hentikan email ini', en: 'Stop these emails' },
    text: ({ group }: { group: string }) => ({
      id: `Email tentang "${group}" tidak dikirim lagi ke akun ini, kecuali yang menunggu tindakan sampai sebuah tenggat. Kabarnya tetap ada di halaman pemberitahuan, dan pilihan ini dapat diubah kapan saja.`,
      en: `Emails about "${group}" will no longer be sent to this account, except those that wait for your action by a deadline. The news stays on the notifications page, and you can change this at any time.`,
    }),
    submit: { id: 'Hentikan email', en: 'Stop the emails' },
    done: { id: 'Email ini sudah dihentikan', en: 'These emails are stopped' },
    doneText: ({ group }: { group: string }) => ({
      id: `Email tentang "${group}" tidak dikirim lagi.`,
      en: `Emails about "${group}" are no longer sent.`,
    }),
    link: { id: 'Hentikan email seperti ini', en: 'Stop emails like this' },
    daily: { id: 'Ringkasan harian', en: 'Daily summary' },
  },
  digest: {
    subject: ({ count, acts }: { count: string; acts: number }) => ({
      id: `Ringkasan hari ini: ${count} kabar${acts > 0 ? `, ${acts} menunggu tindakan` : ''}`,
      en: `Today in short: ${count} news${acts > 0 ? `, ${acts} to act on` : ''}`,
    }),
    text: { id: 'Ini kabar yang belum dibaca sejak ringkasan terakhir.', en: 'What is unread since the last summary.' },
    acts: { id: 'Menunggu tindakan', en: 'Waits for you' },
    more: ({ count }: { count: string }) => ({ id: `dan ${count} lainnya`, en: `and ${count} more` }),
    action: { id: 'Lihat pemberitahuan', en: 'See notifications' },
  },
})
