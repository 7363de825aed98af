import { type FileToAnswer, fileAnswer } from '@cakrawala/http/file-answer'
import { contractSeenBy } from '#domain/company/contract/contract-queries.server.ts'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { agreementDocumentSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { certificateBehind } from '#domain/reward/certificate/certificate-queries.server.ts'
import { payoutSlipSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { contractWords } from '#i18n/contract.ts'
import { incidentLetterWords } from '#i18n/incident-report.ts'
import { letterWords } from '#i18n/letters.ts'
import { payoutWords } from '#i18n/payouts.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { agreementPdf } from '#web/http/pdf/agreement-pdf.server.ts'
import { certificatePdf } from '#web/http/pdf/certificate-pdf.server.ts'
import { contractPdf } from '#web/http/pdf/contract-pdf.server.ts'
import { incidentLetterPdf } from '#web/http/pdf/incident-letter-pdf.server.ts'
import { letterPdf } from '#web/http/pdf/letter-pdf.server.ts'
import { pdfFile } from '#web/http/pdf/pdf-file.server.ts'
import { reportPdf } from '#web/http/pdf/report-pdf.server.ts'
import { slipPdf } from '#web/http/pdf/slip-pdf.server.ts'
import { load, type Visit } from './open.ts'

/** The letter as the loader of an area's page. */
export const incidentLetter = load(async ({ actor, params, locale }) =>
  fileAnswer(await incidentLetterFile(actor, params.id, locale)),
)

/**
 * The letter to the response team of the sector as PDF, for the person who handles the ticket, once it has been judged.
 * @throws Refusal not_found for everyone else, and before that
 */
export async function incidentLetterFile(
  actor: Actor,
  id: string | undefined,
  locale: Locale,
): Promise<FileToAnswer> {
  const seen = await incidentSeenBy(actor, id)
  const judged = seen.part === 'reporter' ? null : seen.ticket.assessment
  if (seen.part === 'reporter' || !judged) return refuse('not_found')
  const name = `${wordsIn(incidentLetterWords, locale).file}-${seen.ticket.code}`
  return pdfFile(actor, name, () => incidentLetterPdf(seen.ticket, judged))
}

export const payoutSlip = load(async ({ actor, params, locale }) =>
  fileAnswer(await slipFile(actor, params.id ?? '', locale)),
)

/**
 * The slip of a payout as PDF, for its bughunter and the team.
 * @throws Refusal not_found
 */
export async function slipFile(actor: Actor, payoutId: string, locale: Locale): Promise<FileToAnswer> {
  const slip = await payoutSlipSeenBy(actor, payoutId)
  const name = `${wordsIn(payoutWords, locale).paper.file}-${slip.payout.code}`
  return pdfFile(actor, name, () => slipPdf(slip, locale))
}

/**
 * The certificate as PDF, for the person who has its code.
 * @throws Refusal not_found
 */
export async function certificateFile(actor: Actor, code: string, locale: Locale): Promise<FileToAnswer> {
  const certificate = found(await certificateBehind(code))
  const name = `${wordsIn(certificateWords, locale).paper.file}-${certificate.code}`
  return pdfFile(actor, name, () => certificatePdf(certificate, locale))
}

/**
 * The own authorisation letter under an agreement as PDF.
 * @throws Refusal not_found
 */
export async function letterFile(
  actor: Actor,
  { hash, id }: { hash: string; id: string },
  locale: Locale,
): Promise<FileToAnswer> {
  const letter = found(await ownLetter(actor, hash, id))
  const name = `${wordsIn(letterWords, locale).paper.file}-${letter.code}`
  return pdfFile(actor, name, () => letterPdf(letter, locale))
}

/**
 * A signed contract as PDF, for owner and admins of its company and the platform team.
 * @throws Refusal not_found
 */
export async function contractFile(actor: Actor, id: string, locale: Locale): Promise<FileToAnswer> {
  const contract = await contractSeenBy(actor, id)
  const name = `${wordsIn(contractWords, locale).paper.file}-${contract.id}`
  return pdfFile(actor, name, () => contractPdf(contract, locale))
}

export async function agreementDocumentOf({ actor, params, locale }: Visit): Promise<Response> {
  return fileAnswer(await agreementFile(actor, params.hash ?? '', locale))
}

/**
 * The accepted agreement behind a hash as PDF, for its bughunter, its company and the platform team.
 * @throws Refusal not_found
 */
export async function agreementFile(actor: Actor, hash: string, locale: Locale): Promise<FileToAnswer> {
  const agreement = found(await agreementDocumentSeenBy(actor, hash))
  const name = `${wordsIn(agreementWords, locale).paper.file}-${agreement.hash}`
  return pdfFile(actor, name, () => agreementPdf(agreement, locale))
}

/** The report at `{hash}` and `{id}` as PDF, for the readers of one area. */
export async function reportDocumentOf(
  { actor, params, locale }: Visit,
  audience: ReportView['audience'],
): Promise<Response> {
  return fileAnswer(await reportFile(actor, { hash: params.hash, id: params.id, audience }, locale))
}

type Asked = { hash: string | undefined; id: string | undefined; audience: ReportView['audience'] }

/**
 * The PDF document of a report: what the page of its readers shows, and no more.
 * @throws Refusal not_found, also for drafts and for readers of another area
 */
export async function reportFile(
  actor: Actor,
  { hash, id, audience }: Asked,
  locale: Locale,
): Promise<FileToAnswer> {
  const report = found(await reportSeenBy(actor, hash, id))
  const own = found(report.audience === audience && report.stage !== 'draft' ? report : null)
  return pdfFile(actor, own.code ?? own.id, () => reportPdf(own, locale))
}
