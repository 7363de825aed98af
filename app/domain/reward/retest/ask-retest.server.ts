import { after, day, now } from '@cakrawala/calendar/clock'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { Refusal } from '#kernel/refusal.ts'
import { refuseOtherSum } from '../leaving.ts'
import { lockCase, refuseUnlessMoves } from '../reward-case.server.ts'
import type { AskRetestInput } from '../reward-input.ts'
import { offerRetest } from './retest-money.server.ts'

/**
 * Asks the reporter to try the flaw again, with a note of what was fixed. Where the program pays for it, the
 * sum is set aside at once: what is offered is there. The requester can close a round alone and ask again,
 * and each time is a mail: five times a day are enough.
 * @throws Refusal not_found, forbidden, move_forbidden, balance_insufficient `retest_unfunded`,
 *   too_many_requests `retests_a_day`, conflict `sum_changed`
 */
export async function askRetest(
  actor: Person,
  reportId: string,
  { total, ...said }: AskRetestInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, 'ask_retest')
    await refuseTooMany(tx, reportId)
    const { offered, fee } = await offerRetest(tx, actor, locked)
    refuseOtherSum(total, offered + fee)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const money = offered > 0n ? { retestIdr: String(offered) } : {}
    await moveReport(tx, actor, reportId, 'ask_retest', { facts: { commentId, ...money } })
  })
}

const roundsADay = 5

async function refuseTooMany(tx: Tx, reportId: string): Promise<void> {
  const asked = [
    eq(events.noun, 'report'),
    eq(events.subjectId, reportId),
    eq(events.type, 'report.moved'),
    sql`${events.facts}->>'move' = 'ask_retest'`,
    gt(events.at, after(now(), -day)),
  ]
  const [row] = await tx
    .select({ rounds: count() })
    .from(events)
    .where(and(...asked))
  if (row!.rounds < roundsADay) return
  throw new Refusal('too_many_requests', { detail: 'retests_a_day', retryAfterSeconds: 3_600 })
}
