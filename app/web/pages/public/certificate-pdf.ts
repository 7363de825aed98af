import { certificateBehind } from '#domain/reward/certificate/certificate-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { found } from '#kernel/refusal.ts'
import { fileAnswer } from '#web/http/file-answer.ts'
import { load } from '#web/http/open.ts'
import { certificatePaper } from '#web/http/papers/certificate-paper.server.ts'

/** The certificate as PDF, for whoever has its code. */
export const loader = load(async ({ params, locale }) => {
  const certificate = found(await certificateBehind(params.hash ?? ''))
  const name = `${wordsIn(certificateWords, locale).paper.file}-${certificate.code}.pdf`
  return fileAnswer({ name, mediaType: 'application/pdf', body: await certificatePaper(certificate, locale) })
})
