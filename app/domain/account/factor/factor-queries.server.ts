import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { authenticators, passkeys, recoveryCodes } from '#domain/account/tables/factor-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { flag, moment, text, count as whole } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { needsFactor } from './needs-factor.server.ts'
import type { FactorShown } from './totp.ts'

type Reader = Pick<Tx, 'select'>

/** Which second factors an account has; `codes` counts the recovery codes left. */
export type FactorsOn = { totp: boolean; passkeys: number; codes: number }

export async function factorsOn(db: Reader, accountId: string): Promise<FactorsOn> {
  const [app] = await db
    .select({ since: authenticators.createdAt })
    .from(authenticators)
    .where(eq(authenticators.accountId, accountId))
  const [keys] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
  const [codes] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
  return { totp: app !== undefined, passkeys: keys?.n ?? 0, codes: codes?.n ?? 0 }
}

/** Whether a second factor is on. */
export function isOn({ totp, passkeys: keys }: FactorsOn): boolean {
  return totp || keys > 0
}

const passkeyView = z.object({ id: text, name: text, createdAt: moment, lastUsedAt: moment.nullable() })
export type PasskeyView = z.infer<typeof passkeyView>
export const factorsView = z.object({
  ...{ authenticatorSince: moment.nullable(), passkeys: z.array(passkeyView), codesLeft: whole },
  /** The site asks this role for a second factor: the last one cannot be removed. */
  required: flag,
})
export type FactorsView = z.infer<typeof factorsView>

/** The second factors of the actor, as their own security page shows them. Never a secret, never a code. */
export async function factorsSeenBy(actor: Person): Promise<FactorsView> {
  const { id, name, createdAt, lastUsedAt } = passkeys
  const [[app], keys, { codes }] = await Promise.all([
    database()
      .select({ since: authenticators.createdAt })
      .from(authenticators)
      .where(eq(authenticators.accountId, actor.accountId)),
    database()
      .select({ id, name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, actor.accountId))
      .orderBy(asc(createdAt)),
    factorsOn(database(), actor.accountId),
  ])
  return {
    authenticatorSince: app?.since ?? null,
    passkeys: keys,
    codesLeft: codes,
    required: needsFactor(actor),
  }
}

/** Locks an account for an act on its factors or its ways in: of several at once each sees what the one before left. */
export async function lockFactors(tx: Tx, accountId: string): Promise<FactorsOn> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  return factorsOn(tx, accountId)
}

/**
 * The same after a proof, which is worth nothing where a factor was switched on since and not shown.
 * @throws Refusal conflict
 */
export async function lockProved(
  tx: Tx,
  { accountId }: Person,
  shown: FactorShown | null,
): Promise<FactorsOn> {
  const on = await lockFactors(tx, accountId)
  refuseUnless(shown !== null || !isOn(on), 'conflict')
  return on
}
