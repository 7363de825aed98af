import { catalogue } from './catalogue.ts'

/** How a program keeps its promises, and what happens where it does not. */
export const promiseWords = catalogue({
  id: {
    answers: {
      title: 'Waktu tanggapan',
      subtitle: ({ days }: { days: number }) =>
        `Median ${days} hari terakhir, tanpa waktu menunggu bughunter. Diperbarui sekali sehari.`,
      onTime: ({ share }: { share: string }) => `${share} tepat waktu`,
      few: 'Data belum cukup',
      none: 'Median dan ketepatan waktu tampil setelah ada 3 tanggapan dalam kurun ini.',
    },
    /** On the badge of a list. */
    late: 'Laporan dihentikan',
    lateNotice:
      'Perusahaan ini terlalu sering melewati tenggat penilaian, imbalan, atau perbaikan. Laporan baru belum diterima sampai tim platform membukanya lagi. Laporan yang sudah masuk tetap ditangani.',
    lateWaiting: 'Menunggu tim platform membuka laporan baru',
    stopped: {
      title: ({ since }: { since: string }) => `Tidak menerima laporan baru sejak ${since}`,
      counted: ({ kept, promises, days }: { kept: number; promises: number; days: number }) =>
        `${kept} dari ${promises} janji penilaian, imbalan, dan perbaikan ditepati dalam ${days} hari, kurang dari separuhnya.`,
      next: 'Laporan yang sudah masuk tetap berjalan. Selesaikan yang lewat tenggat; tim platform memeriksanya, lalu membuka program ini lagi.',
    },
    cleared: {
      title: ({ at }: { at: string }) => `Dibuka lagi oleh tim platform, ${at}`,
      hint: 'Tenggat yang terlewat sebelum itu tidak dihitung lagi.',
    },
    clear: {
      title: 'Buka lagi untuk laporan baru',
      hint: 'Tenggat yang terlewat sampai sekarang tidak dihitung lagi. Perusahaan mendapat kabar.',
      note: 'Catatan untuk perusahaan',
      noteHint: 'Apa yang sudah beres dan apa yang perlu dijaga. Paling sedikit 20 karakter.',
      submit: 'Buka program',
    },
    stoppedPrograms: ({ count }: { count: number }) => `${count} program tidak menerima laporan baru`,
  },
  en: {
    answers: {
      title: 'Response times',
      subtitle: ({ days }) =>
        `Medians of the last ${days} days, not counting time spent waiting for bughunters. Updated once a day.`,
      onTime: ({ share }) => `${share} on time`,
      few: 'Not enough data',
      none: 'Medians and the share on time show after 3 answers in this time.',
    },
    late: 'Reports stopped',
    lateNotice:
      'This company missed too many deadlines of rating, reward or fix. The program takes no new reports until the platform team opens it again. Reports already received go on.',
    lateWaiting: 'Waiting for the platform team to open new reports',
    stopped: {
      title: ({ since }) => `Takes no new reports since ${since}`,
      counted: ({ kept, promises, days }) =>
        `Promises of rating, reward and fix kept in ${days} days: ${kept} of ${promises}, less than half.`,
      next: 'Reports already received go on. Settle what is overdue; the platform team looks at it and opens the program again.',
    },
    cleared: {
      title: ({ at }) => `Opened again by the platform team, ${at}`,
      hint: 'Deadlines missed before that do not count any more.',
    },
    clear: {
      title: 'Open for new reports again',
      hint: 'Deadlines missed until now do not count any more. The company is told.',
      note: 'Note to the company',
      noteHint: 'What has been settled, and what needs care. At least 20 characters.',
      submit: 'Open the program',
    },
    stoppedPrograms: ({ count }) =>
      count === 1 ? '1 program takes no new reports' : `${count} programs take no new reports`,
  },
})
