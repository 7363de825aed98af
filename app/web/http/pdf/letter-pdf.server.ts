import { now } from '@cakrawala/calendar/clock'
import type { OwnLetter } from '#domain/program/letter/letter-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { letterWords } from '#i18n/letters.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/**
 * The PDF document of an authorisation letter with its state of this moment; the QR code leads to the state of later
 * ones.
 */
export function letterPdf(letter: OwnLetter, locale: Locale): Promise<Buffer> {
  const words = wordsIn(letterWords, locale)
  const { brandName: brand } = settings()
  const pdf = new PdfDocument({ title: words.title, author: brand, locale, madeAt: now() })
  drawHead(pdf, letter, locale)
  drawFacts(pdf, letter, locale)
  const { scopeTypes } = wordsIn(programWords, locale)
  const { scope, outOfScope } = letter.policy
  drawSection(
    pdf,
    words.paper.scope,
    scope.map(({ type, target, note }) => `• [${scopeTypes[type]}] ${target}${note ? ` (${note})` : ''}`),
  )
  drawSection(pdf, words.paper.outOfScope, [
    ...outOfScope.map((item) => `• ${item}`),
    words.paper.outOfScopeRest,
  ])
  drawSection(pdf, words.paper.methods, [words.paper.methodsText])
  drawSection(pdf, '', [words.paper.law])
  drawSection(pdf, '', [
    words.paper.made({ moment: momentText(now(), locale), state: words.states[letter.state] }),
  ])
  return pdf.done()
}

function drawHead(pdf: PdfDocument, { code, company }: OwnLetter, locale: Locale): void {
  const words = wordsIn(letterWords, locale)
  const { brandName: brand, origin } = settings()
  const address = `${origin}${inLocale(`/letters/${code}`, locale)}`
  const beside = pdf.width - 150
  pdf.qr(address, { x: pdf.doc.page.width - pdf.margin - 120, y: 50, side: 120 })
  pdf.say(brand, { size: 14, weight: 800, color: 'samudra' }, { y: 56, width: beside })
  pdf.skip(6).say(words.paper.heading, { size: 20, weight: 600 }, { width: beside })
  pdf.skip(4).say(`${words.paper.number}: ${code}`, { size: 9, color: 'soft' }, { width: beside })
  pdf.say(`${words.paper.check} ${address}`, { size: 9, color: 'soft' }, { width: beside })
  pdf.doc.y = Math.max(pdf.doc.y + 14, 182)
  pdf.rule('senja', 1.5).skip(12).say(words.paper.opening({ company }), { size: 11, gap: 4 }).skip(10)
}

function drawFacts(pdf: PdfDocument, letter: OwnLetter, locale: Locale): void {
  const words = wordsIn(letterWords, locale)
  const until = dateText(new Date(`${letter.until}T00:00:00+07:00`), locale)
  const facts: [string, string][] = [
    [words.bughunter, letter.bughunter],
    ...(letter.fullName ? [[words.paper.fullName, letter.fullName] satisfies [string, string]] : []),
    [words.company, letter.company],
    [words.program, letter.policy.title],
    [words.paper.dates, words.paper.range({ from: dateText(letter.from, locale), until })],
    [words.version, String(letter.version)],
    [words.hash, letter.textHash],
  ]
  pdf.pairs(facts, 140)
}

function drawSection(pdf: PdfDocument, title: string, lines: readonly string[]): void {
  pdf.skip(9)
  if (title) pdf.say(title, { size: 12, weight: 600, color: 'samudra' }).skip(2)
  for (const line of lines) pdf.say(line, { size: 10, gap: 3 })
}
