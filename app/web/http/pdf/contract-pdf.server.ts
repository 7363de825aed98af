import { now } from '@cakrawala/calendar/clock'
import type { ContractView } from '#domain/company/contract/contract-view.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { contractWords } from '#i18n/contract.ts'
import { momentText } from '#i18n/moment.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { contractFacts } from '#web/parts/contract/contract-facts.ts'

/** The PDF document of a signed contract: the binding text, its translation for who reads English, and the signature sheet. */
export function contractPdf(contract: ContractView, locale: Locale): Promise<Buffer> {
  const words = wordsIn(contractWords, locale)
  const { brandName: brand } = settings()
  const pdf = new PdfDocument({ title: words.title, author: brand, locale, madeAt: now() })
  pdf.say(brand, { size: 14, weight: 800, color: 'samudra' })
  pdf.skip(6).say(words.title, { size: 20, weight: 600 })
  pdf.skip(2).say(contract.legalName, { size: 10, color: 'soft' })
  pdf.skip(10).rule('senja', 1.5).skip(12)
  return draw(pdf, contract, locale)
}

async function draw(pdf: PdfDocument, contract: ContractView, locale: Locale): Promise<Buffer> {
  const { paper } = wordsIn(contractWords, locale)
  const text = (of: Locale) => pdf.flow(contract.text[of].split('\n\n'), { size: 10, gap: 3 }, 7)
  await text('id')
  if (locale === 'en') {
    pdf.doc.addPage()
    pdf.say(paper.translation, { size: 16, weight: 600 }).skip(10)
    await text('en')
  }
  pdf.doc.addPage()
  pdf.say(paper.audit, { size: 18, weight: 600 }).skip(4)
  pdf.say(paper.auditLead, { size: 10.5, color: 'soft' }).skip(10)
  pdf.rule('senja', 1.5).skip(12)
  pdf.pairs(
    contractFacts(contract, locale).map(({ term, value }) => [term, value]),
    140,
  )
  pdf.skip(12).say(paper.made({ moment: momentText(now(), locale) }), { size: 9, color: 'soft' })
  return pdf.done()
}
