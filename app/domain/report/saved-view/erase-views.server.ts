import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { reportListChoices as choices, reportSavedViews as views } from './saved-view-tables.server.ts'

/** Takes out the views of a person who left, but for those they shared: others work with them. */
export async function eraseViews(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(choices).where(eq(choices.accountId, accountId))
  await tx.delete(views).where(and(eq(views.ownerId, accountId), eq(views.shared, false)))
}

/** Takes out the views of a company that closed. */
export async function eraseCompanyViews(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(views).where(eq(views.companyId, companyId))
}
