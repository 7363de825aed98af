import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { links } from './link-tables.server.ts'

/** A link as it was made, for the person who sends it; undefined where there is none. */
export async function unsafeLink(linkId: string): Promise<typeof links.$inferSelect | undefined> {
  const [row] = await database().select().from(links).where(eq(links.id, linkId))
  return row
}

/** Forgets the token of a link that was sent. */
export async function forgetToken(linkId: string): Promise<void> {
  await database().update(links).set({ sealedToken: null }).where(eq(links.id, linkId))
}
