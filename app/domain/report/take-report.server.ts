import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { moveReport } from './move-report.server.ts'
import { lockReport, refuseOlderPage } from './report-facts.server.ts'
import { moverOf } from './report-policy.ts'
import { reports } from './report-tables.server.ts'

/**
 * Gives a report to a member of the platform team, the actor unless named. A submitted one goes into review by it; an
 * open one only changes hands, and only by naming a person: of two who take at once the second learns that it is taken.
 * @param revision of the page it was taken from, where that counts
 * @throws Refusal not_found, forbidden, move_forbidden (closed), conflict (`report_taken`, `page_older`), invalid_input
 * (`assigneeId` is no one of the team who triages)
 */
export async function takeReport(
  actor: Actor,
  reportId: string,
  assigneeId?: string,
  revision?: number,
): Promise<void> {
  await transaction(async (tx) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(isOperator(actor) && moverOf(actor, facts) === 'operator', 'forbidden')
    refuseOlderPage(report, revision)
    refuseUnless(report.stage !== 'closed', 'move_forbidden')
    const assignee = assigneeId ?? actor.accountId
    await refuseUnlessOperator(tx, assignee)
    if (report.stage === 'submitted') {
      await moveReport(tx, actor, reportId, 'take', {
        set: { assigneeId: assignee },
        facts: { assigneeId: assignee },
      })
    } else if (report.assigneeId !== assignee) {
      refuseUnless(assigneeId !== undefined || report.assigneeId === null, 'conflict', 'report_taken')
      const next = { assigneeId: assignee, revision: report.revision + 1, updatedAt: now() }
      await tx.update(reports).set(next).where(eq(reports.id, reportId))
      await record(tx, actor, 'report.assigned', reportId, { assigneeId: assignee })
    }
  })
}

async function refuseUnlessOperator(tx: Tx, accountId: string): Promise<void> {
  const able = and(eq(accounts.id, accountId), isAtWorkOn('report.moved'))
  const [row] = await tx.select({ id: accounts.id }).from(accounts).where(able)
  if (!row) refuseField('assigneeId', 'invalid')
}
