import { bytes, moment } from '@cakrawala/pg-access/columns'
import { pgTable } from 'drizzle-orm/pg-core'

/** Names of people who left, as keyed hashes: a name is never given to another person. */
export const retiredNames = pgTable('retired_names', {
  nameHash: bytes('name_hash').primaryKey(),
  retiredAt: moment('retired_at').notNull(),
})
