import { after, day, now, second } from '@cakrawala/calendar/clock'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { lockTarget, sendCode } from '#domain/account/codes/send-code.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, Refusal, refuseField } from '#kernel/refusal.ts'
import type { AgreementCodeInput } from '../program-input.ts'
import { programVersions } from '../program-tables.server.ts'
import { type AgreementKey, readyToSign } from './ready-to-sign.server.ts'

/**
 * Codes one account is sent in 24 hours, over all programs. For one text it is five, as everywhere; but who comes back to many
 * programs on the day their rules changed signs more than five. They go to one's own mailbox only, and wrong tries are
 * counted over all of them, so more codes are no more guesses.
 */
export const mostAgreementCodesADay = 20

/**
 * Mails the code with which a bughunter without a second factor signs the text they read; the worker sends it.
 * @returns the agreement where it is signed already and needs no code, else null
 * @throws Refusal as `readyToSign`; invalid_input (`factorCode` required: the account has a second factor, which signs);
 *   too_many_requests (`code_pause`, `code_quota`)
 */
export async function sendAgreementCode(
  actor: Actor,
  programId: string,
  { textHash }: AgreementCodeInput,
): Promise<AgreementKey | null> {
  return transaction(async (tx) => {
    const { signer, made } = await readyToSign(tx, actor, programId, textHash)
    if (made) return made
    const { accountId, locale } = signer
    if (isOn(await factorsOn(tx, accountId))) refuseField('factorCode', 'required')
    await lockTarget(tx, 'agreement', accountId)
    await refuseTooMany(tx, accountId)
    const target = await addressOf(tx, accountId)
    const targetKey = agreementCodeKey({ accountId, programId, textHash, email: target })
    await sendCode(tx, actor, { purpose: 'agreement', target, targetKey, accountId, locale })
    return null
  })
}

type CodeOwner = { accountId: string; programId: string; textHash: string; email: string }

/** A code belongs to one account, one text of one program and the address it went to: no other code fits. */
export function agreementCodeKey({ accountId, programId, textHash, email }: CodeOwner): string {
  return [accountId, programId, textHash, emailKey(email)].join(' ')
}

/** The title of the program whose code has this key, as written in the text to be signed. */
export async function unsafeTitleOfCode(targetKey: string): Promise<string | null> {
  const [, programId = '', textHash = ''] = targetKey.split(' ')
  const [row] = await database()
    .select({ title: sql<string>`${programVersions.policy} ->> 'title'` })
    .from(programVersions)
    .where(
      and(
        eq(programVersions.programId, programId),
        eq(programVersions.textHash, Buffer.from(textHash, 'hex')),
      ),
    )
  return row?.title ?? null
}

/** The address codes of an account go to. */
export async function addressOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<string> {
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return found(row).email
}

async function refuseTooMany(tx: Tx, accountId: string): Promise<void> {
  const sent = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, 'agreement'),
        eq(codes.accountId, accountId),
        gt(codes.createdAt, after(now(), -day)),
      ),
    )
    .orderBy(desc(codes.createdAt))
  const oldest = sent[mostAgreementCodesADay - 1]
  if (!oldest) return
  const wait = oldest.createdAt.getTime() + day - now().getTime()
  throw new Refusal('too_many_requests', {
    detail: 'code_quota',
    retryAfterSeconds: Math.max(1, Math.ceil(wait / second)),
  })
}
