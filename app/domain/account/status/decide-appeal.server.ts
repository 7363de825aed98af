import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import type { AppealDecision } from './account-status-input.ts'
import { appealRefusals, refuseUnlessKeepsOrder } from './account-status-policy.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'
import { isGrave, liftOpen, openSanctionsOf } from './lift-sanction.server.ts'
import { lockAccounts } from './lock-accounts.server.ts'
import type { SanctionRow } from './sanction-history.server.ts'
import { secondObstacleOfTeam } from './team-right.server.ts'

/**
 * Decides an appeal: upheld, the step falls with what it did to the account; rejected, it is final.
 * @throws Refusal not_found; forbidden `sanction_self`, `appeal_second` (who took the step does not decide),
 * `second_right_new`, `second_right_given`; conflict `appeal_decided`, `account_erased`, `account_left`
 */
export async function decideAppeal(
  actor: Actor,
  appealId: string,
  { decision, decisionText }: AppealDecision,
): Promise<void> {
  const team = found(isOperator(actor) && isId(appealId) ? actor : null)
  await transaction(async (tx) => {
    const sanction = await sanctionOf(tx, appealId)
    const { accountId } = sanction
    refuseUnlessKeepsOrder(team, accountId)
    const first = { by: sanction.takenBy, at: sanction.takenAt }
    refuseObstacle(await secondObstacleOfTeam(tx, team, first, 'appeal_second'), appealRefusals)
    await lockAccounts(tx, team, accountId)
    const [appeal] = await tx
      .select({ decidedAt: sanctionAppeals.decidedAt })
      .from(sanctionAppeals)
      .where(eq(sanctionAppeals.id, appealId))
      .for('update')
    refuseUnless(found(appeal).decidedAt === null, 'conflict', 'appeal_decided')
    const decided = { decision, decisionText, decidedBy: team.accountId, decidedAt: now() }
    await tx.update(sanctionAppeals).set(decided).where(eq(sanctionAppeals.id, appealId))
    if (decision === 'upheld') await uphold(tx, team, sanction, decisionText)
    const facts = { sanctionId: sanction.id, appealId, step: sanction.step, decision }
    await record(tx, team, 'account.sanction_appeal_decided', accountId, facts)
  })
}

/** A step that was lifted meanwhile stays lifted. */
async function uphold(tx: Tx, actor: Person, { id, accountId, step }: SanctionRow, reason: string) {
  const open = await openSanctionsOf(tx, accountId)
  const falling = open.filter((one) => one.id === id || (step === 'end' && isGrave(one)))
  if (falling.some((one) => one.id === id)) await liftOpen(tx, actor, accountId, falling, reason, 'appeal')
}

async function sanctionOf(tx: Tx, appealId: string): Promise<SanctionRow> {
  const [row] = await tx
    .select({ sanction: sanctions })
    .from(sanctionAppeals)
    .innerJoin(sanctions, eq(sanctions.id, sanctionAppeals.sanctionId))
    .where(eq(sanctionAppeals.id, appealId))
  return found(row).sanction
}
