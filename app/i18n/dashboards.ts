import { catalogue } from './catalogue.ts'

type Count = { count: number }
type Span = { from: string; to: string }

/** Charts and short lists of the home pages. */
export const dashboardWords = catalogue({
  id: {
    span: ({ from, to }: Span) => `${from} – ${to}`,
    clocks: {
      title: 'Tenggat berikutnya',
      risk: 'Tenggat yang perlu dijaga',
      all: ({ all, overdue, soon }: { all: number; overdue: number; soon: number }) =>
        `${all} berjalan: ${overdue} lewat, ${soon} hampir jatuh tempo`,
      atRisk: ({ overdue, soon }: { overdue: number; soon: number }) =>
        `${overdue} lewat, ${soon} hampir jatuh tempo`,
      none: 'Tidak ada tenggat yang berjalan.',
      calm: 'Tidak ada tenggat yang hampir lewat.',
      due: ({ due }: { due: string }) => `Sebelum ${due}`,
      soon: ({ due }: { due: string }) => `Hampir: ${due}`,
      overdue: ({ due }: { due: string }) => `Lewat sejak ${due}`,
    },
    points: {
      title: 'Poin dan peringkat 12 bulan',
      points: 'Poin yang masuk tiap bulan',
      rank: 'Peringkat pada akhir tiap bulan',
      none: 'Laporan pertamamu yang dinilai valid memulai grafik ini.',
      noRank: '–',
    },
    money: {
      title: 'Imbalan',
      guaranteed: 'Dijamin perusahaan',
      guaranteedCount: ({ count }: Count) => `${count} laporan`,
      offered: 'Uji ulang yang menunggu',
      owed: 'Siap diminta',
      inPayout: 'Sedang dibayarkan',
      paid: 'Sudah dibayarkan',
      tax: ({ amount }: { amount: string }) => `setelah pajak ${amount}`,
      action: 'Lihat rincian',
    },
    news: {
      title: 'Kabar program yang kamu ikuti',
      kinds: {
        'program.announced': () => 'Pengumuman baru',
        'program.edited': ({ version }: { version: number | null }) =>
          version === null ? 'Aturan diperbarui' : `Aturan versi ${version} berlaku`,
        'program.paused': () => 'Dijeda: laporan baru belum diterima',
        'program.resumed': () => 'Dibuka kembali',
        'program.ended': () => 'Berakhir',
      },
      agree: 'Setujui aturan baru',
    },
    report: {
      title: 'Siap menerima laporanmu',
      action: 'Kirim laporan',
      named: ({ program }: { program: string }) => `Kirim laporan ke ${program}`,
    },
    stages: { title: 'Laporan terbuka menurut tahap' },
    times: {
      title: 'Waktu tanggapan dibanding janji layanan',
      subtitle: ({ days }: { days: number }) =>
        `Median ${days} hari terakhir, tanpa waktu menunggu bughunter`,
      kind: 'Janji layanan',
      promise: 'Batas',
      median: 'Median',
      onTime: 'Tepat waktu',
      few: ({ answers }: { answers: number }) => `data ${answers} dari 3`,
      answers: ({ due }: { due: number }) => `dari ${due}`,
      promises: {
        first_response: '1 hari kerja',
        triage: '3 hari kerja, kritis 24 jam',
        rating: '5 hari kerja',
        reward: '5 hari kerja',
        fix: '7–90 hari menurut tingkat',
        appeal_answer: '3 hari kerja',
      },
    },
    severity: {
      title: 'Laporan valid menurut tingkat risiko',
      all: 'Semua',
      none: 'Grafik ini dimulai dengan laporan valid pertama.',
    },
    spending: {
      title: 'Pengeluaran dan saldo',
      columns: 'Imbalan, hadiah, uji ulang, dan biaya tiap bulan',
      total: ({ amount, months }: { amount: string; months: number }) => `${amount} dalam ${months} bulan`,
      reach: ({ months }: { months: string }) => `Dengan laju ini saldo cukup untuk ${months} bulan.`,
      reachNone: 'Belum ada imbalan yang dibayarkan.',
      reachLong: 'Dengan laju ini saldo cukup untuk lebih dari setahun.',
      balance: 'Tersedia',
      reserved: 'Disisihkan',
    },
    ending: {
      title: 'Segera berakhir',
      left: ({ days, date }: { days: number; date: string }) =>
        days === 0 ? `Hari ini hari terakhir, ${date}` : `${days} hari lagi, sampai ${date}`,
      paused: 'dijeda',
    },
    weeks: {
      title: 'Volume per minggu',
      subtitle: 'Minggu dimulai hari Senin',
      received: 'Laporan masuk',
      decided: 'Keputusan verifikasi',
    },
    kept: {
      title: 'Janji program tepat waktu',
      program: 'Program',
      subtitle: ({ days }: { days: number }) => `Penilaian, imbalan, dan perbaikan, ${days} hari terakhir`,
      below: ({ below, judged }: { below: number; judged: number }) =>
        `${below} dari ${judged} program di bawah 50%`,
      share: ({ share, kept, promises }: { share: string; kept: number; promises: number }) =>
        `${share} (${kept} dari ${promises})`,
      low: 'Di bawah 50%',
      none: 'Belum ada program dengan 3 janji dalam kurun ini.',
    },
    desks: {
      publications: 'Publikasi',
      publicationsHint: ({
        articles,
        tellings,
        since,
      }: {
        articles: number
        tellings: number
        since: string
      }) => `${articles} artikel, ${tellings} cerita laporan, tertua sejak ${since}`,
      accounts: 'Rekening diperiksa',
      oldestReport: ({ since }: { since: string }) => `Tertua sejak ${since}`,
    },
    incident: {
      deadlines: 'Batas pemberitahuan',
      pdp: '3×24 jam bila data pribadi bocor',
      iiv: '1×24 jam bila infrastruktur vital',
      off: 'tidak berlaku',
      none: 'Selesai',
    },
  },
  en: {
    span: ({ from, to }) => `${from} – ${to}`,
    clocks: {
      title: 'Next deadlines',
      risk: 'Deadlines to watch',
      all: ({ all, overdue, soon }) => `${all} running: ${overdue} past due, ${soon} due soon`,
      atRisk: ({ overdue, soon }) => `${overdue} past due, ${soon} due soon`,
      none: 'No deadline is running.',
      calm: 'No deadline is near.',
      due: ({ due }) => `Before ${due}`,
      soon: ({ due }) => `Due soon: ${due}`,
      overdue: ({ due }) => `Past due since ${due}`,
    },
    points: {
      title: 'Points and rank over 12 months',
      points: 'Points each month',
      rank: 'Rank at the end of each month',
      none: 'Your first valid report begins this chart.',
      noRank: '–',
    },
    money: {
      title: 'Rewards',
      guaranteed: 'Guaranteed by companies',
      guaranteedCount: ({ count }) => (count === 1 ? '1 report' : `${count} reports`),
      offered: 'Retests under way',
      owed: 'Yours to request',
      inPayout: 'In payout',
      paid: 'Paid out',
      tax: ({ amount }) => `after ${amount} tax`,
      action: 'See the details',
    },
    news: {
      title: 'News of programs you joined',
      kinds: {
        'program.announced': () => 'New announcement',
        'program.edited': ({ version }) =>
          version === null ? 'The policy was updated' : `Policy version ${version} is in force`,
        'program.paused': () => 'Paused: no new reports for now',
        'program.resumed': () => 'Open again',
        'program.ended': () => 'Ended',
      },
      agree: 'Agree to the new policy',
    },
    report: {
      title: 'Ready for your report',
      action: 'Send a report',
      named: ({ program }) => `Send a report to ${program}`,
    },
    stages: { title: 'Open reports by stage' },
    times: {
      title: 'Response times against our promises',
      subtitle: ({ days }) =>
        `Medians of the last ${days} days, not counting time spent waiting for bughunters`,
      kind: 'Promise',
      promise: 'Limit',
      median: 'Median',
      onTime: 'On time',
      few: ({ answers }) => `${answers} of 3 needed`,
      answers: ({ due }) => `of ${due}`,
      promises: {
        first_response: '1 business day',
        triage: '3 business days, critical 24 hours',
        rating: '5 business days',
        reward: '5 business days',
        fix: '7–90 days by severity',
        appeal_answer: '3 business days',
      },
    },
    severity: {
      title: 'Valid reports by severity',
      all: 'All',
      none: 'The first valid report begins this chart.',
    },
    spending: {
      title: 'Spending and balance',
      columns: 'Rewards, prizes, retests and fees each month',
      total: ({ amount, months }) => `${amount} in ${months} months`,
      reach: ({ months }) => `At this pace the balance lasts ${months} months.`,
      reachNone: 'No reward was paid yet.',
      reachLong: 'At this pace the balance lasts more than a year.',
      balance: 'Available',
      reserved: 'Reserved',
    },
    ending: {
      title: 'Ending soon',
      left: ({ days, date }) =>
        days === 0
          ? `Today is the last day, ${date}`
          : `${days === 1 ? '1 day' : `${days} days`} left, until ${date}`,
      paused: 'paused',
    },
    weeks: {
      title: 'Volume by week',
      subtitle: 'Weeks begin on Monday',
      received: 'Reports received',
      decided: 'Triage decisions',
    },
    kept: {
      title: 'Promises programs kept',
      program: 'Program',
      subtitle: ({ days }) => `Rating, reward and fix, last ${days} days`,
      below: ({ below, judged }) => `${below} of ${judged} programs below 50%`,
      share: ({ share, kept, promises }) => `${share} (${kept} of ${promises})`,
      low: 'Below 50%',
      none: 'No program made 3 promises in this time yet.',
    },
    desks: {
      publications: 'Publications',
      publicationsHint: ({ articles, tellings, since }) =>
        `To review: ${articles}. Reports to publish: ${tellings}. Oldest since ${since}`,
      accounts: 'Accounts to check',
      oldestReport: ({ since }) => `Oldest since ${since}`,
    },
    incident: {
      deadlines: 'Limits of notice',
      pdp: '3 × 24 h where personal data leaked',
      iiv: '1 × 24 h for vital infrastructure',
      off: 'does not apply',
      none: 'Done',
    },
  },
})
