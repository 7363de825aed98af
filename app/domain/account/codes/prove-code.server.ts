import { timingSafeEqual } from 'node:crypto'
import { after, day, now } from '@cakrawala/calendar/clock'
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { codes } from '#domain/account/account-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { found, Refusal } from '#kernel/refusal.ts'
import { type CodePurpose, codeHash, codeRules, lockTarget, longHash } from './send-code.server.ts'

/** A code that was right. `usedBy` names the account when the same form was sent before. */
type ProvedCode = { codeId: string; usedBy: string | null }

/** Where the code went, to the letter, and the key its tries are counted by. */
type Target = { target: string; targetKey: string }

/**
 * Checks a code against the newest one that went to exactly this target and counts wrong tries, atomically: 5 a code,
 * 20 a day for a target, and 20 a day for an account over all the targets it had codes sent to. A long code needs no
 * count: tries of others do not use it up.
 * Being right does not use the code up; `spendCode` does, in the transaction that acts on it.
 * @throws Refusal invalid_input on the field `code`: `code_wrong`, or `code_spent` when a new one is needed
 */
export async function proveCode(purpose: CodePurpose, target: Target, code: string): Promise<ProvedCode> {
  const long = longHash(code)
  const answer = long
    ? await tryLongCode(purpose, target.target, long)
    : await transaction((tx) => tryCode(tx, purpose, target, code))
  if (typeof answer !== 'string') return answer
  const provesAddress = !['phone', 'agreement', 'contract'].includes(purpose)
  const detail = provesAddress ? { detail: 'email_validation_failed' } : {}
  throw new Refusal('invalid_input', { fields: { code: [{ key: answer }] }, ...detail })
}

/** The target a long code was sent to while it is good, or null. */
export async function targetOfLongCode(purpose: CodePurpose, code: string): Promise<string | null> {
  const long = longHash(code)
  const row = long && (await rowOfLongCode(purpose, long))
  return row && !row.usedAt ? row.target : null
}

/**
 * Locks a proved code for this transaction. The person who comes second (a double click) learns which account the first
 * one got.
 * @returns the account that used it before, or null when it is ours to use
 */
export async function lockCode(tx: Tx, codeId: string): Promise<string | null> {
  const [row] = await tx.select().from(codes).where(eq(codes.id, codeId)).for('update')
  const { usedAt, accountId } = found(row)
  return usedAt ? accountId : null
}

/** Uses a locked code up for an account. */
export async function spendCode(tx: Tx, codeId: string, accountId: string): Promise<void> {
  await tx.update(codes).set({ usedAt: now(), accountId, sealedCode: null }).where(eq(codes.id, codeId))
}

// The count of a wrong try must survive, so this answers instead of throwing.
async function tryCode(
  tx: Tx,
  purpose: CodePurpose,
  { target, targetKey }: Target,
  code: string,
): Promise<ProvedCode | 'code_wrong' | 'code_spent'> {
  const ours = and(eq(codes.purpose, purpose), eq(codes.targetKey, targetKey))
  const owner = await ownerOf(tx, ours)
  // In the order in which codes are sent: account, then target.
  if (owner) await lockTarget(tx, purpose, owner)
  await lockTarget(tx, purpose, targetKey)
  const [row] = await tx
    .select()
    .from(codes)
    .where(and(ours, eq(codes.target, target)))
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  const [today] = await tx
    .select({ tries: sql<number>`coalesce(sum(${codes.tries}), 0)::int` })
    .from(codes)
    .where(
      and(
        owner ? or(ours, and(eq(codes.purpose, purpose), eq(codes.accountId, owner))) : ours,
        gt(codes.createdAt, after(now(), -day)),
      ),
    )
  if (!row || row.expiresAt <= now() || row.tries >= codeRules.tries || today!.tries >= codeRules.triesADay) {
    return 'code_spent'
  }
  if (timingSafeEqual(row.codeHash, codeHash(row.id, code))) {
    return { codeId: row.id, usedBy: row.usedAt ? row.accountId : null }
  }
  await tx
    .update(codes)
    .set({ tries: row.tries + 1 })
    .where(eq(codes.id, row.id))
  return 'code_wrong'
}

async function tryLongCode(
  purpose: CodePurpose,
  target: string,
  long: Buffer,
): Promise<ProvedCode | 'code_wrong'> {
  const row = await rowOfLongCode(purpose, long)
  if (row?.target !== target) return 'code_wrong'
  return { codeId: row.id, usedBy: row.usedAt ? row.accountId : null }
}

async function rowOfLongCode(purpose: CodePurpose, long: Buffer) {
  const lived = gt(codes.createdAt, after(now(), -codeRules.longLife))
  const [row] = await database()
    .select()
    .from(codes)
    .where(and(eq(codes.longHash, long), eq(codes.purpose, purpose), lived))
  return row
}

/** The account that asked for the codes of a target; null while a person signs up. */
async function ownerOf(tx: Tx, ours: SQL | undefined): Promise<string | null> {
  const [row] = await tx.select({ accountId: codes.accountId }).from(codes).where(ours).limit(1)
  return row?.accountId ?? null
}
