import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, count, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '#domain/account/tables/factor-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'

/** How many recovery codes a person gets. */
const recoveryCodeCount = 10

// Without 0 1 i l o u, which are misread or spell words. Thirty letters: ten of them carry 49 bits.
const letters = '23456789abcdefghjkmnpqrstvwxyz'

/** A new code, such as `k7m2x-9q4hd`. */
export function newRecoveryCode(): string {
  let code = ''
  while (code.length < 10) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!
    // 240 = 8 × 30: the bytes above it would favour some letters.
    if (byte < 240) code += letters[byte % 30]
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** A code as it is stored: however a person types it, with or without the hyphen. Null when it can be none. */
export function tidyRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return code.length === 10 && [...code].every((letter) => letters.includes(letter)) ? code : null
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
