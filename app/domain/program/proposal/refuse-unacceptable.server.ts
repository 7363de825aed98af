import type { Tx } from '#infra/database.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { refuseUnproved } from '../refuse-unproved.server.ts'

/** A version of a program that shall come into force, while the program's row is locked. */
type Proposed = { programId: string; companyId: string; version: number; validUntil: string }

/**
 * What a proposed version must have to be let in, asked when the platform team accepts it and once more when it is about to
 * hold. Whatever else a version must show before it may hold belongs here.
 * @throws Refusal step_missing `program_expired`, or as `refuseUnproved`
 */
export async function refuseUnacceptable(
  tx: Tx,
  { programId, companyId, version, validUntil }: Proposed,
): Promise<void> {
  refuseUnless(validUntil >= jakartaDay(now()), 'step_missing', 'program_expired')
  await refuseUnproved(tx, { id: programId, companyId, currentVersion: version })
}
