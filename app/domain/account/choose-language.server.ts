import { and, eq, ne } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { accounts } from './account-tables.server.ts'
import type { LanguageInput } from './language-input.ts'

/** Sets the language of the actor's mails, text messages and pages after signing in. Chosen again, it is set already. */
export async function chooseLanguage(actor: Person, { locale }: LanguageInput): Promise<void> {
  const { accountId } = actor
  await transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ locale })
      .where(and(eq(accounts.id, accountId), ne(accounts.locale, locale)))
      .returning({ id: accounts.id })
    if (changed.length > 0) await record(tx, actor, 'account.language_chosen', accountId, { locale })
  })
}
