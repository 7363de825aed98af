import { and, eq } from 'drizzle-orm'
import { prizeMoney } from '#domain/program/challenge.ts'
import type { ProgramRow } from '#domain/program/lock-program.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { availableOf, lockedBalance, post, reservedOf } from '../ledger.server.ts'
import { withFee } from '../reward.ts'
import { feePercentOn } from '../rules-on.server.ts'

/** Sets aside what the plan of a challenge promises, fee included; nothing for programs without prize money. @throws Refusal balance_insufficient `prize_unfunded` */
export async function holdPrizes(tx: Tx, actor: Actor, program: ProgramRow): Promise<void> {
  const { id, companyId } = program
  const wanted = await wantedFor(tx, program)
  if (wanted === 0n || program.prizeHeld !== null) return
  if ((await lockedBalance(tx, availableOf(companyId))) < wanted)
    refuse('balance_insufficient', 'prize_unfunded')
  await move(tx, actor, program, 'reserve', wanted)
  await tx.update(programs).set({ prizeHeld: wanted }).where(eq(programs.id, id))
}

/** Gives back what is held for prizes nobody can win any more. */
export async function releasePrizes(tx: Tx, actor: Actor, program: ProgramRow): Promise<void> {
  const { id, prizeHeld, resultsAt } = program
  if (prizeHeld === null || resultsAt !== null) return
  await move(tx, actor, program, 'release', prizeHeld)
  await tx.update(programs).set({ prizeHeld: null }).where(eq(programs.id, id))
}

async function wantedFor(tx: Tx, { id, currentVersion, acceptedAt }: ProgramRow): Promise<bigint> {
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  const { challenge } = found(row).policy
  return challenge ? withFee(prizeMoney(challenge), feePercentOn(acceptedAt, 'prize')) : 0n
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
