import type { Locale } from '#kernel/locale.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { catalogue, wordsIn } from './catalogue.ts'
import { reportWords } from './report.ts'
import { reportTimeline } from './report-events-timeline.ts'

type Who = { who: string }
type Change = { from: string; to: string }
type Rated = Who & { change: string }

/** What happened to a report: its history, moves, comments, files and the ledger of its severity. */
export const reportReadingWords = catalogue({
  summary: {
    title: { id: 'Ringkasan bahasa Inggris', en: 'English summary' },
    language: { id: 'Bahasa Inggris', en: 'English' },
    by: {
      reporter: ({ moment }: { moment: string }) => ({ id: `Ditulis bughunter, ${moment}`, en: `Written by the bughunter, ${moment}` }),
      operator: ({ moment }: { moment: string }) => ({
        id: `Ditulis tim platform, ${moment}`,
        en: `Written by the platform team, ${moment}`,
      }),
    },
    write: { id: 'Tulis ringkasan bahasa Inggris', en: 'Write an English summary' },
    edit: { id: 'Ubah ringkasan', en: 'Change the summary' },
    field: { id: 'Ringkasan', en: 'Summary' },
    hint: {
      id: 'Apa celahnya, apa dampaknya, dan apa yang perlu dilakukan, dalam bahasa Inggris. Paling banyak 4.000 karakter; semua yang boleh membaca laporan ini dapat membacanya.',
      en: 'What the flaw is, what it allows and what should be done. At most 4,000 characters; everyone who may read this report reads it.',
    },
    save: { id: 'Simpan ringkasan', en: 'Save the summary' },
  },
  parties: {
    reporter: { id: 'Bughunter', en: 'Bughunter' },
    operator: ({ brand }: { brand: string }) => ({ id: `Tim ${brand}`, en: `${brand} team` }),
    system: { id: 'Sistem', en: 'System' },
  },
  files: {
    title: { id: 'Lampiran', en: 'Attachments' },
    kilobytes: ({ kilobytes }: { kilobytes: number }) => ({ id: `${kilobytes} KB`, en: `${kilobytes} KB` }),
    megabytes: ({ megabytes }: { megabytes: number }) => ({ id: `${megabytes} MB`, en: `${megabytes} MB` }),
    video: ({ name }: { name: string }) => ({ id: `Video ${name}`, en: `Video ${name}` }),
    secrets: {
      id: 'Berisi data masuk, misalnya header Authorization atau Cookie. Isinya tidak kami ubah.',
      en: 'Holds credentials, such as Authorization or Cookie headers. We did not change its content.',
    },
    download: ({ name }: { name: string }) => ({ id: `Unduh ${name}`, en: `Download ${name}` }),
    remove: { id: 'Hapus', en: 'Remove' },
  },
  timeline: {
    title: { id: 'Riwayat', en: 'History' },
    empty: { id: 'Belum ada riwayat.', en: 'Nothing has happened yet.' },
    comment: ({ who }: Who) => ({ id: `${who} menulis`, en: `${who} wrote` }),
    earlier: ({ count }: { count: number }) => ({
      id: `${count} entri sebelumnya`,
      en: `${count} earlier entries`,
    }),
    events: reportTimeline,
  },
  comments: {
    title: { id: 'Tulis komentar', en: 'Write a comment' },
    body: { id: 'Komentar', en: 'Comment' },
    bodyHint: {
      id: 'Markdown didukung. Komentar tidak dapat diubah setelah dikirim.',
      en: 'Markdown works. A comment cannot be changed once sent.',
    },
    audience: { id: 'Siapa yang membaca', en: 'Who reads it' },
    all: { id: 'Semua pihak dalam laporan', en: 'Everyone on the report' },
    company: { id: 'Perusahaan dan tim platform', en: 'The company and the platform team' },
    company_own: { id: 'Perusahaan Anda saja', en: 'Only your company' },
    hello: { id: 'Tim platform saja', en: 'The platform team only' },
    send: { id: 'Kirim komentar', en: 'Send comment' },
  },
  audiences: {
    all: { id: 'Semua pihak', en: 'Everyone' },
    company: { id: 'Tanpa bughunter', en: 'Without the bughunter' },
    company_own: { id: 'Catatan perusahaan', en: 'Company note' },
    hello: { id: 'Catatan tim platform', en: 'Platform team note' },
  },
  ledger: {
    title: { id: 'Riwayat tingkat risiko', en: 'Risk level history' },
    empty: { id: 'Belum ada penilaian selain klaim bughunter.', en: 'No rating yet besides the bughunter’s claim.' },
    entry: ({ who, change }: Rated) => ({ id: `${who}: ${change}`, en: `${who}: ${change}` }),
    change: ({ from, to }: Change) => ({
      id: from === to ? `tetap ${to}` : `${from} → ${to}`,
      en: from === to ? `stays ${to}` : `${from} → ${to}`,
    }),
    metric: ({ metric, from, to }: { metric: string; from: string; to: string }) => ({
      id: `${metric}: ${from} → ${to}`,
      en: `${metric}: ${from} → ${to}`,
    }),
  },
})

/**
 * What a rating changed, with the number beside the band, since both levels may lie in one band: "Sedang 6 →
 * Sedang 5".
 * @param from null where no level was set
 */
export function ratingChange(from: RiskLevel | null, to: RiskLevel | null, locale: Locale): string {
  const { bands } = wordsIn(reportWords, locale)
  const said = (level: RiskLevel | null) => [bands[bandOf(level)], level].filter((one) => one !== null).join(' ')
  return wordsIn(reportReadingWords, locale).ledger.change({ from: said(from), to: said(to) })
}
