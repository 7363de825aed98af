import { catalogue } from './catalogue.ts'

/** How a program keeps its promises, and what happens where it does not. */
export const promiseWords = catalogue({
  answers: {
    title: { id: 'Waktu tanggapan', en: 'Response times' },
    subtitle: ({ days }: { days: number }) => ({
      id: `Median ${days} hari terakhir, tanpa waktu menunggu bughunter. Diperbarui sekali sehari.`,
      en: `Medians of the last ${days} days, not counting time spent waiting for bughunters. Updated once a day.`,
    }),
    onTime: ({ share }: { share: string }) => ({ id: `${share} tepat waktu`, en: `${share} on time` }),
    few: { id: 'Data belum cukup', en: 'Not enough data' },
    none: {
      id: 'Median dan ketepatan waktu tampil setelah ada 3 tanggapan dalam kurun ini.',
      en: 'Medians and the share on time show after 3 answers in this time.',
    },
  },
  /** On the badge of a list. */
  late: { id: 'Laporan dihentikan', en: 'Reports stopped' },
  lateNotice: {
    id: 'Perusahaan ini terlalu sering melewati tenggat penilaian, imbalan, atau perbaikan. Laporan baru belum diterima sampai tim platform membukanya lagi. Laporan yang sudah masuk tetap ditangani.',
    en: 'This company missed too many deadlines of rating, reward or fix. The program takes no new reports until the platform team opens it again. Reports already received go on.',
  },
  lateWaiting: { id: 'Menunggu tim platform membuka laporan baru', en: 'Waiting for the platform team to open new reports' },
  stopped: {
    title: ({ since }: { since: string }) => ({
      id: `Tidak menerima laporan baru sejak ${since}`,
      en: `Takes no new reports since ${since}`,
    }),
    counted: ({ kept, promises, days }: { kept: number; promises: number; days: number }) => ({
      id: `${kept} dari ${promises} janji penilaian, imbalan, dan perbaikan ditepati dalam ${days} hari, kurang dari separuhnya.`,
      en: `Promises of rating, reward and fix kept in ${days} days: ${kept} of ${promises}, less than half.`,
    }),
    next: {
      id: 'Laporan yang sudah masuk tetap berjalan. Selesaikan yang lewat tenggat; tim platform memeriksanya, lalu membuka program ini lagi.',
      en: 'Reports already received go on. Settle what is overdue; the platform team looks at it and opens the program again.',
    },
  },
  cleared: {
    title: ({ at }: { at: string }) => ({ id: `Dibuka lagi oleh tim platform, ${at}`, en: `Opened again by the platform team, ${at}` }),
    hint: { id: 'Tenggat yang terlewat sebelum itu tidak dihitung lagi.', en: 'Deadlines missed before that do not count any more.' },
  },
  clear: {
    title: { id: 'Buka lagi untuk laporan baru', en: 'Open for new reports again' },
    hint: {
      id: 'Tenggat yang terlewat sampai sekarang tidak dihitung lagi. Perusahaan mendapat kabar.',
      en: 'Deadlines missed until now do not count any more. The company is told.',
    },
    note: { id: 'Catatan untuk perusahaan', en: 'Note to the company' },
    noteHint: {
      id: 'Apa yang sudah beres dan apa yang perlu dijaga. Paling sedikit 20 karakter.',
      en: 'What has been settled, and what needs care. At least 20 characters.',
    },
    submit: { id: 'Buka program', en: 'Open the program' },
  },
  stoppedPrograms: ({ count }: { count: number }) => ({
    id: `${count} program tidak menerima laporan baru`,
    en: count === 1 ? '1 program takes no new reports' : `${count} programs take no new reports`,
  }),
})
