import { and, eq, lte, or } from 'drizzle-orm'
import { takeIdentityCase } from '#domain/account/identity/review-identity.server.ts'
import { takeIncident } from '#domain/incident/take-incident.server.ts'
import { takeInquiry } from '#domain/inquiry/take-inquiry.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { after, now } from '#kernel/clock.ts'
import { isId } from '#kernel/ids.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { type ClaimedDesk, claimLasts, type Desk } from './desk.ts'
import type { WorkInput } from './desk-input.ts'
import { deskClaims } from './desk-tables.server.ts'
import { waitingOf } from './work.server.ts'
import { worksAt } from './works.server.ts'

type Take = (actor: Person, id: string) => Promise<unknown>
const takes: Readonly<Record<Exclude<Desk, ClaimedDesk>, Take>> = {
  reports: (actor, id) => takeReport(actor, id),
  identity: takeIdentityCase,
  payouts: (actor, payoutId) => takePayout(actor, { payoutId }),
  incidents: (actor, id) => takeIncident(actor, id, 'free'),
  inquiries: takeInquiry,
}

/**
 * Somebody of the team takes a thing of the queue: by the desk's own use case where it has one, else by a claim of 30 minutes,
 * which taking again renews. A claim binds nobody: it tells colleagues.
 * @throws Refusal not_found, forbidden, conflict (`work_claimed`, or what the desk's use case says when a colleague was faster)
 */
export async function takeWork(actor: Actor, { desk, id }: WorkInput): Promise<void> {
  refuseUnless(isOperator(actor) && isId(id), 'not_found')
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
  if (Object.hasOwn(takes, desk)) await takes[desk as keyof typeof takes](actor, id)
  else await claim(actor, desk, id)
}

/** Gives a claim back before it runs out; what was taken by a desk's own use case is given back there. @throws Refusal not_found */
export async function releaseWork(actor: Actor, { desk, id }: WorkInput): Promise<void> {
  refuseUnless(isOperator(actor) && isId(id), 'not_found')
  await transaction((tx) =>
    tx
      .delete(deskClaims)
      .where(
        and(eq(deskClaims.desk, desk), eq(deskClaims.subjectId, id), eq(deskClaims.byId, actor.accountId)),
      ),
  )
}

async function claim(actor: Person, desk: Desk, subjectId: string): Promise<void> {
  await transaction(async (tx) => {
    refuseUnless(await waits(tx, actor, desk, subjectId), 'not_found')
    const locked = { byId: actor.accountId, claimedAt: now(), until: after(now(), claimLasts) }
    const [row] = await tx
      .insert(deskClaims)
      .values({ desk, subjectId, ...locked })
      .onConflictDoUpdate({
        target: [deskClaims.desk, deskClaims.subjectId],
        set: locked,
        setWhere: or(lte(deskClaims.until, now()), eq(deskClaims.byId, actor.accountId))!,
      })
      .returning()
    if (!row) refuse('conflict', 'work_claimed')
  })
}

async function waits(tx: Pick<Tx, 'execute'>, actor: Person, desk: Desk, id: string): Promise<boolean> {
  const { rows } = await tx.execute(waitingOf(worksAt(actor, now()), desk, id))
  return rows.length > 0
}
