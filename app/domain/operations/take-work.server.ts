import { after, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, lte, or } from 'drizzle-orm'
import { takeIdentityCase } from '#domain/account/identity/review-identity.server.ts'
import { takeIncident } from '#domain/incident/take-incident.server.ts'
import { takeInquiry } from '#domain/inquiry/handle-inquiry.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, isWorking, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { waitingOf } from './queue-source-sql.server.ts'
import { worksAt } from './queue-sources.server.ts'
import type { WorkInput } from './work-queue.ts'
import { type ClaimedQueue, claimLasts, type QueueName } from './work-queue.ts'
import { workClaims } from './work-queue-tables.server.ts'

type Take = (actor: Person, id: string) => Promise<unknown>
const takes: Readonly<Record<Exclude<QueueName, ClaimedQueue>, Take>> = {
  reports: (actor, id) => takeReport(actor, id),
  identity: takeIdentityCase,
  payouts: (actor, payoutId) => takePayout(actor, { payoutId }),
  incidents: (actor, id) => takeIncident(actor, id, 'free'),
  inquiries: takeInquiry,
}

/**
 * An operator takes a thing of the queue: by the work queue's own use case where it has one, else by a claim
 * of 30 minutes, which taking again renews. A claim binds no one: it informs colleagues.
 * @throws Refusal not_found, forbidden, conflict (`work_claimed`, or what the work queue's use case refuses
 *   with when a colleague was faster)
 */
export async function takeWork(actor: Actor, { desk, id }: WorkInput): Promise<void> {
  refuseUnless(isOperator(actor) && isId(id), 'not_found')
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
  refuseUnless(isWorking(actor), 'forbidden', 'team_role_missing')
  if (Object.hasOwn(takes, desk)) await takes[desk as keyof typeof takes](actor, id)
  else await claim(actor, desk, id)
}

/**
 * Gives a claim back before it runs out; what was taken by a work queue's own use case is given back there. @throws
 * Refusal not_found
 */
export async function releaseWork(actor: Actor, { desk, id }: WorkInput): Promise<void> {
  refuseUnless(isOperator(actor) && isId(id), 'not_found')
  await transaction((tx) =>
    tx
      .delete(workClaims)
      .where(
        and(eq(workClaims.desk, desk), eq(workClaims.subjectId, id), eq(workClaims.byId, actor.accountId)),
      ),
  )
}

async function claim(actor: Person, desk: QueueName, subjectId: string): Promise<void> {
  await transaction(async (tx) => {
    refuseUnless(await waits(tx, desk, subjectId), 'not_found')
    const locked = { byId: actor.accountId, claimedAt: now(), until: after(now(), claimLasts) }
    const [row] = await tx
      .insert(workClaims)
      .values({ desk, subjectId, ...locked })
      .onConflictDoUpdate({
        target: [workClaims.desk, workClaims.subjectId],
        set: locked,
        setWhere: or(lte(workClaims.until, now()), eq(workClaims.byId, actor.accountId))!,
      })
      .returning()
    if (!row) refuse('conflict', 'work_claimed')
  })
}

async function waits(tx: Pick<Tx, 'execute'>, desk: QueueName, id: string): Promise<boolean> {
  const { rows } = await tx.execute(waitingOf(worksAt(now()), desk, id))
  return rows.length > 0
}
