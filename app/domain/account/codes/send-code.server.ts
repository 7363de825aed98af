import { after, day, minute, now, second } from '@cakrawala/calendar/clock'
import { newId, randomDigits } from '@cakrawala/ids/ids'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { codes } from '#domain/account/account-tables.server.ts'
import { accountExists, codeText } from '#domain/account/codes/code-text.ts'
import { newTypedCode, tidyTypedCode } from '#domain/account/codes/typed-code.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import { keyedHash, seal } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { Refusal } from '#kernel/refusal.ts'

export type CodePurpose = typeof codes.$inferSelect.purpose
export const codeRules = {
  life: 10 * minute,
  tries: 5,
  triesADay: 20,
  pause: 60 * second,
  mostADay: 5,
  /** A long code is good longer, so that a person can still use the newest mail once the codes of a day are sent. */
  longLife: day,
} as const

/** Three groups of five letters carry 73 bits. */
const longCodeGroups = 3

type NewCode = {
  purpose: CodePurpose
  /** Where it is sent: an e-mail address or an E.164 number. */
  target: string
  /** What wrong tries are counted by: one key for all spellings of the target. */
  targetKey: string
  accountId?: string
  locale: Locale
  /** False when the address has an account: the sender sees no difference, but no code is sent. */
  real?: boolean
  mostADay?: number
}

/** Purposes for which strangers can have codes sent to the same target, and use its tries up. */
const withLongCode: readonly CodePurpose[] = ['sign_up_company', 'sign_up_bughunter', 'phone']

/**
 * Makes a code of six digits; the worker delivers it, hearing of it by the event (subject: the code).
 * @throws Refusal too_many_requests within 60 seconds of the one before, and after 5 a day for one target
 */
export async function sendCode(tx: Tx, actor: Actor, { real = true, ...wanted }: NewCode): Promise<void> {
  const { purpose, target, targetKey, accountId = null, locale, mostADay = codeRules.mostADay } = wanted
  await lockTarget(tx, purpose, targetKey)
  await refuseTooMany(tx, { purpose, target, targetKey }, mostADay)
  const id = newId()
  const code = randomDigits(6)
  const longCode = withLongCode.includes(purpose) ? newTypedCode(longCodeGroups) : null
  const sealedCode = seal('code', Buffer.from(real ? codeText(code, longCode) : accountExists))
  await tx.insert(codes).values({
    id,
    purpose,
    target,
    targetKey,
    accountId,
    codeHash: codeHash(id, code),
    longHash: longCode === null ? null : longHash(longCode),
    sealedCode,
    locale,
    createdAt: now(),
    expiresAt: after(now(), codeRules.life),
  })
  await record(tx, actor, 'account.code_sent', id, { purpose })
}

/** All that happens to the codes of one target happens one after the other. */
export async function lockTarget(tx: Tx, purpose: CodePurpose, targetKey: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${targetKey}`}, 0))`)
}

export function codeHash(codeId: string, code: string): Buffer {
  return keyedHash(`code:${codeId}`, code)
}

/** Null for what can be no long code. */
export function longHash(typed: string): Buffer | null {
  const tidy = tidyTypedCode(typed, longCodeGroups)
  return tidy === null ? null : keyedHash('long-code', tidy)
}

// Each spelling counts apart: codes to another mailbox of the same key keep no one out of this one.
async function refuseTooMany(
  tx: Tx,
  { purpose, target, targetKey }: Pick<NewCode, 'purpose' | 'target' | 'targetKey'>,
  most: number,
): Promise<void> {
  const ours = and(eq(codes.purpose, purpose), eq(codes.targetKey, targetKey), eq(codes.target, target))
  const sent = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(and(ours, gt(codes.createdAt, after(now(), -day))))
    .orderBy(desc(codes.createdAt))
  const wait = sent[0] ? sent[0].createdAt.getTime() + codeRules.pause - now().getTime() : 0
  if (wait > 0) throw tooMany('code_pause', wait)
  const oldest = sent[most - 1]
  if (oldest) throw tooMany('code_quota', oldest.createdAt.getTime() + day - now().getTime())
}

function tooMany(detail: string, wait: number): Refusal {
  return new Refusal('too_many_requests', {
    detail,
    retryAfterSeconds: Math.max(1, Math.ceil(wait / second)),
  })
}
