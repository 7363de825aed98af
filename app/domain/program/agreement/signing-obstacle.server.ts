import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { standingOf } from '../hunter-progress.server.ts'
import { obstacleToSigning, type SigningObstacle } from './signing-policy.ts'

/**
 * The obstacle between this bughunter and signing the agreement of the program. Identity, NDA and letter are read from
 * the database: the session may be older than a decision.
 * @param program `open`: `isOpen` of today
 */
export async function signingObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  program: { id: string; open: boolean },
): Promise<SigningObstacle | null> {
  return obstacleToSigning(program, { ...(await standingOf(tx, accountId, program.id)), suspended })
}
