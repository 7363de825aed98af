import { tokenHash } from '@cakrawala/secrets/token-hash'
import { eq } from 'drizzle-orm'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { isAdmitted } from '#domain/account/status/account-status-lifecycle.ts'
import { database } from '#infra/database.ts'

/** Why a token opens nothing any more, as far as its holder may know: the token itself is the proof. */
export async function whyLost(token: string): Promise<'moved' | 'password' | 'closed' | 'over'> {
  const [row] = await database()
    .select({ endReason: sessions.endReason, standing: accounts.standing, role: accounts.role })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, tokenHash(token)))
  if (row && !isAdmitted(row)) return 'closed'
  return row?.endReason ?? 'over'
}
