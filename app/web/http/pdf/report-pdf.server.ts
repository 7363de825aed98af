import { now } from '@cakrawala/calendar/clock'
import { plainLines } from '@cakrawala/markdown/plain-text'
import type { ReportCore } from '#domain/report/report-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { momentText } from '#i18n/moment.ts'
import { reportWords } from '#i18n/report.ts'
import { classFacts } from '#i18n/report-class.ts'
import { ratingChange, reportReadingWords } from '#i18n/report-reading.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { foldTimeline } from '#web/parts/report/fold-timeline.ts'
import { partyNames } from '#web/parts/report/party-names.ts'
import { timelineSentences } from '#web/parts/report/timeline-sentences.ts'

/** The PDF document of a report, made of nothing but what its reader's page shows. */
export async function reportPdf(report: ReportCore, locale: Locale): Promise<Buffer> {
  const words = wordsIn(reportWords, locale)
  const reading = wordsIn(reportReadingWords, locale)
  const { brandName: brand } = settings()
  const pdf = new PdfDocument({
    title: [report.code, report.title].filter(Boolean).join(' '),
    author: brand,
    locale,
    madeAt: now(),
  })
  drawHead(pdf, report, locale)
  pdf.pairs(factsOf(report, locale), 140)
  if (report.closeNote) await drawText(pdf, words.body.closeNote, [report.closeNote])
  if (report.summary) {
    const by = reading.summary.by[report.summary.by]({ moment: momentText(report.summary.at, locale) })
    await drawText(pdf, reading.summary.title, [report.summary.text, by])
  }
  await drawText(pdf, words.body.poc, plainLines(report.pocHtml))
  await drawText(pdf, words.body.impact, plainLines(report.impactHtml))
  await drawText(pdf, words.body.recommendation, plainLines(report.recommendationHtml))
  await drawText(pdf, reading.ledger.title, ledgerOf(report, locale))
  const files = report.files.map(({ name }) => `• ${name}`)
  if (files.length > 0) await drawText(pdf, words.paper.files, files)
  await drawText(pdf, reading.timeline.title, timelineOf(report, locale))
  pdf.skip(12).say(words.paper.made({ moment: momentText(now(), locale) }), { size: 9, color: 'soft' })
  return pdf.done()
}

function drawHead(pdf: PdfDocument, report: ReportCore, locale: Locale): void {
  const words = wordsIn(reportWords, locale)
  const { brandName: brand } = settings()
  pdf.say(brand, { size: 14, weight: 800, color: 'samudra' })
  pdf.skip(6).say(report.title, { size: 20, weight: 600 })
  const level = report.riskLevel ?? report.triagedLevel ?? report.claimedLevel
  const stage = report.closeReason ? words.closeReasons[report.closeReason] : words.stages[report.stage]
  const line = [report.code, words.bands[bandOf(level)], stage].filter(Boolean).join(' · ')
  pdf.skip(2).say(line, { size: 11, color: 'soft' })
  pdf.skip(2).say(words.paper.confidential, { size: 9.5, weight: 600, color: 'bata' })
  pdf.skip(8).rule('senja', 1.5).skip(12)
}

function factsOf(report: ReportCore, locale: Locale): [string, string][] {
  const { facts, fixes } = wordsIn(reportWords, locale)
  const at = (moment: Date | null) => (moment ? momentText(moment, locale) : facts.none)
  const { cvssScore, cvssVector } = report
  const { vrt, cwe } = classFacts(report, locale)
  return [
    [facts.program, `${report.program.title} · ${report.program.companyName}`],
    [facts.bughunter, report.reporter.username],
    [facts.target, report.target || facts.none],
    [facts.foundAt, at(report.foundAt)],
    [facts.submittedAt, at(report.submittedAt)],
    [facts.vrt, vrt ?? facts.none],
    [facts.cwe, cwe ?? facts.none],
    [facts.cvss, cvssVector === null ? facts.none : `${cvssScore?.toFixed(1) ?? ''} ${cvssVector}`.trim()],
    [facts.vulnerability, fixes[report.fix]],
    [facts.language, facts.indonesian],
    [facts.policyVersion, String(report.policyVersion.pinned)],
  ]
}

function ledgerOf({ ratings }: ReportCore, locale: Locale): string[] {
  const { ledger } = wordsIn(reportReadingWords, locale)
  if (ratings.length === 0) return [ledger.empty]
  return ratings.map(({ fromLevel, toLevel, reason, at }) => {
    const change = `${momentText(at, locale)}: ${ratingChange(fromLevel, toLevel, locale)}`
    return reason ? `${change}\n${reason}` : change
  })
}

/** More steps than this are counted in place of the oldest. */
const mostSteps = 500

/** The steps its reader's page shows, without notes that some on the report may not read: a document is passed on. */
function timelineOf({ timeline, program: { companyName } }: ReportCore, locale: Locale): string[] {
  const { timeline: words } = wordsIn(reportReadingWords, locale)
  const nameOf = partyNames(locale, { companyName, brand: settings().brandName })
  const sentenceOf = timelineSentences(locale, nameOf)
  const rows = foldTimeline(timeline.filter((one) => one.kind === 'event' || one.audience === 'all'))
  const earlier = Math.max(rows.length - mostSteps, 0)
  const steps = rows.slice(earlier).flatMap(({ event, comment }) => {
    const { at, by } = (event ?? comment)!
    const said = event ? sentenceOf(event) : words.comment({ who: nameOf(by) })
    return [`${momentText(at, locale)} · ${said}`, ...(comment ? plainLines(comment.bodyHtml) : [])]
  })
  if (rows.length === 0) return [words.empty]
  return earlier > 0 ? [words.earlier({ count: earlier }), ...steps] : steps
}

async function drawText(pdf: PdfDocument, title: string, blocks: readonly string[]): Promise<void> {
  pdf.skip(12).say(title, { size: 13, weight: 600, color: 'samudra' }).skip(3)
  await pdf.flow(blocks, { size: 10, gap: 3 }, 5)
}
