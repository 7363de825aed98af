import { now } from '@cakrawala/calendar/clock'
import type { Mailer } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import type { Sms } from '@cakrawala/mail-sender/sms'
import { type CodeRow, forgetSealedCode, unsafeCode } from '#domain/account/codes/code-outbox.server.ts'
import { unsafeTitleOfCode } from '#domain/program/agreement/agreement-code.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { mailFrame } from '#i18n/mails.ts'
import { unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { codeLetter } from './letter.ts'
import { hostOf } from './send-mail.ts'

/** The code of one `account.code_sent`; `codeId` is its subject. */
export type CodeJob = { seq: number; codeId: string }
/** Text messages are absent where neither a gateway nor an inbox is configured. */
export type Channels = { mailer: Mailer; sms: Sms | null }

/**
 * Sends a code to the address it was asked for, then forgets the code itself. Codes that expired, were used or belong to
 * an address that already has an account (sealed as nothing) are not sent.
 * @throws Error when mail or SMS fails, so that the queue tries again
 */
export async function sendCode(
  { mailer, sms }: Channels,
  { seq, codeId }: CodeJob,
): Promise<'sent' | 'not_needed'> {
  const row = await unsafeCode(codeId)
  if (!row?.sealedCode || row.usedAt || row.expiresAt <= now()) return 'not_needed'
  const code = unseal('code', row.sealedCode).toString('utf8')
  const brand = settings().brandName
  if (row.purpose === 'phone') {
    if (!sms) throw new Error('no SMS gateway is configured')
    await sms.send({ to: row.target, text: wordsIn(mailFrame, row.locale).codes.sms({ brand, code }) })
  } else {
    const messageId = messageIdOf({ seq, kind: 'code', to: codeId }, hostOf(settings().origin))
    const program = await programSignedBy(row)
    if (program === null) return 'not_needed'
    const letter = codeLetter({ code, brand, program, locale: row.locale })
    await mailer.send({ to: row.target, ...letter, messageId })
  }
  await forgetSealedCode(codeId)
  return 'sent'
}

/** The program whose agreement a code signs; undefined for codes of other purposes, null where its text is gone. */
async function programSignedBy({ purpose, targetKey }: CodeRow): Promise<string | null | undefined> {
  return purpose === 'agreement' ? unsafeTitleOfCode(targetKey) : undefined
}
