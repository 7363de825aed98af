import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Person, Role } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { accounts } from './account-tables.server.ts'

export type OwnAccountView = {
  id: string
  username: string
  email: string
  role: Role
  locale: Locale
  createdAt: Date
}

/** The account of the actor, as its owner may see it. */
export async function ownAccount(actor: Person): Promise<OwnAccountView> {
  const { id, username, email, role, locale, createdAt } = accounts
  const [row] = await database()
    .select({ id, username, email, role, locale, createdAt })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  return found(row)
}
