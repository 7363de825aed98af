import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { columnsOf } from './report-columns.ts'
import { listOf } from './saved-view.ts'
import type { DefaultViewInput, ListColumnsInput } from './saved-view-input.ts'
import { hasReportList } from './saved-view-policy.ts'
import { isSeenBy } from './saved-view-queries.server.ts'
import { reportListChoices as choices, reportSavedViews as views } from './saved-view-tables.server.ts'

/** Chooses the view the actor's list opens with, or none. @throws Refusal not_found for one they do not see */
export async function chooseDefaultView(actor: Person, { viewId }: DefaultViewInput): Promise<void> {
  refuseUnless(hasReportList(actor), 'not_found')
  await transaction(async (tx) => {
    if (viewId !== '') {
      const seen = and(eq(views.id, viewId), isSeenBy(actor))
      // Deleted meanwhile, it would refuse the reference.
      found((await tx.select({ id: views.id }).from(views).where(seen).for('key share'))[0])
    }
    await choose(tx, actor, { defaultViewId: viewId || null })
  })
}

/** Chooses the columns of the actor's list and their order. @throws Refusal not_found; invalid_input for one the list does not have */
export async function chooseColumns(actor: Person, { columns }: ListColumnsInput): Promise<void> {
  refuseUnless(hasReportList(actor), 'not_found')
  if (columns.some((one) => !columnsOf[listOf(actor)].includes(one))) refuseField('columns', 'invalid')
  await transaction((tx) => choose(tx, actor, { columns: columns.length > 0 ? columns : null }))
}

async function choose(
  tx: Tx,
  actor: Person,
  set: { columns: string[] | null } | { defaultViewId: string | null },
): Promise<void> {
  const changedAt = now()
  await tx
    .insert(choices)
    .values({ accountId: actor.accountId, list: listOf(actor), ...set, changedAt })
    .onConflictDoUpdate({ target: [choices.accountId, choices.list], set: { ...set, changedAt } })
}
