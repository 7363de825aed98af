import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { unseal } from '#infra/secrets.ts'
import type { Locale } from '#kernel/locale.ts'
import type { LinkPurpose } from './link.ts'
import { links } from './link-tables.server.ts'

/** The token of the newest link to an address that the worker has not sent yet, or null. For seeds and tests. */
export async function unsafeWaitingToken(purpose: LinkPurpose, email: string): Promise<string | null> {
  const [row] = await database()
    .select({ sealedToken: links.sealedToken })
    .from(links)
    .where(and(eq(links.purpose, purpose), eq(links.email, email)))
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(1)
  return row?.sealedToken ? unseal('link', row.sealedToken).toString('utf8') : null
}

/** A link for the person who sends it, in the language its account has now; undefined where there is none. */
export async function unsafeLink(linkId: string): Promise<typeof links.$inferSelect | undefined> {
  const locale = sql<Locale>`coalesce(${accounts.locale}, ${links.locale})`
  const [row] = await database()
    .select({ ...getTableColumns(links), locale })
    .from(links)
    .leftJoin(accounts, eq(accounts.id, links.accountId))
    .where(eq(links.id, linkId))
  return row
}

/** Forgets the token of a link that was sent. */
export async function forgetToken(linkId: string): Promise<void> {
  await database().update(links).set({ sealedToken: null }).where(eq(links.id, linkId))
}
