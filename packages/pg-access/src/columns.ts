import { newId } from '@cakrawala/ids/ids'
import { bigint, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Raw bytes; hashes of tokens and codes live in such columns. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A word list for full-text search, filled by the database. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const id = () => uuid('id').primaryKey().$defaultFn(newId)
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
/** Whole rupiah. */
export const rupiah = (name: string) => bigint(name, { mode: 'bigint' })
