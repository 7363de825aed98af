import { networkOf } from '@cakrawala/http/client-network'
import { keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import { type KeysetPage, pageSizes } from '@cakrawala/paging/paging'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { standings } from '#domain/account/status/account-status-lifecycle.ts'
import { database, databasePool } from '#infra/database.ts'
import { type Actor, isOperator, roles } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { flag, moment, type QueueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

const c = alias(companies, 'c')
const m = alias(companyMembers, 'm')

/** An open review with what helps to judge whether it was the owner who answered. */
export const recoveryReview = z.object({
  ...{ id: text, username: text, role: z.enum(roles), company: text.nullable(), accountSince: moment },
  ...{ standing: z.enum(standings).exclude(['ended']), openedAt: moment, address: text, device: text },
  ...{ questionSetAt: moment.nullable(), passwordResetAt: moment.nullable() },
  lastSignInAt: moment.nullable(),
  /** Networks and devices of earlier sign-ins, newest first. */
  places: z.array(z.object({ address: text, device: text, at: moment })),
  /** The answer came from a network the account had signed in from before. */
  knownNetwork: flag,
  /** No one decides about the own account. */
  mayDecide: flag,
})
export type RecoveryReviewView = z.infer<typeof recoveryReview>

type Row = Omit<RecoveryReviewView, 'knownNetwork' | 'mayDecide' | 'places'> & {
  accountId: string
  places: { address: string; device: string; at: string }[]
  place: string
}

const open = "r.decided_at IS NULL AND a.standing <> 'ended'"
const longestWaiting: Order = { keys: [{ by: sql`r.opened_at`, down: false, as: 'moment' }], id: sql`r.id` }

const facts = sql`r.id, r.account_id AS "accountId", a.username, a.role, a.created_at AS "accountSince", a.standing,
    r.opened_at AS "openedAt", r.address, r.device, q.set_at AS "questionSetAt",
    a.password_reset_at AS "passwordResetAt",
    (SELECT ${c.name} FROM ${companies} c LEFT JOIN ${companyMembers} m ON ${m.companyId} = ${c.id}
      WHERE ${c.ownerId} = a.id OR ${m.accountId} = a.id LIMIT 1) AS company,
    (SELECT max(s.created_at) FROM sessions s WHERE s.account_id = a.id) AS "lastSignInAt",
    coalesce((SELECT json_agg(json_build_object('address', p.address, 'device', p.device, 'at', p.at) ORDER BY p.at DESC)
      FROM (SELECT s.address, s.device, max(s.created_at) AS at FROM sessions s WHERE s.account_id = a.id
        AND s.created_at < r.opened_at GROUP BY s.address, s.device ORDER BY max(s.created_at) DESC LIMIT 5) p), '[]') AS places`

/** The open reviews, oldest first, 20 at a time, for the platform team. @throws Refusal not_found for everyone else */
export async function recoveryReviewsSeenBy(
  actor: Actor,
  wanted: Wanted = {},
): Promise<KeysetPage<RecoveryReviewView>> {
  refuseUnless(isOperator(actor), 'not_found')
  const keyset = keysetQuery(longestWaiting, { size: pageSizes.feed, ...wanted })
  const answer = await database().execute<Row>(sql`
    SELECT ${facts}, ${keyset.place} AS place
    FROM recovery_reviews r
    JOIN accounts a ON a.id = r.account_id
    LEFT JOIN security_questions q ON q.account_id = a.id
    WHERE ${sql.raw(open)} AND ${keyset.beyond ?? sql`true`}
    ORDER BY ${sql.join(keyset.orderBy, sql`, `)} LIMIT ${keyset.limit}`)
  const { rows, ...ways } = keyset.cut(answer.rows)
  return { rows: rows.map((row) => viewOf(actor, row)), ...ways }
}

function viewOf(actor: Actor, { accountId, places, ...row }: Omit<Row, 'place'>): RecoveryReviewView {
  const momentOf = (at: Date | null) => at && new Date(at)
  return {
    ...row,
    ...{ accountSince: new Date(row.accountSince), openedAt: new Date(row.openedAt) },
    ...{ questionSetAt: momentOf(row.questionSetAt), passwordResetAt: momentOf(row.passwordResetAt) },
    lastSignInAt: momentOf(row.lastSignInAt),
    places: places.map((place) => ({ ...place, at: new Date(place.at) })),
    knownNetwork: places.some(({ address }) => networkOf(address) === networkOf(row.address)),
    mayDecide: isOperator(actor) && accountId !== actor.accountId,
  }
}

/** How many reviews wait, and since when the oldest does. @throws Refusal forbidden for all but the platform team */
export async function recoveryFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const { rows } = await databasePool().query<QueueFigures>(`
    SELECT count(*)::int AS open, min(r.opened_at) AS "oldestAt"
    FROM recovery_reviews r JOIN accounts a ON a.id = r.account_id WHERE ${open}`)
  return rows[0]!
}
