import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'
import { rewardStateEntries } from './reward-states.ts'

const spans = catalogue({
  minutes: ({ count }: { count: string }) => ({ id: `${count} menit`, en: count === '1' ? '1 minute' : `${count} minutes` }),
  hours: ({ count }: { count: string }) => ({ id: `${count} jam`, en: count === '1' ? '1 hour' : `${count} hours` }),
  days: ({ count }: { count: string }) => ({ id: `${count} hari`, en: count === '1' ? '1 day' : `${count} days` }),
})
const tongues = { id: 'id-ID', en: 'en' } as const satisfies Record<Locale, string>

/** `1.250`; English spells it `1,250`. At most `decimals` of them, none unless asked for. */
export function numberText(number: number, locale: Locale, decimals = 0): string {
  return new Intl.NumberFormat(tongues[locale], { maximumFractionDigits: decimals }).format(number)
}

/** `83%` of a share between 0 and 1. */
export function percentText(share: number, locale: Locale): string {
  return `${numberText(Math.round(share * 100), locale)}%`
}

/** How long something took, rounded for reading: `40 menit`, `7 jam`, `2,5 hari`. */
export function spanText(hours: number, locale: Locale): string {
  const words = wordsIn(spans, locale)
  if (hours < 1) return words.minutes({ count: numberText(Math.max(1, Math.round(hours * 60)), locale) })
  if (hours < 48) return words.hours({ count: numberText(Math.round(hours), locale) })
  return words.days({ count: numberText(hours / 24, locale, hours < 240 ? 1 : 0) })
}

type Count = { count: number }
type Span = { from: string; to: string }

