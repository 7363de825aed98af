import { type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { type FilterChoice, mayFilterBy, type SearchedFilter } from './filter-choices.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { isReaderOf } from './report-readers.server.ts'
import { lineScope } from './report-scope.server.ts'

/** Choices offered at once; the newest reports they are gathered from, and the names asked whether they have one. */
const bounds = { offered: 20, newest: 2_000, named: 2_000, typed: 100 } as const

/**
 * What a filter of the viewer's list may be narrowed by, as far as it fits the typed letters: of the newest reports they see, and of people
 * and companies all whose names begin so.
 * @throws Refusal not_found for a filter the viewer's list does not have
 */
export async function filterChoicesSeenBy(
  viewer: Actor,
  filter: SearchedFilter,
  typed = '',
): Promise<FilterChoice[]> {
  refuseUnless(isPerson(viewer) && mayFilterBy(viewer, filter), 'not_found')
  const letters = typed.replaceAll('\0', '').trim().slice(0, bounds.typed).toLowerCase()
  const { rows } = await database().execute<FilterChoice>(
    sql`SELECT value, label FROM (${choicesOf(viewer, filter, letters)}) choice ORDER BY lower(label), value LIMIT ${bounds.offered}`,
  )
  return rows
}

function choicesOf(viewer: Actor, filter: SearchedFilter, letters: string): SQL {
  const newest = sql`(SELECT * FROM ${lines} WHERE ${lineScope(viewer)}
    ORDER BY ${lines.updatedAt} DESC NULLS FIRST, ${lines.reportId} LIMIT ${bounds.newest}) newest`
  const fits = (words: SQL) => sql`position(${letters} in lower(${words})) > 0`
  switch (filter) {
    case 'target':
      return sql`SELECT DISTINCT target AS value, target AS label FROM ${newest} WHERE target <> '' AND ${fits(sql`target`)}`
    case 'label':
      return sql`SELECT DISTINCT label AS value, label FROM ${newest}, unnest(labels) label WHERE ${fits(sql`label`)}`
    case 'assignee':
      return sql`SELECT DISTINCT a.id::text AS value, a.username AS label
        FROM (SELECT DISTINCT handler_id, company_id, program_id FROM ${newest} WHERE handler_id IS NOT NULL) given
        JOIN ${accounts} a ON a.id = given.handler_id
        WHERE ${fits(sql`a.username`)} AND ${isReaderOf(sql`given.company_id`, sql`given.program_id`, sql`a.id`)}`
    case 'hunter':
      return letters === ''
        ? sql`SELECT DISTINCT a.id::text AS value, a.username AS label FROM ${newest} JOIN ${accounts} a ON a.id = newest.reporter_id`
        : beginning(accounts, sql`username_key`, sql`username`, letters, isSeenWith(viewer, sql`reporter_id`))
    case 'company':
      return letters === ''
        ? sql`SELECT DISTINCT c.id::text AS value, c.name AS label FROM ${newest} JOIN ${companies} c ON c.id = newest.company_id`
        : beginning(companies, sql`lower(name)`, sql`name`, letters, isSeenWith(viewer, sql`company_id`))
  }
}

/** Rows of a table by how a name of theirs begins, in the order of its index. */
function beginning(
  table: typeof accounts | typeof companies,
  key: SQL,
  name: SQL,
  letters: string,
  seen: SQL,
): SQL {
  const prefix = `${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`SELECT named.id::text AS value, named.name AS label FROM (
      SELECT id, ${name} AS name FROM ${table} WHERE ${key} LIKE ${prefix} ORDER BY ${key} USING ~<~ LIMIT ${bounds.named}) named
    WHERE ${seen} LIMIT ${bounds.offered}`
}

function isSeenWith(viewer: Actor, column: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${lines} WHERE ${lines}.${column} = named.id AND ${lineScope(viewer)})`
}
