import { isId } from '@cakrawala/ids/ids'
import { type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { isAtWorkOn } from '#domain/account/status/working-operators.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { type LosableFilter, losableFilters } from './losable-filters.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { lineScope } from './report-scope.server.ts'

/** The values of these filters that a list is narrowed by. */
export type Chosen = Partial<Record<LosableFilter, readonly string[] | undefined>>
export type KnownChoice = { of: LosableFilter; value: string; label: string }

/** Of the chosen values those the viewer may know of, and what they are called; one statement, none where nothing is chosen. */
export async function knownChoices(viewer: Actor, chosen: Chosen): Promise<KnownChoice[]> {
  const parts = losableFilters.flatMap((of) => {
    const values = (chosen[of] ?? []).map((value) => value.replaceAll('\0', ''))
    return values.length > 0 ? partsOf(viewer, of, values) : []
  })
  const always = (chosen.assignee ?? []).filter((who) => who === 'mine' || who === 'nobody')
  const own = isBughunter(viewer)
    ? []
    : always.map((value) => ({ of: 'assignee' as const, value, label: '' }))
  if (parts.length === 0) return own
  const { rows } = await database().execute<KnownChoice>(sql.join(parts, sql` UNION ALL `))
  return [...own, ...rows]
}

/** `asked` is a column of what was asked for, as it was. */
function partsOf(viewer: Actor, of: LosableFilter, values: readonly string[]): SQL[] {
  const seen = (where: SQL) => sql`EXISTS (SELECT 1 FROM ${lines} WHERE ${where} AND ${lineScope(viewer)})`
  const ids = sql`unnest(${sql.param(values.filter(isId))}::uuid[]) asked (id)`
  const texts = sql`unnest(${sql.param([...values])}::text[]) asked (word)`
  const rows = (value: SQL, label: SQL, from: SQL, where: SQL) =>
    sql`SELECT ${sql.raw(`'${of}'`)} AS of, ${value} AS value, ${label} AS label FROM ${from} WHERE ${where}`
  switch (of) {
    case 'program':
      return [rows(sql`asked.id::text`, sql`''`, ids, seen(sql`${lines.programId} = asked.id`))]
    case 'target':
      return [rows(sql`asked.word`, sql`asked.word`, texts, seen(sql`${lines.target} = asked.word`))]
    case 'label':
      return isCompany(viewer)
        ? [rows(sql`asked.word`, sql`asked.word`, texts, seen(sql`${lines.labels} @> ARRAY[asked.word]`))]
        : []
    case 'hunter': {
      if (isBughunter(viewer)) return []
      const its = seen(sql`${lines.reporterId} = a.id`)
      return [
        rows(sql`asked.id::text`, sql`a.username`, sql`${ids} JOIN ${accounts} a ON a.id = asked.id`, its),
        rows(
          sql`asked.word`,
          sql`a.username`,
          sql`${texts} JOIN ${accounts} a ON a.username_key = lower(asked.word)`,
          its,
        ),
      ]
    }
    case 'company': {
      if (!isOperator(viewer)) return []
      const its = seen(sql`${lines.companyId} = c.id`)
      return [
        rows(sql`asked.id::text`, sql`c.name`, sql`${ids} JOIN ${companies} c ON c.id = asked.id`, its),
        rows(
          sql`asked.word`,
          sql`c.name`,
          sql`${texts} JOIN ${companies} c ON lower(c.name) = lower(asked.word)`,
          its,
        ),
      ]
    }
    case 'assignee':
      return assigneePart(viewer, (where) =>
        rows(
          sql`asked.id::text`,
          sql`${accounts.username}`,
          sql`${ids} JOIN ${accounts} ON ${accounts.id} = asked.id`,
          where,
        ),
      )
  }
}

/** Colleagues: who may be given a report of the platform team, or the people of a company. */
function assigneePart(viewer: Actor, rows: (where: SQL) => SQL): SQL[] {
  if (isOperator(viewer)) return [rows(isAtWorkOn('report.moved'))]
  if (!isCompany(viewer)) return []
  const { companyId } = viewer
  return [
    rows(sql`${accounts.standing} = 'active' AND (
      EXISTS (SELECT 1 FROM ${companies} WHERE ${companies.id} = ${companyId} AND ${companies.ownerId} = ${accounts.id})
      OR EXISTS (SELECT 1 FROM ${companyMembers} WHERE ${companyMembers.companyId} = ${companyId}
        AND ${companyMembers.accountId} = ${accounts.id} AND ${companyMembers.status} = 2))`),
  ]
}
