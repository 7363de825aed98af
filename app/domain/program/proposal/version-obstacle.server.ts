import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { Tx } from '#infra/database.ts'
import { namesUnproved } from '../unproved-targets.server.ts'
import { obstacleToVersion, type VersionObstacle } from './version-policy.ts'

/** A version of a program that shall come into force, while the program's row is locked. */
type Proposed = { programId: string; companyId: string; version: number; validUntil: string }

/** The obstacle between a proposed version and coming into force; the proofs it rests on stay locked. */
export async function versionObstacleOf(
  tx: Tx,
  { programId, companyId, version, validUntil }: Proposed,
): Promise<VersionObstacle | null> {
  return obstacleToVersion({
    expired: validUntil < jakartaDay(now()),
    unproved: await namesUnproved(tx, { id: programId, companyId, currentVersion: version }),
  })
}
