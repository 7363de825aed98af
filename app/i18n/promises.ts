import { catalogue } from './catalogue.ts'

/** How a program keeps its promises. */
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
  },
})
