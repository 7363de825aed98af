import { now } from '@cakrawala/calendar/clock'
import { database, type Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { registeredSince } from '../challenge/participation.server.ts'
import { type ChallengeTimes, timesOf } from '../challenge.ts'
import { standingOf } from '../hunter-progress.server.ts'
import type { ProgramView } from '../program-view.ts'
import { obstacleToReporting, type ReportingObstacle, type TakingProgram } from './reporting-policy.ts'

/**
 * The obstacle between this bughunter and a report to the program. Identity, NDA, agreement and registration are read
 * from the database: the session may be older than a decision.
 */
export async function reportingObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  program: TakingProgram & Pick<ChallengeTimes, 'startsAt' | 'endsAt'> & { id: string },
): Promise<ReportingObstacle | null> {
  const standing = await standingOf(tx, accountId, program.id)
  const registered = program.startsAt !== null && (await registeredSince(tx, program.id, accountId)) !== null
  return obstacleToReporting(program, { ...standing, suspended, registered }, now())
}

/** The same of a program as its reader sees it. */
export function reportingObstacleSeenBy(
  viewer: Person,
  program: ProgramView,
): Promise<ReportingObstacle | null> {
  return reportingObstacleOf(database(), viewer, { ...program, ...timesOf(program.policy.challenge) })
}
