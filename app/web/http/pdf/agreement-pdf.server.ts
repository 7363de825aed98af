import { now } from '@cakrawala/calendar/clock'
import { plainLines } from '@cakrawala/markdown/plain-text'
import type { AgreementDocument } from '#domain/program/agreement/agreement-queries.server.ts'
import { aroundDescription } from '#domain/program/agreement/agreement-text.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { momentText } from '#i18n/moment.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/**
 * The PDF document of an accepted agreement: the text to read, a page that states who accepted it, and when,
 * and, where the program's terms were written with marks, the text letter by letter as it was hashed.
 */
export async function agreementPdf(agreement: AgreementDocument, locale: Locale): Promise<Buffer> {
  const words = wordsIn(agreementWords, locale)
  const { brandName: brand } = settings()
  const title = words.paper.heading(agreement)
  const pdf = new PdfDocument({ title, author: brand, locale, madeAt: now() })
  pdf.say(brand, { size: 14, weight: 800, color: 'samudra' })
  pdf.skip(6).say(title, { size: 20, weight: 600 })
  const { companyName: company, version } = agreement
  pdf.skip(2).say(words.subtitle({ company, version }), { size: 10, color: 'soft' })
  pdf.skip(10).rule('senja', 1.5).skip(12)
  await drawText(pdf, agreement, 'id')
  if (locale === 'en') {
    pdf.doc.addPage()
    pdf.say(words.english, { size: 16, weight: 600 }).skip(2)
    pdf.say(words.paper.translation, { size: 10, color: 'soft' }).skip(10)
    await drawText(pdf, agreement, 'en')
  }
  drawAudit(pdf, agreement, locale)
  if (termsIn(agreement, 'id')) await drawAsSigned(pdf, agreement.text.id, locale)
  return pdf.done()
}

async function drawText(pdf: PdfDocument, agreement: AgreementDocument, locale: Locale): Promise<void> {
  const [before, after] = termsIn(agreement, locale) ?? [agreement.text[locale], null]
  const terms = after === null ? [] : [...plainLines(agreement.terms.html), ...partsOf(after)]
  await pdf.flow([...partsOf(before), ...terms], { size: 10, gap: 3 }, 7)
}

function partsOf(text: string): string[] {
  return text.trim().split(/\n{2,}/)
}

/** What is around the program's terms, where they were written with marks and can be shown as they are meant. */
function termsIn({ text, terms }: AgreementDocument, locale: Locale): [string, string] | null {
  const marked = terms.html !== '' && plainLines(terms.html).join('\n\n') !== terms.typed.trim()
  return marked ? aroundDescription(text[locale], terms.typed) : null
}

async function drawAsSigned(pdf: PdfDocument, text: string, locale: Locale): Promise<void> {
  const words = wordsIn(agreementWords, locale)
  pdf.doc.addPage()
  pdf.say(words.paper.asSigned, { size: 14, weight: 600 }).skip(4)
  pdf.say(words.paper.asSignedLead, { size: 9, color: 'soft' }).skip(10)
  await pdf.flow(text.split('\n\n'), { size: 8, gap: 2 }, 5)
}

function drawAudit(pdf: PdfDocument, agreement: AgreementDocument, locale: Locale): void {
  const words = wordsIn(agreementWords, locale)
  pdf.doc.addPage()
  pdf.say(words.paper.audit, { size: 18, weight: 600 }).skip(4)
  pdf.say(words.paper.auditLead, { size: 10.5, color: 'soft' }).skip(10)
  pdf.rule('senja', 1.5).skip(12)
  pdf.pairs(factsOf(agreement, locale), 140)
  if (agreement.letterCode) drawCheck(pdf, agreement.letterCode, locale)
  pdf.skip(12).say(words.paper.made({ moment: momentText(now(), locale) }), { size: 9, color: 'soft' })
}

function factsOf(agreement: AgreementDocument, locale: Locale): [string, string][] {
  const words = wordsIn(agreementWords, locale)
  const { signer, address, device, provenBy } = agreement
  return [
    [words.paper.document, agreement.hash],
    [words.versionName, String(agreement.version)],
    [words.since, momentText(agreement.versionAt, locale)],
    [words.hash, agreement.textHash],
    [words.bughunter, agreement.bughunter],
    ...(signer ? [[words.paper.name, signer.fullName] satisfies [string, string]] : []),
    ...(signer?.nikLast4
      ? [[words.paper.nik, `••••••••••••${signer.nikLast4}`] satisfies [string, string]]
      : []),
    [words.acceptedAt, momentText(agreement.acceptedAt, locale)],
    ...(provenBy ? [[words.provenBy, words.proofs[provenBy]] satisfies [string, string]] : []),
    ...(address ? [[words.address, address] satisfies [string, string]] : []),
    ...(device ? [[words.device, device] satisfies [string, string]] : []),
    [words.paper.method, words.paper.methodText],
  ]
}

function drawCheck(pdf: PdfDocument, code: string, locale: Locale): void {
  const words = wordsIn(agreementWords, locale)
  const address = `${settings().origin}${inLocale(`/letters/${code}`, locale)}`
  const { y } = pdf.skip(16).doc
  pdf.qr(address, { x: pdf.margin, y, side: 110 })
  const beside = { x: pdf.margin + 126, width: pdf.width - 126 }
  pdf.say(words.paper.check, { size: 10 }, { ...beside, y: y + 12 })
  pdf.say(address, { size: 9, color: 'soft' }, beside)
  pdf.doc.y = y + 118
}
