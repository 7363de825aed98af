import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { emailKey, parseEmail } from '#domain/account/email.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Role, roles } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Standing, standings } from './account-status-lifecycle.ts'

type AccountFilter = {
  /** Beginning of a username, an e-mail address or a company's name; or a whole address in any spelling. */
  q: string
  role: Role | null
  standing: Standing | null
}
export const accountLine = z.object({
  ...{ id: text, username: text, email: text, role: z.enum(roles), standing: z.enum(standings) },
  createdAt: moment,
})
/** Sanctions that were not lifted, and appeals no one decided. */
export const accountInList = accountLine.extend({
  ...{ company: text.nullable(), sanctions: count, appeals: count },
})
export type AccountInList = z.infer<typeof accountInList>

/** Reads the filter of an address; words it does not know count as none. */
export function accountFilterOf(search: URLSearchParams): AccountFilter {
  return {
    q: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 254),
    role: roles.find((role) => role === search.get('role')) ?? null,
    standing: standings.find((standing) => standing === search.get('standing')) ?? null,
  }
}

/** Accounts for the platform team, newest first, both ways along their ids. @throws Refusal not_found */
export async function accountsSeenBy(
  actor: Actor,
  { q, role, standing }: AccountFilter,
  wanted: Wanted = {},
): Promise<KeysetPage<AccountInList>> {
  found(isOperator(actor) ? actor : null)
  const keyset = keysetQuery({ keys: [], id: accounts.id, down: true }, wanted)
  const rows = await database()
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      role: accounts.role,
      standing: accounts.standing,
      company: companyName,
      createdAt: accounts.createdAt,
      sanctions: sql<number>`(SELECT count(*)::int FROM sanctions s
        WHERE s.account_id = accounts.id AND s.lifted_at IS NULL)`,
      appeals: sql<number>`(SELECT count(*)::int FROM sanction_appeals p JOIN sanctions s ON s.id = p.sanction_id
        WHERE s.account_id = accounts.id AND p.decided_at IS NULL)`,
      place: keyset.place,
    })
    .from(accounts)
    .where(
      and(
        named(q),
        role ? eq(accounts.role, role) : undefined,
        standing ? eq(accounts.standing, standing) : undefined,
        keyset.beyond,
      ),
    )
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.cut(rows)
}

const companyName = sql<string | null>`(SELECT c.name FROM ${companies} c
  LEFT JOIN ${companyMembers} m ON m.company_id = c.id AND m.account_id = accounts.id
  WHERE c.owner_id = accounts.id OR m.id IS NOT NULL LIMIT 1)`

function named(q: string): SQL | undefined {
  if (q === '') return undefined
  const prefix = `${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const address = parseEmail(q)
  // One search after the other, each along its own index: a condition that joins them would read every account.
  const searches = [
    sql`SELECT id FROM accounts WHERE username_key LIKE ${prefix}`,
    sql`SELECT id FROM accounts WHERE lower(email) LIKE ${prefix}`,
    sql`SELECT owner_id FROM ${companies} WHERE lower(name) LIKE ${prefix}`,
    sql`SELECT m.account_id FROM ${companies} c JOIN ${companyMembers} m ON m.company_id = c.id
      WHERE lower(c.name) LIKE ${prefix} AND m.account_id IS NOT NULL`,
    ...(address ? [sql`SELECT id FROM accounts WHERE email_key = ${emailKey(address)}`] : []),
  ]
  return sql`${accounts.id} IN (${sql.join(searches, sql` UNION ALL `)})`
}
