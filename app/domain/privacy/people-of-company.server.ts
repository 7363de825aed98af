import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, sql } from 'drizzle-orm'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberStatus } from '#domain/company/member.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isRole } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What the platform stores on one person of a company; what they did stands in the user log. */
export const personOfCompany = z
  .object({
    ...{ id: text, name: text, email: text, username: text.nullable() },
    status: z.literal(Object.values(memberStatus)),
    ...{ invitedAt: moment, lastSignInAt: moment.nullable() },
    /** How often the platform team has opened the account, and when last. */
    ...{ readings: count, lastReadAt: moment.nullable() },
  })
  .meta({ id: 'PersonOfCompany' })
export type PersonOfCompany = z.infer<typeof personOfCompany>

const order: Order = {
  keys: [{ by: companyMembers.invitedAt, down: true, as: 'moment' }],
  ...{ id: companyMembers.id, down: true },
}

/**
 * The data of the people of a company, for its owner, who answers for them; newest invitation first. Those who were erased are
 * no longer among them.
 * @throws Refusal not_found for everyone else
 */
export async function peopleOfCompanySeenBy(
  viewer: Actor,
  wanted: Wanted = {},
): Promise<CountedPage<PersonOfCompany>> {
  const { companyId } = found(isRole(viewer, 'company') ? viewer : null)
  const which = and(eq(companyMembers.companyId, found(companyId)), sql`${companyMembers.name} <> ''`)
  const keyset = keysetQuery(order, wanted)
  const { id, name, email, status, invitedAt } = companyMembers
  // `sessions_account_at` and `events_subject` serve the rows of this page.
  const readings = (what: string) => sql`(SELECT ${sql.raw(what)} FROM ${events} e WHERE e.noun = 'account'
    AND e.subject_id = ${companyMembers.accountId} AND e.type = 'account.opened_by_team')`
  const rows = await database()
    .select({
      ...{ id, name, email, username: accounts.username, status, invitedAt },
      lastSignInAt: sql<Date | null>`(SELECT max(s.created_at) FROM ${sessions} s
        WHERE s.account_id = ${companyMembers.accountId})`.mapWith(companyMembers.invitedAt),
      readings: sql<number>`${readings('count(*)::int')}`,
      lastReadAt: sql<Date | null>`${readings('max(e.at)')}`.mapWith(companyMembers.invitedAt),
      ...{ place: keyset.place, total: countIn(companyMembers, which) },
    })
    .from(companyMembers)
    .leftJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}
