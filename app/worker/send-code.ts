import { day, now, second } from '@cakrawala/calendar/clock'
import type { Mailer } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import type { Sms } from '@cakrawala/mail-sender/sms'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { type CodeRow, forgetSealedCode, unsafeCode } from '#domain/account/codes/code-outbox.server.ts'
import { codesIn } from '#domain/account/codes/code-text.ts'
import { namedAccount } from '#domain/account/link/named-account.server.ts'
import { unsafeTitleOfCode } from '#domain/program/agreement/agreement-code.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { mailFrame } from '#i18n/mails.ts'
import { unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { accountExistsLetter, codeLetter, type SignedByCode } from './letter.ts'
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
  const codes = codesIn(unseal('code', row.sealedCode).toString('utf8'))
  const brand = settings().brandName
  const messageId = messageIdOf({ seq, kind: 'code', to: codeId }, hostOf(settings().origin))
  if (!codes) {
    const mail = await accountExistsMail(row)
    if (mail) await mailer.send({ ...mail, messageId })
    await forgetSealedCode(codeId)
    return mail ? 'sent' : 'not_needed'
  }
  const { code, longCode } = codes
  if (row.purpose === 'phone') {
    if (!sms) throw new Error('no SMS gateway is configured')
    const text = wordsIn(mailFrame, row.locale).codes.sms({ brand, code, longCode: longCode ?? '' })
    await sms.send({ to: row.target, text })
  } else {
    const signs = await signedBy(row)
    if (signs === undefined) return 'not_needed'
    const letter = codeLetter({ code, longCode, brand, signs, locale: row.locale })
    await mailer.send({ to: row.target, ...letter, messageId })
  }
  await forgetSealedCode(codeId)
  return 'sent'
}

const accountExistsADay = rateLimit('account_exists', 1, day / second)

/**
 * To the stored address of an account whose owner seems to sign up again, never to what was typed; once a day, for everybody
 * may have it sent. Null for other purposes, and where the account is gone meanwhile.
 */
async function accountExistsMail({ purpose, targetKey, locale }: CodeRow) {
  if (purpose !== 'sign_up_company' && purpose !== 'sign_up_bughunter') return null
  const account = await namedAccount(targetKey)
  if (!account || account.standing === 'ended' || !(await accountExistsADay.takes(account.id))) return null
  return { to: account.email, ...accountExistsLetter(account.username, locale) }
}

/** What a code signs; null for codes of other purposes, undefined where the text it signs is gone. */
async function signedBy({ purpose, targetKey }: CodeRow): Promise<SignedByCode | null | undefined> {
  if (purpose === 'contract') return 'contract'
  if (purpose !== 'agreement') return null
  const program = await unsafeTitleOfCode(targetKey)
  return program === null ? undefined : { program }
}
