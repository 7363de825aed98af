import { after, day, now, second } from '@cakrawala/calendar/clock'
import { and, desc, eq, gt } from 'drizzle-orm'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { lockCode, proveCode, spendCode } from '#domain/account/codes/prove-code.server.ts'
import { lockTarget, sendCode } from '#domain/account/codes/send-code.server.ts'
import { emailKey } from '#domain/account/email.ts'
import type { SigningProof } from '#domain/account/factor/factor-input.ts'
import { factorsOn, isOn } from '#domain/account/factor/factor-queries.server.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, Refusal, refuseField, refuseUnless } from '#kernel/refusal.ts'

/**
 * Codes one account is sent in 24 hours for one purpose, over all texts. For one text it is five, as everywhere; but who comes
 * back to many programs on the day their rules changed signs more than five. They go to one's own mailbox only, and wrong tries
 * are counted over all of them, so more codes are no more guesses.
 */
export const mostSigningCodesADay = 20

/** What an account without a second factor signs by a mailed code; `about` names the one text, without an e-mail address. */
export type TextToSign = { purpose: 'agreement' | 'contract'; accountId: string; about: string }

/** A code belongs to one account, one text and the address it went to: no other code fits. */
export function signingCodeKey({ accountId, about }: Omit<TextToSign, 'purpose'>, email: string): string {
  return [accountId, about, emailKey(email)].join(' ')
}

/**
 * Mails the code that signs a text, to an account without a second factor; the worker sends it.
 * @throws Refusal invalid_input (`factorCode` required: the account has a second factor, which signs); too_many_requests
 *   (`code_pause`, `code_quota`)
 */
export async function sendSigningCode(
  tx: Tx,
  signer: Person,
  text: Omit<TextToSign, 'accountId'>,
): Promise<void> {
  const { accountId, locale } = signer
  const { purpose } = text
  if (isOn(await factorsOn(tx, accountId))) refuseField('factorCode', 'required')
  await lockTarget(tx, purpose, accountId)
  await refuseTooMany(tx, purpose, accountId)
  const target = await addressOf(tx, accountId)
  const targetKey = signingCodeKey({ ...text, accountId }, target)
  await sendCode(tx, signer, { purpose, target, targetKey, accountId, locale })
}

/** What signing a text asks of a person. */
export async function signingProofOf(
  signer: Person,
  text: Omit<TextToSign, 'accountId'>,
): Promise<SigningProof> {
  const factor = await proofAskedOf(signer)
  if (factor.totp || factor.passkey) return { factor, codeSentTo: null }
  return { factor: null, codeSentTo: await codeSentTo({ ...text, accountId: signer.accountId }) }
}

async function codeSentTo({ purpose, ...text }: TextToSign): Promise<string | null> {
  const email = await addressOf(database(), text.accountId)
  const [code] = await database()
    .select({ usedAt: codes.usedAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.targetKey, signingCodeKey(text, email))))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  const waits = code !== undefined && !code.usedAt && code.expiresAt > now()
  return waits ? email : null
}

/**
 * Signs a text by its mailed code, which is used up in the transaction that signs.
 * @param sign asks everything once more, for it may have changed meanwhile, and calls `spendProof` before it signs
 * @throws Refusal invalid_input (`code`: required, code_wrong, code_spent); conflict where a second factor was switched on
 *   meanwhile; as `sign`
 */
export async function signByCode<T>(
  { purpose, ...text }: TextToSign,
  code: string | undefined,
  sign: (tx: Tx, spendProof: () => Promise<null>) => Promise<T>,
): Promise<T> {
  if (!code) return refuseField('code', 'required')
  const { accountId } = text
  const target = await addressOf(database(), accountId)
  const { codeId } = await proveCode(purpose, { target, targetKey: signingCodeKey(text, target) }, code)
  return transaction((tx) =>
    sign(tx, async () => {
      refuseUnless(!isOn(await factorsOn(tx, accountId)), 'conflict')
      if (await lockCode(tx, codeId)) refuseField('code', 'code_spent')
      await spendCode(tx, codeId, accountId)
      return null
    }),
  )
}

/** The code that waits to be mailed for a text, or null. For seeds and tests, which have no mailbox. */
export async function unsafeSigningCode({ purpose, ...text }: TextToSign): Promise<string | null> {
  return unsafeWaitingCode(purpose, signingCodeKey(text, await addressOf(database(), text.accountId)))
}

async function addressOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<string> {
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return found(row).email
}

async function refuseTooMany(tx: Tx, purpose: TextToSign['purpose'], accountId: string): Promise<void> {
  const sent = await tx
    .select({ createdAt: codes.createdAt })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.accountId, accountId),
        gt(codes.createdAt, after(now(), -day)),
      ),
    )
    .orderBy(desc(codes.createdAt))
  const oldest = sent[mostSigningCodesADay - 1]
  if (!oldest) return
  const wait = oldest.createdAt.getTime() + day - now().getTime()
  throw new Refusal('too_many_requests', {
    detail: 'code_quota',
    retryAfterSeconds: Math.max(1, Math.ceil(wait / second)),
  })
}
