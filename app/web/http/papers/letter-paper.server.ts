import type { OwnLetter } from '#domain/program/letter/letter.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { letterWords } from '#i18n/letters.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { Paper } from '#infra/paper/paper.ts'
import { settings } from '#infra/settings.ts'
import { now } from '#kernel/clock.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/** An authorisation letter on paper with its state of this moment; the QR code leads to the state of later ones. */
export function letterPaper(letter: OwnLetter, locale: Locale): Promise<Buffer> {
  const words = wordsIn(letterWords, locale)
  const { brandName: brand } = settings()
  const paper = new Paper({ title: words.title, author: brand, locale, madeAt: now() })
  drawHead(paper, letter, locale)
  drawFacts(paper, letter, locale)
  const { scopeTypes } = wordsIn(programWords, locale)
  const { scope, outOfScope } = letter.policy
  drawSection(
    paper,
    words.paper.scope,
    scope.map(({ type, target, note }) => `• [${scopeTypes[type]}] ${target}${note ? ` (${note})` : ''}`),
  )
  drawSection(paper, words.paper.outOfScope, [
    ...outOfScope.map((item) => `• ${item}`),
    words.paper.outOfScopeRest,
  ])
  drawSection(paper, words.paper.methods, [words.paper.methodsText])
  drawSection(paper, '', [words.paper.law])
  drawSection(paper, '', [
    words.paper.made({ moment: momentText(now(), locale), state: words.states[letter.state] }),
  ])
  return paper.done()
}

function drawHead(paper: Paper, { code, company }: OwnLetter, locale: Locale): void {
  const words = wordsIn(letterWords, locale)
  const { brandName: brand, origin } = settings()
  const address = `${origin}${inLocale(`/letters/${code}`, locale)}`
  const beside = paper.width - 150
  paper.qr(address, { x: paper.doc.page.width - paper.margin - 120, y: 50, side: 120 })
  paper.say(brand, { size: 14, weight: 800, color: 'samudra' }, { y: 56, width: beside })
  paper.skip(6).say(words.paper.heading, { size: 20, weight: 600 }, { width: beside })
  paper.skip(4).say(`${words.paper.number}: ${code}`, { size: 9, color: 'soft' }, { width: beside })
  paper.say(`${words.paper.check} ${address}`, { size: 9, color: 'soft' }, { width: beside })
  paper.doc.y = Math.max(paper.doc.y + 14, 182)
  paper.rule('senja', 1.5).skip(12).say(words.paper.opening({ company }), { size: 11, gap: 4 }).skip(10)
}

function drawFacts(paper: Paper, letter: OwnLetter, locale: Locale): void {
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
  paper.pairs(facts, 140)
}

function drawSection(paper: Paper, title: string, lines: readonly string[]): void {
  paper.skip(9)
  if (title) paper.say(title, { size: 12, weight: 600, color: 'samudra' }).skip(2)
  for (const line of lines) paper.say(line, { size: 10, gap: 3 })
}
