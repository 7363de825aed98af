import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, or } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { memberView } from './member-queries.server.ts'
import { plans } from './plan.ts'
import { presentPlanOf } from './plan-on.server.ts'

/** `accountId`: null until an invitation was accepted. */
export const memberForTeam = memberView
  .pick({ id: true, name: true, permission: true, status: true })
  .extend({ accountId: text.nullable() })
export type MemberForTeam = z.infer<typeof memberForTeam>
/** `plan`: the one it has today. */
export const companyForTeam = z.object({
  ...{ id: text, name: text, plan: z.enum(plans), emailDomain: text },
  owner: z.object({ id: text, username: text }),
})
export type CompanyForTeam = z.infer<typeof companyForTeam> & { members: CountedPage<MemberForTeam> }

/**
 * The company an account owns or works for, with a piece of its members, for the platform team; null for other accounts.
 * @throws Refusal not_found
 */
export async function companyOfAccountSeenBy(
  actor: Actor,
  accountId: string,
  wanted: Wanted = {},
): Promise<CompanyForTeam | null> {
  found(isOperator(actor) ? actor : null)
  const [row] = await database()
    .select({ company: companies, owner: accounts.username })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.ownerId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.accountId, accountId)),
    )
    .where(or(eq(companies.ownerId, accountId), eq(companyMembers.accountId, accountId)))
    .limit(1)
  if (!row) return null
  const { id, name, emailDomain, ownerId } = row.company
  const { plan } = await presentPlanOf(database(), id)
  const owner = { id: ownerId, username: row.owner }
  return { id, name, plan, emailDomain, owner, members: await membersOf(id, wanted) }
}

/** Admins first, then who was invited last. */
const order: Order = {
  keys: [
    { by: companyMembers.permission, down: false, as: 'number' },
    { by: companyMembers.invitedAt, down: true, as: 'moment' },
  ],
  ...{ id: companyMembers.id, down: true },
}

async function membersOf(companyId: string, wanted: Wanted): Promise<CountedPage<MemberForTeam>> {
  const { id, accountId, name, permission, status } = companyMembers
  const which = eq(companyMembers.companyId, companyId)
  const keyset = keysetQuery(order, wanted)
  const rows = await database()
    .select({
      ...{ id, accountId, name, permission, status },
      ...{ place: keyset.place, total: countIn(companyMembers, which) },
    })
    .from(companyMembers)
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}
