import { catalogue } from './catalogue.ts'

export const leaderboardWords = catalogue({
  id: {
    title: 'Papan peringkat',
    hint: 'Bughunter Indonesia menurut poin. Hanya laporan yang valid yang dihitung.',
    periods: 'Rentang waktu',
    all: 'Semua',
    month: 'Bulan ini',
    december: 'Desember',
    rank: 'Peringkat',
    name: 'Nama',
    points: 'Poin',
    vulnerabilities: 'Total kerentanan',
    severe: 'Kritis dan tinggi',
    ratio: 'Rasio valid',
    noRatio: 'Belum cukup data',
    you: 'Kamu',
    yourPlace: ({ rank, points }: { rank: number; points: number }) =>
      `Kamu di peringkat ${rank} dengan ${points} poin`,
    notListed: 'Kamu belum masuk papan ini. Laporan valid pertamamu akan membawamu ke sini.',
    rules:
      'Poin sama? Yang lebih dulu: temuan kritis dan tinggi lebih banyak, lalu rasio valid, lalu temuan terakhir paling awal. Poin dari program privat masuk sehari kemudian.',
    empty: { title: 'Belum ada poin pada rentang ini', text: 'Poin datang saat laporan valid dinilai.' },
    unknown: { title: 'Rentang waktu ini tidak tersedia', text: 'Pilih salah satu rentang di atas.' },
    emptyAction: 'Lihat semua',
    fame: {
      title: 'Hall of fame program ini',
      hint: 'Bughunter dengan laporan valid di program ini, menurut poin yang diperoleh di sini.',
      empty: 'Belum ada bughunter dengan laporan valid di program ini.',
    },
    pages: {
      label: 'Halaman',
      previous: 'Halaman sebelumnya',
      next: 'Halaman berikutnya',
      summary: ({ total }: { total: number }) => `${total} bughunter`,
    },
  },
  en: {
    title: 'Leaderboard',
    hint: 'The bughunters of Indonesia by points. Only valid reports count.',
    periods: 'Period',
    all: 'All',
    month: 'This month',
    december: 'December',
    rank: 'Rank',
    name: 'Name',
    points: 'Points',
    vulnerabilities: 'Total vulnerabilities',
    severe: 'Critical and High',
    ratio: 'Valid ratio',
    noRatio: 'Too few reports yet',
    you: 'You',
    yourPlace: ({ rank, points }: { rank: number; points: number }) =>
      `You are at rank ${rank} with ${points} points`,
    notListed: 'You are not on this board yet. Your first valid report brings you here.',
    rules:
      'Same points? More Critical and High first, then the valid ratio, then the earliest last find. Points of private programs arrive a day later.',
    empty: { title: 'No points in this period yet', text: 'Points come when valid reports are rated.' },
    unknown: { title: 'This period is not available', text: 'Choose one of the periods above.' },
    emptyAction: 'Show all',
    fame: {
      title: 'Hall of fame of this program',
      hint: 'Bughunters with valid reports in this program, by the points they earned here.',
      empty: 'No bughunter has a valid report in this program yet.',
    },
    pages: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      summary: ({ total }: { total: number }) => (total === 1 ? '1 bughunter' : `${total} bughunters`),
    },
  },
})
