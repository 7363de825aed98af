import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { PdfDocument } from '#infra/pdf-document.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

/**
 * The PDF document of a certificate, in its current state. Names are plain text: the document knows no markup and fetches
 * nothing.
 */
export function certificatePdf(certificate: CertificateView, locale: Locale): Promise<Buffer> {
  const words = wordsIn(certificateWords, locale)
  const { brandName: brand, origin } = settings()
  const { code, bughunter, issuedAt, revokedAt } = certificate
  const address = `${origin}${inLocale(`/program-certificates/${code}`, locale)}`
  const paper = new PdfDocument({
    title: words.title,
    author: brand,
    locale,
    madeAt: issuedAt,
    landscape: true,
  })
  const { width, height } = paper.doc.page
  paper.say(brand, { size: 18, weight: 800, color: 'samudra' }, { y: 56 })
  paper.skip(8).rule('senja', 2).skip(30)
  paper.say(words.paper.heading, { size: 36, weight: 600 })
  paper.skip(18).say(words.paper.given, { size: 13, color: 'soft' })
  paper.skip(6).say(bughunter, { size: 30, weight: 600, color: 'samudra' })
  paper.skip(10).say(earned(certificate, locale), { size: 14, gap: 5 }, { width: width - 300 })
  const grade = certificate.class ? [`${words.class}: ${words.classes[certificate.class]}`] : []
  const foot = [...grade, `${words.issuedAt}: ${dateText(issuedAt, locale)}`].join(' · ')
  paper.skip(12).say(foot, { size: 12, color: 'soft' }, { width: width - 300 })
  if (revokedAt) {
    const text = words.paper.revoked({ date: dateText(revokedAt, locale) })
    paper.skip(12).say(text, { size: 16, weight: 800, color: 'bata' }, { width: width - 300 })
  }
  paper.qr(address, { x: width - 56 - 130, y: height - 56 - 190, side: 130 })
  const line = { x: 56, width: width - 300 }
  paper.say(words.paper.check, { size: 10, color: 'soft' }, { ...line, y: height - 110 })
  paper.say(address, { size: 10 }, line)
  return paper
    .say(code, { size: 9, color: 'soft' }, { x: width - 186, y: height - 112, width: 130, align: 'center' })
    .done()
}

/** A certificate with a class is for finds, the others for a challenge; both may be on one document. */
function earned(certificate: CertificateView, locale: Locale): string {
  const found = certificate.class ? [findsOf(certificate, locale)] : []
  const part = certificate.challenge ? [partOf(certificate, certificate.challenge, locale)] : []
  return [...part, ...found].join('\n')
}

function findsOf({ program, company, kind }: CertificateView, locale: Locale): string {
  const { named, unnamed } = wordsIn(certificateWords, locale).paper
  if (program !== null && company !== null) return named({ program, company })
  return unnamed({ kind: wordsIn(programWords, locale).kinds[kind] })
}

function partOf(
  { program, company }: CertificateView,
  { place, of }: { place: number; of: number },
  locale: Locale,
): string {
  const { paper } = wordsIn(certificateWords, locale)
  const what =
    program !== null && company !== null ? paper.challenge({ program, company }) : paper.unnamedChallenge
  return place > 0 ? paper.placed({ place, of, what }) : paper.took({ what })
}