/** Charts and short lists of the home pages. */
export const dashboardWords = catalogue({
  span: ({ from, to }: Span) => ({ id: `${from} – ${to}`, en: `${from} – ${to}` }),
  clocks: {
    title: { id: 'Tenggat berikutnya', en: 'Next deadlines' },
    risk: { id: 'Tenggat yang perlu dijaga', en: 'Deadlines to watch' },
    all: ({ all, overdue, soon }: { all: number; overdue: number; soon: number }) => ({
      id: `${all} berjalan: ${overdue} lewat, ${soon} hampir jatuh tempo`,
      en: `${all} running: ${overdue} past due, ${soon} due soon`,
    }),
    atRisk: ({ overdue, soon }: { overdue: number; soon: number }) => ({
      id: `${overdue} lewat, ${soon} hampir jatuh tempo`,
      en: `${overdue} past due, ${soon} due soon`,
    }),
    none: { id: 'Tidak ada tenggat yang berjalan.', en: 'No deadline is running.' },
    calm: { id: 'Tidak ada tenggat yang hampir lewat.', en: 'No deadline is near.' },
    due: ({ due }: { due: string }) => ({ id: `Paling lambat ${due}`, en: `Due ${due}` }),
    soon: ({ due }: { due: string }) => ({ id: `Hampir: ${due}`, en: `Due soon: ${due}` }),
  },
  points: {
    title: { id: 'Poin dan peringkat 12 bulan', en: 'Points and rank over 12 months' },
    points: { id: 'Poin yang masuk tiap bulan', en: 'Points each month' },
    rank: { id: 'Peringkat pada akhir tiap bulan', en: 'Rank at the end of each month' },
    none: { id: 'Laporan pertamamu yang dinilai valid memulai grafik ini.', en: 'Your first valid report begins this chart.' },
    noRank: { id: '–', en: '–' },
  },
  money: {
    title: { id: 'Imbalan', en: 'Rewards' },
    guaranteed: { id: 'Dijamin perusahaan', en: 'Guaranteed by companies' },
    guaranteedCount: ({ count }: Count) => ({ id: `${count} laporan`, en: count === 1 ? '1 report' : `${count} reports` }),
    offered: { id: 'Uji ulang yang menunggu', en: 'Retests under way' },
    states: rewardStateEntries,
    tax: ({ amount }: { amount: string }) => ({ id: `setelah pajak ${amount}`, en: `after ${amount} tax` }),
    action: { id: 'Lihat rincian', en: 'See the details' },
  },
  news: {
    title: { id: 'Kabar program yang kamu ikuti', en: 'News of programs you joined' },
    kinds: {
      'program.announced': () => ({ id: 'Pengumuman baru', en: 'New announcement' }),
      'program.edited': ({ version }: { version: number | null }) => ({
        id: version === null ? 'Aturan diperbarui' : `Aturan versi ${version} berlaku`,
        en: version === null ? 'The policy was updated' : `Policy version ${version} is in force`,
      }),
      'program.paused': () => ({ id: 'Dijeda: laporan baru belum diterima', en: 'Paused: no new reports for now' }),
      'program.resumed': () => ({ id: 'Dibuka kembali', en: 'Open again' }),
      'program.ended': () => ({ id: 'Berakhir', en: 'Ended' }),
    },
    agree: { id: 'Setujui aturan baru', en: 'Agree to the new policy' },
  },
  report: {
    title: { id: 'Siap menerima laporanmu', en: 'Ready for your report' },
    action: { id: 'Kirim laporan', en: 'Send a report' },
    named: ({ program }: { program: string }) => ({ id: `Kirim laporan ke ${program}`, en: `Send a report to ${program}` }),
  },
  stages: { title: { id: 'Laporan terbuka menurut tahap', en: 'Open reports by stage' } },
  times: {
    title: { id: 'Waktu tanggapan dibanding janji layanan', en: 'Response times against our promises' },
    subtitle: ({ days }: { days: number }) => ({
      id: `Median ${days} hari terakhir, tanpa waktu menunggu bughunter`,
      en: `Medians of the last ${days} days, not counting time spent waiting for bughunters`,
    }),
    kind: { id: 'Janji layanan', en: 'Promise' },
    promise: { id: 'Batas', en: 'Limit' },
    median: { id: 'Median', en: 'Median' },
    onTime: { id: 'Tepat waktu', en: 'On time' },
    few: ({ answers }: { answers: number }) => ({
      id: `Belum cukup data: ${answers} dari 3 jawaban`,
      en: `Not enough data: ${answers} of 3 answers`,
    }),
    answers: ({ due }: { due: number }) => ({ id: `dari ${due}`, en: `of ${due}` }),
    promises: {
      first_response: { id: '1 hari kerja', en: '1 business day' },
      triage: { id: '3 hari kerja, kritis 24 jam', en: '3 business days, critical 24 hours' },
      rating: { id: '5 hari kerja', en: '5 business days' },
      reward: { id: '5 hari kerja', en: '5 business days' },
      fix: { id: '7–90 hari menurut tingkat', en: '7–90 days by severity' },
      appeal_answer: { id: '3 hari kerja', en: '3 business days' },
    },
  },
  severity: {
    title: { id: 'Laporan valid menurut tingkat risiko', en: 'Valid reports by severity' },
    all: { id: 'Semua', en: 'All' },
    none: { id: 'Grafik ini dimulai dengan laporan valid pertama.', en: 'The first valid report begins this chart.' },
  },
  spending: {
    title: { id: 'Pengeluaran dan saldo', en: 'Spending and balance' },
    columns: { id: 'Imbalan, hadiah, uji ulang, dan biaya tiap bulan', en: 'Rewards, prizes, retests and fees each month' },
    total: ({ amount, months }: { amount: string; months: number }) => ({
      id: `${amount} dalam ${months} bulan`,
      en: `${amount} in ${months} months`,
    }),
    reach: ({ months }: { months: string }) => ({
      id: `Dengan laju ini saldo cukup untuk ${months} bulan.`,
      en: `At this pace the balance lasts ${months} months.`,
    }),
    reachNone: { id: 'Belum ada imbalan yang dibayarkan.', en: 'No reward was paid yet.' },
    reachLong: { id: 'Dengan laju ini saldo cukup untuk lebih dari setahun.', en: 'At this pace the balance lasts more than a year.' },
    balance: { id: 'Tersedia', en: 'Available' },
    reserved: { id: 'Disisihkan', en: 'Reserved' },
  },
  ending: {
    title: { id: 'Segera berakhir', en: 'Ending soon' },
    left: ({ days, date }: { days: number; date: string }) => ({
      id: days === 0 ? `Hari ini hari terakhir, ${date}` : `${days} hari lagi, sampai ${date}`,
      en: days === 0 ? `Today is the last day, ${date}` : `${days === 1 ? '1 day' : `${days} days`} left, until ${date}`,
    }),
    paused: { id: 'dijeda', en: 'paused' },
  },
  weeks: {
    title: { id: 'Volume per minggu', en: 'Volume by week' },
    subtitle: { id: 'Minggu dimulai hari Senin', en: 'Weeks begin on Monday' },
    received: { id: 'Laporan masuk', en: 'Reports received' },
    decided: { id: 'Keputusan verifikasi', en: 'Triage decisions' },
  },
  kept: {
    title: { id: 'Janji program tepat waktu', en: 'Promises programs kept' },
    program: { id: 'Program', en: 'Program' },
    subtitle: ({ days }: { days: number }) => ({
      id: `Penilaian, imbalan, dan perbaikan, ${days} hari terakhir`,
      en: `Rating, reward and fix, last ${days} days`,
    }),
    below: ({ below, judged }: { below: number; judged: number }) => ({
      id: `${below} dari ${judged} program di bawah 50%`,
      en: `${below} of ${judged} programs below 50%`,
    }),
    share: ({ share, kept, promises }: { share: string; kept: number; promises: number }) => ({
      id: `${share} (${kept} dari ${promises})`,
      en: `${share} (${kept} of ${promises})`,
    }),
    low: { id: 'Di bawah 50%', en: 'Below 50%' },
    none: { id: 'Belum ada program dengan 3 janji dalam kurun ini.', en: 'No program made 3 promises in this time yet.' },
  },
  desks: {
    publications: { id: 'Publikasi', en: 'Publications' },
    publicationsHint: ({ articles, tellings, since }: { articles: number; tellings: number; since: string }) => ({
      id: `${articles} artikel, ${tellings} cerita laporan, tertua sejak ${since}`,
      en: `To review: ${articles}. Reports to publish: ${tellings}. Oldest since ${since}`,
    }),
    accounts: { id: 'Rekening diperiksa', en: 'Accounts to check' },
    oldestReport: ({ since }: { since: string }) => ({ id: `Tertua sejak ${since}`, en: `Oldest since ${since}` }),
  },
  incident: {
    deadlines: { id: 'Batas pemberitahuan', en: 'Limits of notice' },
    pdp: { id: '3×24 jam bila data pribadi bocor', en: '3 × 24 h where personal data leaked' },
    iiv: { id: '1×24 jam bila infrastruktur vital', en: '1 × 24 h for vital infrastructure' },
    off: { id: 'tidak berlaku', en: 'does not apply' },
    none: { id: 'Selesai', en: 'Done' },
  },
})
