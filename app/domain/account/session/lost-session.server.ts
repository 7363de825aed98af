import { eq } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { tokenHash } from '#infra/token-hash.ts'

/** Why a token opens nothing any more, as far as its holder may know: the token itself is the proof. */
export async function whyLost(token: string): Promise<'moved' | 'password' | 'over'> {
  const [row] = await database()
    .select({ endReason: sessions.endReason })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)))
  return row?.endReason ?? 'over'
}
