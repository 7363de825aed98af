import { now } from '@cakrawala/calendar/clock'
import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { preAuthTokens } from '#domain/account/tables/factor-tables.server.ts'
import type { Tx } from '#infra/database.ts'

const m = alias(companyMembers, 'm')
const c = alias(companies, 'c')

/**
 * Ends every way in: sessions, half-finished sign-ins and mailed links of an account, and of the members of its company
 * where it owns one, with the invitations that still wait.
 */
export async function endAccess(tx: Tx, accountId: string): Promise<void> {
  const { accountIds, memberIds } = await companyMembersOf(tx, accountId)
  const endedAt = now()
  await tx
    .update(sessions)
    .set({ endedAt })
    .where(and(inArray(sessions.accountId, accountIds), isNull(sessions.endedAt)))
  await tx
    .update(preAuthTokens)
    .set({ usedAt: endedAt })
    .where(and(inArray(preAuthTokens.accountId, accountIds), isNull(preAuthTokens.usedAt)))
  await tx
    .update(links)
    .set({ revokedAt: endedAt, sealedToken: null })
    .where(
      and(
        or(inArray(links.accountId, accountIds), inArray(links.subjectId, memberIds)),
        isNull(links.usedAt),
        isNull(links.revokedAt),
      ),
    )
}

/** The account itself and, for a company's owner, everyone of the company. */
async function companyMembersOf(
  tx: Tx,
  accountId: string,
): Promise<{ accountIds: string[]; memberIds: string[] }> {
  const answer = await tx.execute<{ id: string; account_id: string | null }>(sql`
    SELECT ${m.id}, ${m.accountId} FROM ${companyMembers} m
    JOIN ${companies} c ON ${c.id} = ${m.companyId} WHERE ${c.ownerId} = ${accountId}`)
  const members = answer.rows.flatMap((row) => row.account_id ?? [])
  return { accountIds: [accountId, ...members], memberIds: answer.rows.map(({ id }) => id) }
}
