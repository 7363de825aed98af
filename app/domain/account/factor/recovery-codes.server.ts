import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, count, eq, isNull } from 'drizzle-orm'
import { newTypedCode, tidyTypedCode } from '#domain/account/codes/typed-code.server.ts'
import { recoveryCodes } from '#domain/account/tables/factor-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'

/** How many recovery codes a person gets. */
const recoveryCodeCount = 10

/** A new code of two groups: 49 bits. */
export function newRecoveryCode(): string {
  return newTypedCode(2)
}

/** A code as it is stored, or null. */
export function tidyRecoveryCode(typed: string): string | null {
  return tidyTypedCode(typed, 2)
}

/** Ten new codes in place of the old ones. @returns them; they are shown once and not stored */
export async function replaceRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  await dropRecoveryCodes(tx, accountId)
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode())
  await tx.insert(recoveryCodes).values(
    [...codes].map((code) => ({
      id: newId(),
      accountId,
      codeHash: hashOf(accountId, tidyRecoveryCode(code)!),
      createdAt: now(),
    })),
  )
  return [...codes]
}

/** Unused codes die; used ones stay as a trace. */
export async function dropRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
}

/** Uses a code up; of many at once exactly one succeeds. @returns how many are left, null when it was no good */
export async function spendRecoveryCode(tx: Tx, accountId: string, typed: string): Promise<number | null> {
  const code = tidyRecoveryCode(typed)
  if (code === null) return null
  const mine = and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt))
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(mine, eq(recoveryCodes.codeHash, hashOf(accountId, code))))
    .returning({ id: recoveryCodes.id })
  if (spent.length === 0) return null
  const [rest] = await tx.select({ n: count() }).from(recoveryCodes).where(mine)
  return rest?.n ?? 0
}

function hashOf(accountId: string, code: string): Buffer {
  return keyedHash('recovery-code', `${accountId}:${code}`)
}
