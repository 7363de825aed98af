import { and, desc, eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { unseal } from '#infra/secrets.ts'
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
