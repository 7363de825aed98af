import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'

const p = alias(accounts, 'p')
const h = alias(bughunters, 'h')
const c = alias(companies, 'c')
const m = alias(companyMembers, 'm')

/** Whether others see the picture of account `p`, whose bughunter is `h`: not of a closed profile, nor of who is suspended or gone. */
export const showsPicture = sql<boolean>`(${p.standing} = 'active' AND ${h.hiddenProfile} IS NOT TRUE
  AND ${h.identityStatus} IS DISTINCT FROM 3)`

/** A column: the small picture beside the name of an account; people of a company have that of its owner. */
export function shownPicture(accountId: SQL): SQL<string | null> {
  const owner = sql`(SELECT ${c.ownerId} FROM ${companyMembers} m JOIN ${companies} c ON ${c.id} = ${m.companyId}
    WHERE ${m.accountId} = ${accountId})`
  return sql<
    string | null
  >`(SELECT ${p.smallPictureId} FROM ${accounts} p LEFT JOIN ${bughunters} h ON ${h.accountId} = ${p.id}
    WHERE ${p.id} = coalesce(${owner}, ${accountId}) AND ${showsPicture})`
}
