import { and, eq } from 'drizzle-orm'
import { type ChallengePlan, prizeMoney } from '#domain/program/challenge.ts'
import type { ProgramRow } from '#domain/program/lock-program.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { availableOf, lockedBalance, post, reservedOf } from '../ledger.server.ts'
import { withFee } from '../reward.ts'

/** What the plan of a challenge promises, fee included, in rupiah; 0 for programs without prize money. */
export function prizesWithFee(plan: ChallengePlan | null | undefined, acceptedAt: Date | null): bigint {
  return plan ? withFee(prizeMoney(plan), feePercentOn(acceptedAt, 'prize')) : 0n
}

/** Whether the balance of the company, locked from here on, does not cover what its plan promises. */
export async function isUnfunded(tx: Tx, program: ProgramRow): Promise<boolean> {
  const wanted = await stillWanted(tx, program)
  return wanted > 0n && (await lockedBalance(tx, availableOf(program.companyId))) < wanted
}

/** Sets aside what the plan of a challenge promises, which the balance covers; nothing for programs without prize money. */
export async function holdPrizes(tx: Tx, actor: Actor, program: ProgramRow): Promise<void> {
  const wanted = await stillWanted(tx, program)
  if (wanted === 0n) return
  await move(tx, actor, program, 'reserve', wanted)
  await tx.update(programs).set({ prizeHeld: wanted }).where(eq(programs.id, program.id))
}

/** Gives back what is held for prizes no one can win any more. */
export async function releasePrizes(tx: Tx, actor: Actor, program: ProgramRow): Promise<void> {
  const { id, prizeHeld, resultsAt } = program
  if (prizeHeld === null || resultsAt !== null) return
  await move(tx, actor, program, 'release', prizeHeld)
  await tx.update(programs).set({ prizeHeld: null }).where(eq(programs.id, id))
}

async function stillWanted(
  tx: Tx,
  { id, currentVersion, acceptedAt, prizeHeld }: ProgramRow,
): Promise<bigint> {
  if (prizeHeld !== null) return 0n
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  return prizesWithFee(found(row).policy.challenge, acceptedAt)
}

async function move(
  tx: Tx,
  actor: Actor,
  { id, companyId }: ProgramRow,
  kind: 'reserve' | 'release',
  amount: bigint,
): Promise<void> {
  const more = kind === 'reserve' ? amount : -amount
  const posted = await post(tx, {
    kind,
    key: `prize_${kind}:${id}`,
    companyId,
    actor,
    entries: [
      { side: availableOf(companyId), amount: -more },
      { side: reservedOf(companyId), amount: more },
    ],
  })
  if (!posted) refuse('conflict')
}
