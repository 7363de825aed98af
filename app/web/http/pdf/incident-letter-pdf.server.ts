import { now } from '@cakrawala/calendar/clock'
import { incidentMailbox } from '#domain/incident/incident.ts'
import type { IncidentAssessment, IncidentForHandler } from '#domain/incident/incident-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentLetterPaper } from '#i18n/incident-report.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'

const words = incidentLetterPaper
const prose = { size: 10.5, gap: 3 }

/** The letter about a judged ticket to the response team of its sector, in Indonesian, in its current state. */
export async function incidentLetterPdf(
  ticket: IncidentForHandler,
  assessment: IncidentAssessment,
): Promise<Buffer> {
  const { brandName: brand } = settings()
  const title = words.title({ code: ticket.code })
  const pdf = new PdfDocument({ title, author: brand, locale: 'id', madeAt: now() })
  drawHead(pdf, ticket)
  drawSection(pdf, words.contact)
  pdf.pairs(contactFacts(ticket), 160)
  drawSection(pdf, words.about)
  pdf.pairs(incidentFacts(ticket, assessment), 160)
  await pdf.skip(4).flow([ticket.description], prose, 0)
  drawSection(pdf, words.chronology)
  await pdf.flow([assessment.chronology], prose, 0)
  drawSection(pdf, words.impact)
  await pdf.flow([assessment.impact], prose, 0)
  pdf.skip(18).say(words.closing, { size: 10.5 }).say(brand, { size: 10.5, weight: 600 })
  pdf.skip(14).say(words.made({ moment: momentText(now(), 'id') }), { size: 9, color: 'soft' })
  return pdf.done()
}

function drawHead(pdf: PdfDocument, { code }: IncidentForHandler): void {
  pdf.say(settings().brandName, { size: 14, weight: 800, color: 'samudra' })
  pdf.skip(6).say(words.heading, { size: 20, weight: 600 })
  pdf.skip(6).rule('senja', 1.5).skip(12)
  const facts = [[words.number, code] as const, [words.date, dateText(now(), 'id')] as const]
  pdf.pairs(facts, 160)
  pdf.skip(8).say(words.to, { size: 11, weight: 600 }).say(words.copy, { size: 10.5 })
  pdf.skip(8).say(words.opening, { size: 10.5, gap: 3 })
}

function contactFacts({ name, email }: IncidentForHandler): [string, string][] {
  const { brandName: brand, brandEmailDomain } = settings()
  return [
    [words.facts.reporter, `${name} <${email}>`],
    [words.facts.responder, `${brand} <${incidentMailbox}@${brandEmailDomain}>`],
  ]
}

function incidentFacts(ticket: IncidentForHandler, judged: IncidentAssessment): [string, string][] {
  const { kinds, severities } = wordsIn(incidentWords, 'id')
  const { facts } = words
  return [
    [facts.incident, ticket.title],
    [facts.system, ticket.application],
    [facts.kind, kinds[judged.kind]],
    [facts.severity, severities[judged.severity]],
    [facts.vital, judged.vital ? words.yes : words.no],
    [facts.personalData, judged.personalData ? words.yes : words.no],
    [facts.received, momentText(ticket.receivedAt, 'id')],
  ]
}

function drawSection(pdf: PdfDocument, title: string): void {
  pdf.skip(12).say(title, { size: 12, weight: 600, color: 'samudra' }).skip(3)
}
