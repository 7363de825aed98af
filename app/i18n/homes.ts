import { catalogue } from './catalogue.ts'

type Count = { count: number }
type Severe = { critical: number; high: number; overdue: number }

/** The three home pages: what waits, how one stands, what is next. */
export const homeWords = catalogue({
  id: {
    title: 'Dasbor',
    hello: ({ name }: { name: string }) => `Halo, ${name}`,
    none: 'Tidak ada',
    reports: {
      caption: 'Laporan',
      report: 'Laporan',
      level: 'Tingkat risiko',
      waiting: 'Menunggu',
      due: 'Tenggat',
    },
    turns: { reporter: 'Bughunter', operator: 'Tim platform', company: 'Perusahaan', nobody: 'Tidak ada' },
    bughunter: {
      waiting: ({ count }: Count) => `${count} laporan menunggu jawabanmu`,
      calm: 'Tidak ada yang menunggumu sekarang',
      points: 'Poin',
      level: ({ level, missing }: { level: string; missing: number | null }) =>
        missing === null ? level : `${level}, ${missing} poin lagi untuk naik`,
      levels: {
        perintis: 'Perintis',
        penjelajah: 'Penjelajah',
        penjaga: 'Penjaga',
        ksatria: 'Ksatria',
        legenda: 'Legenda',
      },
      rank: 'Peringkat',
      noRank: 'Belum ada',
      rankHint: 'Seluruh waktu',
      noRankHint: 'Muncul setelah poin pertamamu',
      open: 'Laporan berjalan',
      closed: ({ count }: Count) => `${count} sudah ditutup`,
      drafts: ({ count }: Count) => `${count} draf`,
      turnsTitle: 'Siapa yang bertindak berikutnya',
      you: 'Kamu',
      reportsTitle: 'Laporan yang sedang berjalan',
      emptyTitle: 'Belum ada laporan berjalan',
      emptyText:
        'Laporan yang kamu kirim muncul di sini, lengkap dengan siapa yang harus bertindak dan tenggatnya.',
      emptyAction: 'Cari program',
      programsTitle: 'Program yang baru dibuka',
      programsAll: 'Semua program',
      programsEmptyTitle: 'Belum ada program terbuka',
      programsEmpty: 'Program baru akan muncul di sini begitu disetujui tim platform.',
      steps: {
        title: 'Menjadi bughunter terverifikasi',
        text: 'Selesaikan langkah ini agar bisa mengikuti program dan mengirim laporan.',
        action: 'Lanjutkan verifikasi',
        look: 'Lihat verifikasi',
        email: 'Email',
        phone: 'Nomor ponsel',
        documents: 'Dokumen dan swafoto',
        decision: 'Pemeriksaan',
        nda: 'Perjanjian kerahasiaan',
        fix: 'Perlu perbaikan',
        denied: 'Ditolak',
        reviewing: 'Sedang diperiksa',
        states: { done: 'selesai', current: 'sekarang', todo: 'belum', stopped: 'terhenti' },
      },
    },
    company: {
      /** Whose turn the waiting reports are: the reader's, of colleagues, or of nobody while the account is suspended. */
      mine: {
        waiting: ({ count }: Count) => `${count} laporan menunggu tindakan Anda`,
        inbox: 'Menunggu Anda',
      },
      admins: {
        waiting: ({ count }: Count) => `${count} laporan menunggu rekan Anda yang berwenang`,
        inbox: 'Menunggu rekan yang berwenang',
      },
      held: {
        waiting: ({ count }: Count) => `${count} laporan tertahan sampai akun aktif lagi`,
        inbox: 'Tertahan selama akun ditangguhkan',
      },
      calm: 'Tidak ada laporan yang menunggu Anda',
      live: 'Program aktif',
      liveHint: ({ review, draft }: { review: number; draft: number }) => `${review} ditinjau, ${draft} draf`,
      open: 'Laporan terbuka',
      severe: ({ critical, high }: { critical: number; high: number }) =>
        `${critical} kritis, ${high} tinggi`,
      late: 'Lewat tenggat',
      lateHint: 'Penilaian, imbalan, atau perbaikan',
      onTime: 'Semua tepat waktu',
      waits: 'Menunggu perusahaan',
      waitsHint: 'Untuk dinilai, diberi imbalan, atau diperbaiki',
      balance: 'Saldo tersedia',
      balanceHint: ({ reserved, minimum }: { reserved: string; minimum: string }) =>
        `${reserved} disisihkan, minimum ${minimum}`,
      lowTitle: 'Saldo di bawah batas minimum',
      lowText: ({ minimum }: { minimum: string }) =>
        `Program Anda membutuhkan saldo minimal ${minimum} agar imbalan berikutnya terjamin. Laporan yang sudah masuk tetap dihormati.`,
      topUp: 'Isi saldo',
      inboxEmptyTitle: 'Semua sudah ditangani',
      inboxEmpty:
        'Laporan yang perlu dinilai, diberi imbalan, atau dikonfirmasi perbaikannya muncul di sini, yang paling mendesak di atas.',
      firstTitle: 'Susun program pertama Anda',
      firstText:
        'Tulis ruang lingkup, tabel imbalan, dan aturan publikasi. Tim kami meninjaunya sebelum dibuka untuk bughunter.',
      firstAction: 'Buat program',
      nothingTitle: 'Belum ada program untuk Anda',
      nothingText:
        'Admin perusahaan membagikan program kepada anggota. Program itu dan laporannya muncul di sini.',
      programsTitle: 'Program Anda',
      left: ({ days }: { days: number }) => `${days} hari lagi`,
      turnsTitle: 'Siapa yang bertindak berikutnya',
    },
    team: {
      waiting: ({ count }: Count) => `${count} pekerjaan menunggu tim`,
      calm: 'Semua antrean kosong',
      reports: 'Laporan menunggu tim',
      reportsHint: ({ critical, high, overdue }: Severe) =>
        `Semua yang terbuka: ${critical} kritis, ${high} tinggi, ${overdue} lewat tenggat`,
      identities: 'Verifikasi identitas',
      oldest: ({ since }: { since: string }) => `Tertua sejak ${since}`,
      programs: 'Program ditinjau',
      topUps: 'Isi saldo',
      payouts: 'Pembayaran',
      appeals: 'Keberatan',
      appealsHint: ({ due }: { due: string }) => `Putuskan sebelum ${due}`,
      recoveries: 'Pemulihan akun',
      npwps: 'NPWP perusahaan',
      incidents: 'Insiden siber',
      inquiries: 'Pesan masuk',
      clear: 'Tidak ada yang menunggu',
      queueTitle: 'Berikutnya di antrean',
      queueAll: 'Seluruh antrean',
      queueEmptyTitle: 'Antrean kosong',
      queueEmpty: 'Laporan yang masuk muncul di sini, yang paling cepat jatuh tempo di atas.',
      turnsTitle: 'Laporan terbuka menunggu siapa',
    },
  },
  en: {
    title: 'Dashboard',
    hello: ({ name }: { name: string }) => `Hello, ${name}`,
    none: 'None',
    reports: { caption: 'Reports', report: 'Report', level: 'Severity', waiting: 'Waiting on', due: 'Due' },
    turns: { reporter: 'Bughunter', operator: 'Platform team', company: 'Company', nobody: 'Nobody' },
    bughunter: {
      waiting: ({ count }: Count) =>
        count === 1 ? '1 report waits for your answer' : `${count} reports wait for your answer`,
      calm: 'Nothing waits for you now',
      points: 'Points',
      level: ({ level, missing }: { level: string; missing: number | null }) =>
        missing === null ? level : `${level}, ${missing} points to the next`,
      levels: {
        perintis: 'Perintis',
        penjelajah: 'Penjelajah',
        penjaga: 'Penjaga',
        ksatria: 'Ksatria',
        legenda: 'Legenda',
      },
      rank: 'Rank',
      noRank: 'None yet',
      rankHint: 'All time',
      noRankHint: 'Comes with your first points',
      open: 'Open reports',
      closed: ({ count }: Count) => `${count} closed`,
      drafts: ({ count }: Count) => (count === 1 ? '1 draft' : `${count} drafts`),
      turnsTitle: 'Who acts next',
      you: 'You',
      reportsTitle: 'Your open reports',
      emptyTitle: 'No open reports yet',
      emptyText: 'Reports you send appear here, with who has to act and by when.',
      emptyAction: 'Find a program',
      programsTitle: 'Newly opened programs',
      programsAll: 'All programs',
      programsEmptyTitle: 'No open programs yet',
      programsEmpty: 'New programs appear here as soon as the platform team accepts them.',
      steps: {
        title: 'Becoming a verified bughunter',
        text: 'Finish these steps to join programs and send reports.',
        action: 'Go on with verification',
        look: 'See the verification',
        email: 'Email',
        phone: 'Mobile number',
        documents: 'Documents and selfie',
        decision: 'Check',
        nda: 'Non-disclosure agreement',
        fix: 'Needs a correction',
        denied: 'Denied',
        reviewing: 'Being checked',
        states: { done: 'done', current: 'now', todo: 'to do', stopped: 'stopped' },
      },
    },
    company: {
      mine: {
        waiting: ({ count }: Count) =>
          count === 1 ? '1 report waits for you' : `${count} reports wait for you`,
        inbox: 'Waiting for you',
      },
      admins: {
        waiting: ({ count }: Count) =>
          count === 1
            ? '1 report waits for a colleague who decides'
            : `${count} reports wait for colleagues who decide`,
        inbox: 'Waiting for colleagues who decide',
      },
      held: {
        waiting: ({ count }: Count) =>
          `${count === 1 ? '1 report is' : `${count} reports are`} on hold until the account is active again`,
        inbox: 'On hold while the account is suspended',
      },
      calm: 'No report waits for you',
      live: 'Live programs',
      liveHint: ({ review, draft }: { review: number; draft: number }) =>
        `${review} in review, ${draft} drafts`,
      open: 'Open reports',
      severe: ({ critical, high }: { critical: number; high: number }) =>
        `${critical} critical, ${high} high`,
      late: 'Past due',
      lateHint: 'Rating, reward or fix',
      onTime: 'All on time',
      waits: 'Waiting on the company',
      waitsHint: 'To rate, reward or fix',
      balance: 'Available balance',
      balanceHint: ({ reserved, minimum }: { reserved: string; minimum: string }) =>
        `${reserved} reserved, minimum ${minimum}`,
      lowTitle: 'The balance is below the minimum',
      lowText: ({ minimum }: { minimum: string }) =>
        `Your programs need a balance of at least ${minimum} so that the next rewards are covered. Reports already received are honoured.`,
      topUp: 'Top up',
      inboxEmptyTitle: 'All is taken care of',
      inboxEmpty:
        'Reports to rate, to reward, or whose fix you should confirm appear here, the most urgent on top.',
      firstTitle: 'Write your first program',
      firstText:
        'Set the scope, the reward table and the publication rules. Our team reviews it before it opens to bughunters.',
      firstAction: 'Create a program',
      nothingTitle: 'No program for you yet',
      nothingText:
        'Admins share programs with the members of your company. They and their reports appear here.',
      programsTitle: 'Your programs',
      left: ({ days }: { days: number }) => (days === 1 ? '1 day left' : `${days} days left`),
      turnsTitle: 'Who acts next',
    },
    team: {
      waiting: ({ count }: Count) =>
        count === 1 ? '1 task waits for the team' : `${count} tasks wait for the team`,
      calm: 'All queues are empty',
      reports: 'Reports waiting on the team',
      reportsHint: ({ critical, high, overdue }: Severe) =>
        `All open ones: ${critical} critical, ${high} high, ${overdue} past due`,
      identities: 'Identity verification',
      oldest: ({ since }: { since: string }) => `Oldest since ${since}`,
      programs: 'Programs in review',
      topUps: 'Top-ups',
      payouts: 'Payouts',
      appeals: 'Appeals',
      appealsHint: ({ due }: { due: string }) => `Decide by ${due}`,
      recoveries: 'Account recovery',
      npwps: 'Company NPWP',
      incidents: 'Cyber incidents',
      inquiries: 'Inquiries',
      clear: 'Nothing waits',
      queueTitle: 'Next in the queue',
      queueAll: 'The whole queue',
      queueEmptyTitle: 'The queue is empty',
      queueEmpty: 'Incoming reports appear here, the earliest due on top.',
      turnsTitle: 'Whom open reports wait on',
    },
  },
})
