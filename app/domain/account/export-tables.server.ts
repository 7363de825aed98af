import { id, moment } from '@cakrawala/pg-access/columns'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ExportedList } from './export-policy.ts'

/** Which rows went out with a list: who is touched is known even when the list itself has changed since. */
export const listExports = pgTable('exported_lists', {
  id: id(),
  list: text('list').$type<ExportedList | 'affected'>().notNull(),
  rowIds: uuid('row_ids').array().notNull(),
  exportedAt: moment('exported_at').notNull(),
})
