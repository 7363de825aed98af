import { after, minute, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { countryOf } from '@cakrawala/reference-data/network-country'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { accounts, bughunters, identityCases, sessions } from '#domain/account/account-tables.server.ts'
import { identityStateOf, identityStates } from '#domain/account/identity.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { sanctionSteps } from './account-status.ts'
import {
  mayKeepOrder,
  obstacleToReopening,
  proposedStep,
  reopeningObstacles,
} from './account-status-policy.ts'
import { accountLine } from './accounts-for-team.server.ts'
import { leavingOf } from './end-suspensions.server.ts'
import { type PastSanction, unsafeSanctionsOf } from './sanction-history.server.ts'
import { sanctionForTeam, sanctionViews } from './sanction-views.server.ts'

/** A sign-in by country, not by address: the country is enough to notice an attacker. */
const signIn = z.object({ at: moment, place: text.nullable(), device: text, open: flag })
export type SignInView = z.infer<typeof signIn>
export const accountForTeam = accountLine
  .extend({
    /** Null for everyone but bughunters. */
    identity: z.enum(identityStates).nullable(),
    /** The case by which the person was verified; null where there is none. */
    verifiedBy: text.nullable(),
    /** Its picture, 256 points wide; null without one. */
    picture: text.nullable(),
    /** The owner closed the account; `erased` once nothing is left to restore. */
    ...{ left: flag, erased: flag, sessions: count },
    ...{ signIns: z.array(signIn), sanctions: z.array(sanctionForTeam) },
    /** What the ladder proposes next, and the newest step it is based on. */
    ...{ proposed: z.enum(sanctionSteps), seen: text },
    /** False for one's own account: a colleague looks after it. */
    mayKeepOrder: flag,
    /** Whether the reader may open it again; the obstacle to that where it is over. */
    ...{ mayRestore: flag, restoreObstacle: z.enum(reopeningObstacles).nullable() },
  })
  .meta({ id: 'AccountForTeam' })
export type AccountForTeam = z.infer<typeof accountForTeam>

/** Opening the same account again within this time is one reading. */
const oneReading = 15 * minute

/**
 * An account as the platform team sees it: no names of documents, no documents, no numbers. Each reading leaves a trace.
 * @throws Refusal not_found; forbidden `account_suspended`
 */
export async function accountSeenBy(actor: Actor, accountId: string): Promise<AccountForTeam> {
  const team = found(isOperator(actor) && isId(accountId) ? actor : null)
  const [row] = await database()
    .select({ account: accounts, hunter: bughunters })
    .from(accounts)
    .leftJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  const { account, hunter } = found(row)
  await countReading(team, accountId)
  const [history, leaving, signIns, open, verifiedBy] = await Promise.all([
    unsafeSanctionsOf(database(), accountId),
    leavingOf(database(), accountId),
    signInsOf(accountId),
    openSessions(accountId),
    verifyingCaseOf(accountId),
  ])
  const { id, username, email, role, standing, createdAt } = account
  return {
    ...{ id, username, email, role, standing, createdAt, ...leaving, signIns, sessions: open },
    identity: hunter && identityStateOf(hunter.identityStatus, hunter.identitySubmittedAt),
    verifiedBy,
    picture: account.pictureId,
    sanctions: await sanctionViews(team, history, leaving),
    ...strikePolicyOf(history),
    mayKeepOrder: mayKeepOrder(team, account),
    ...restoringOf(team, account, leaving),
  }
}

function restoringOf(
  viewer: Person,
  { id, standing }: Pick<AccountForTeam, 'id' | 'standing'>,
  leaving: Pick<AccountForTeam, 'left' | 'erased'>,
): Pick<AccountForTeam, 'mayRestore' | 'restoreObstacle'> {
  const over = standing === 'ended'
  const restoreObstacle = over ? obstacleToReopening(leaving) : null
  return { mayRestore: over && mayKeepOrder(viewer, { id }) && !restoreObstacle, restoreObstacle }
}

function strikePolicyOf(history: PastSanction[]) {
  return { proposed: proposedStep(history, now()), seen: history[0]?.id ?? '' }
}

async function countReading(team: Person, accountId: string): Promise<void> {
  const lately = await database().execute(sql`SELECT 1 FROM ${events} WHERE noun = 'account'
    AND subject_id = ${accountId} AND type = 'account.opened_by_team' AND actor_id = ${team.accountId}
    AND at > ${after(now(), -oneReading)} LIMIT 1`)
  if (lately.rows.length > 0 && !team.suspended) return
  await transaction((tx) => record(tx, team, 'account.opened_by_team', accountId))
}

async function verifyingCaseOf(accountId: string): Promise<string | null> {
  const its = and(eq(identityCases.accountId, accountId), eq(identityCases.decision, 'verified'))
  const newest = desc(identityCases.decidedAt)
  const [row] = await database()
    .select({ id: identityCases.id })
    .from(identityCases)
    .where(its)
    .orderBy(newest)
    .limit(1)
  return row?.id ?? null
}

async function signInsOf(accountId: string): Promise<SignInView[]> {
  const { createdAt: at, address, device, endedAt, expiresAt } = sessions
  const rows = await database()
    .select({ at, address, device, endedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.createdAt))
    .limit(10)
  return Promise.all(
    rows.map(async (row) => ({
      ...{ at: row.at, device: row.device, place: await countryOf(row.address) },
      open: row.endedAt === null && row.expiresAt > now(),
    })),
  )
}

async function openSessions(accountId: string): Promise<number> {
  const [row] = await database()
    .select({ open: sql<number>`count(*)::int` })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
  return row?.open ?? 0
}
