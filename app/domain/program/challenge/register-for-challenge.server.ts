import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { isOpenIn } from '#domain/setting/settings-memory.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import type { ChallengePlan } from '../challenge.ts'
import { lockProgram, type ProgramRow } from '../lock-program.server.ts'
import { isProgramOpen } from '../program.ts'
import { programVersions } from '../program-tables.server.ts'
import { participants } from './participant-tables.server.ts'
import { participantCount, registeredSince } from './participation.server.ts'
import { registrationObstacleOf } from './registration-obstacle.server.ts'
import { registrationRefusals } from './registration-policy.ts'

/**
 * A bughunter who signed the present agreement registers for a challenge while its registration is open. Sent
 * again, it changes nothing; of two who want the last free slot one gets it.
 * @throws Refusal not_found (also for programs that are no challenge); forbidden; step_missing with the step;
 *   move_forbidden (`program_closed`, `registration_not_open`, `registration_closed`); conflict
 *   `challenge_full`; unavailable `closed_challenges`
 */
export async function registerForChallenge(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    // The lock makes those who register at once wait for each other: the limit is never passed.
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(isBughunter(actor), 'forbidden')
    const plan = await planOf(tx, program)
    if (!actor.suspended && (await registeredSince(tx, programId, actor.accountId))) return
    const open = isProgramOpen(program, jakartaDay(now()))
    const obstacle = await registrationObstacleOf(
      tx,
      actor,
      { id: programId, open },
      {
        ...{ plan, taken: await isOpenIn(tx, 'challenges') },
        participants: await participantCount(tx, programId),
      },
    )
    refuseObstacle(obstacle, registrationRefusals)
    await keep(tx, actor, programId)
    await record(tx, actor, 'program.challenge_registered', programId, { bughunterId: actor.accountId })
  })
}

/**
 * A participant withdraws before the challenge starts. Sent again, it changes nothing.
 * @throws Refusal not_found; forbidden; move_forbidden `challenge_started`
 */
export async function withdrawFromChallenge(actor: Actor, programId: string): Promise<void> {
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(isBughunter(actor), 'forbidden')
    await planOf(tx, program)
    if (!(await registeredSince(tx, programId, actor.accountId))) return
    refuseUnless(found(program.startsAt) > now(), 'move_forbidden', 'challenge_started')
    await tx
      .update(participants)
      .set({ withdrawnAt: now() })
      .where(and(eq(participants.programId, programId), eq(participants.bughunterId, actor.accountId)))
    await record(tx, actor, 'program.challenge_withdrawn', programId, { bughunterId: actor.accountId })
  })
}

async function planOf(tx: Tx, { id, currentVersion }: ProgramRow): Promise<ChallengePlan> {
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  return found(row?.policy.challenge)
}

async function keep(tx: Tx, { accountId }: Person, programId: string): Promise<void> {
  await tx
    .insert(participants)
    .values({ id: newId(), programId, bughunterId: accountId, registeredAt: now() })
    .onConflictDoUpdate({
      target: [participants.programId, participants.bughunterId],
      set: { registeredAt: now(), withdrawnAt: null },
    })
}
