import { catalogue } from './catalogue.ts'

export const leaderboardWords = catalogue({
  title: { id: 'Papan peringkat', en: 'Leaderboard' },
  hint: {
    id: 'Bughunter Indonesia menurut poin. Hanya laporan yang valid yang dihitung.',
    en: 'Bughunters in Indonesia, ranked by points. Only valid reports count.',
  },
  periods: { id: 'Rentang waktu', en: 'Period' },
  all: { id: 'Semua', en: 'All' },
  month: { id: 'Bulan ini', en: 'This month' },
  december: { id: 'Desember', en: 'December' },
  rank: { id: 'Peringkat', en: 'Rank' },
  name: { id: 'Nama', en: 'Name' },
  points: { id: 'Poin', en: 'Points' },
  vulnerabilities: { id: 'Total kerentanan', en: 'Total vulnerabilities' },
  severe: { id: 'Kritis dan tinggi', en: 'Critical and High' },
  ratio: { id: 'Rasio valid', en: 'Valid ratio' },
  noRatio: { id: 'Belum cukup data', en: 'Too few reports yet' },
  you: { id: 'Kamu', en: 'You' },
  yourPlace: ({ rank, points }: { rank: number; points: number }) => ({
    id: `Kamu di peringkat ${rank} dengan ${points} poin`,
    en: `You rank #${rank} with ${points === 1 ? '1 point' : `${points} points`}`,
  }),
  notListed: {
    id: 'Kamu belum masuk papan ini. Laporan valid pertamamu akan membawamu ke sini.',
    en: 'You are not on this board yet. Your first valid report brings you here.',
  },
  notInPeriod: { id: 'Kamu belum mendapat poin pada rentang waktu ini.', en: 'You have no points in this period yet.' },
  rules: {
    id: 'Poin sama? Yang lebih dulu: temuan kritis dan tinggi lebih banyak, lalu rasio valid, lalu temuan terakhir paling awal. Poin dari program privat masuk sehari kemudian.',
    en: 'Same points? More Critical and High findings rank first, then the higher valid ratio, then the earlier latest finding. Points from private programs arrive a day later.',
  },
  empty: {
    title: { id: 'Belum ada poin pada rentang ini', en: 'No points in this period yet' },
    text: { id: 'Poin masuk begitu laporan valid dinilai.', en: 'Points are added when valid reports are rated.' },
  },
  unknown: {
    title: { id: 'Rentang waktu ini tidak tersedia', en: 'This period is not available' },
    text: { id: 'Pilih salah satu rentang di atas.', en: 'Choose one of the periods above.' },
  },
  emptyAction: { id: 'Lihat semua', en: 'Show all' },
  fame: {
    title: { id: 'Hall of fame program ini', en: 'Hall of fame of this program' },
    hint: {
      id: 'Bughunter dengan laporan valid di program ini, menurut poin yang diperoleh di sini.',
      en: 'Bughunters with valid reports in this program, ranked by the points they earned here.',
    },
    empty: { id: 'Belum ada bughunter dengan laporan valid di program ini.', en: 'No bughunter has a valid report in this program yet.' },
  },
  pages: {
    label: { id: 'Halaman', en: 'Pages' },
    previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
    next: { id: 'Halaman berikutnya', en: 'Next page' },
    summary: ({ total }: { total: number }) => ({ id: `${total} bughunter`, en: total === 1 ? '1 bughunter' : `${total} bughunters` }),
  },
})
