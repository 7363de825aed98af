import { after, day, now, second } from '@cakrawala/calendar/clock'
import { logLine } from '@cakrawala/logging/log'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, desc, eq, gt, isNotNull, notLike, sql } from 'drizzle-orm'
import { accounts, bughunters, codes } from '#domain/account/account-tables.server.ts'
import { lockCode, proveCode, spendCode, targetOfLongCode } from '#domain/account/codes/prove-code.server.ts'
import { lockTarget, sendCode } from '#domain/account/codes/send-code.server.ts'
import { recordPhoneChange } from '#domain/account/contact-change/contact-changes.server.ts'
import { reauthenticateIfDue } from '#domain/account/factor/reauthenticate.server.ts'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { database, isDuplicate, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, Refusal, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { VerifyPhoneInput } from './verification-input.ts'

const raised = rateLimit('sms_alarm', 1, day / second)

/**
 * Notifies the platform team, once a day, that texts abroad are eating their budget: the mark of SMS pumping (AUT-17).
 */
async function raiseSmsAlarm(sent: number): Promise<void> {
  if (!(await raised.takes('all'))) return
  logLine('warn', { event: 'sms_alarm' })
  await transaction((tx) =>
    record(tx, { kind: 'system', job: 'sms_alarm' }, 'account.sms_alarm', site, { sent }),
  )
}

/** Codes in 24 hours. Texts abroad cost much more and are what fraud lives on. */
export const phoneLimits = {
  account: 5,
  number: 3,
  abroadAccount: 2,
  abroadTotal: 200,
  /** From here on the platform team is notified of it. */
  abroadAlarm: 100,
} as const

/**
 * Texts a code to a mobile number. @param phone E.164
 * @throws Refusal not_found, forbidden `account_suspended`, too_many_requests (`code_pause`, `code_quota`, `sms_budget`)
 */
export async function sendPhoneCode(actor: Actor, phone: string): Promise<void> {
  const person = found(isBughunter(actor) ? actor : null)
  // Its code would be of no use: a text no one may type in is not sent.
  refuseUnless(!person.suspended, 'forbidden', 'account_suspended')
  const abroad = await transaction(async (tx) => {
    await lockTarget(tx, 'phone', person.accountId)
    await lockTarget(tx, 'phone', phone)
    // The budget is everyone's: who sends abroad does it one after the other.
    if (isAbroad(phone)) await lockTarget(tx, 'phone', 'abroad')
    const sent = await refuseTooManyTexts(tx, person, phone)
    const targetKey = keyOf(person, phone)
    const { accountId, locale } = person
    const mostADay = phoneLimits.account
    await sendCode(tx, actor, { purpose: 'phone', target: phone, targetKey, accountId, locale, mostADay })
    return isAbroad(phone) ? sent + 1 : 0
  })
  if (abroad >= phoneLimits.abroadAlarm) await raiseSmsAlarm(abroad)
}

/** The number a code was last sent to, while that code can still be typed in. */
export async function phoneAwaitingCode(person: Person): Promise<string | null> {
  const [row] = await database()
    .select({ target: codes.target, usedAt: codes.usedAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(eq(codes.purpose, 'phone'), eq(codes.accountId, person.accountId)))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  return row && !row.usedAt && row.expiresAt > now() ? row.target : null
}

/**
 * Proves that the actor holds the number the last code went to, or the one a long code went to: it lies in the texts of
 * that phone, whoever had them sent. To replace a number that was proved, the person proves who they are once more; who
 * had the old one can undo it.
 * @throws Refusal not_found, invalid_input (`code_wrong`, `code_spent`, `phone_taken`)
 */
export async function verifyPhone(actor: Actor, { code, ...proof }: VerifyPhoneInput): Promise<void> {
  const person = found(isBughunter(actor) ? actor : null)
  const phone =
    (await targetOfLongCode('phone', code)) ??
    (await phoneAwaitingCode(person)) ??
    refuseField('code', 'code_spent')
  const before = await provedPhone(person)
  if (before && before.phone !== phone) await reauthenticateIfDue(person, proof)
  const { codeId } = await proveCode('phone', { target: phone, targetKey: keyOf(person, phone) }, code)
  try {
    await transaction(async (tx) => {
      if (await lockCode(tx, codeId)) return
      await tx
        .update(bughunters)
        .set({ phone, phoneVerifiedAt: now() })
        .where(eq(bughunters.accountId, person.accountId))
      await spendCode(tx, codeId, person.accountId)
      const changed = before !== null && before.phone !== phone
      if (changed) await recordPhoneChange(tx, person, { oldPhone: before.phone, email: before.email })
      await record(tx, actor, 'account.phone_verified', person.accountId, {
        abroad: isAbroad(phone),
        ...(changed && { changed }),
      })
    })
  } catch (error) {
    if (isDuplicate(error, 'bughunters_phone')) refuseField('code', 'phone_taken')
    throw error
  }
}

/** The proved number of a bughunter, and the address of the account. */
async function provedPhone({ accountId }: Person): Promise<{ phone: string; email: string } | null> {
  const [row] = await database()
    .select({ phone: bughunters.phone, email: accounts.email })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(and(eq(bughunters.accountId, accountId), isNotNull(bughunters.phoneVerifiedAt)))
  return row?.phone ? { phone: row.phone, email: row.email } : null
}

/** A code belongs to one account and one number: no other person's code for the same number fits. */
function keyOf({ accountId }: Person, phone: string): string {
  return `${accountId} ${phone}`
}

/** @returns texts sent abroad today, by everyone */
async function refuseTooManyTexts(tx: Tx, { accountId }: Person, phone: string): Promise<number> {
  const abroad = isAbroad(phone)
  const count = (condition: ReturnType<typeof eq>) => sql<number>`count(*) FILTER (WHERE ${condition})::int`
  const [sent] = await tx
    .select({
      byAccount: count(eq(codes.accountId, accountId)),
      byNumber: count(eq(codes.target, phone)),
      abroad: count(notLike(codes.target, '+62%')),
    })
    .from(codes)
    .where(and(eq(codes.purpose, 'phone'), gt(codes.createdAt, after(now(), -day))))
  const { byAccount, byNumber } = sent!
  const most = abroad ? phoneLimits.abroadAccount : phoneLimits.account
  if (byAccount >= most || byNumber >= phoneLimits.number) throw tooMany('code_quota')
  if (abroad && sent!.abroad >= phoneLimits.abroadTotal) throw tooMany('sms_budget')
  return sent!.abroad
}

function isAbroad(phone: string): boolean {
  return !phone.startsWith('+62')
}

function tooMany(detail: string): Refusal {
  return new Refusal('too_many_requests', { detail, retryAfterSeconds: 3_600 })
}
