import { readFileSync } from 'node:fs'
import { type SQL, sql } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'

/** The largest text that forms and calls accept for a column, in letters. */
export const longestTexts: Record<string, number> = {
  'accounts.email': 254,
  'accounts.username_key': 30,
  'article_versions.body_en_md': 40_000,
  'article_versions.body_id_md': 40_000,
  'article_versions.summary_en': 300,
  'article_versions.summary_id': 300,
  'article_versions.title_en': 150,
  'article_versions.title_id': 150,
  'articles.kind': 20,
  'articles.slug': 80,
  'articles.state': 20,
  'challenge_results.digest': 64,
  'companies.email_domain': 253,
  'companies.name': 150,
  'company_contracts.proven_by': 8,
  'company_contracts.reason': 1_000,
  'company_contracts.state': 9,
  'company_npwps.number': 40,
  'company_npwps.state': 20,
  'disclosures.body_md': 50_000,
  'disclosures.summary_md': 500,
  'disclosures.title': 150,
  'incidents.application': 300,
  'incidents.code': 20,
  'incidents.email': 254,
  'incidents.name': 150,
  'incidents.title': 150,
  'desk_claims.desk': 40,
  'inquiries.company_name': 150,
  'inquiries.email': 254,
  'inquiries.full_name': 150,
  'inquiries.title': 150,
  'letters.code': 64,
  'letters.revoke_reason': 2_000,
  'notifications.path': 300,
  'payouts.reference': 120,
  ...{ 'payouts.return_reference': 120, 'refunds.reference': 120, 'refunds.return_reference': 120 },
  ...{ 'tax_residences.country': 2, 'tax_residences.state': 10, 'tax_residences.reason': 1_000 },
  'program_certificates.code': 64,
  'program_certificates.revoke_reason': 2_000,
  'program_proposals.kind': 40,
  'program_proposals.managed_by': 20,
  'program_proposals.state': 20,
  'programs.summary': 300,
  'programs.title': 120,
  'quiet_hours.from': 5,
  'quiet_hours.to': 5,
  'reports.impact_md': 10_000,
  'reports.poc_md': 50_000,
  'reports.target': 500,
  'reports.title': 150,
  'report_handlings.labels': 240,
  'report_saved_views.name': 60,
  'reward_goods.state': 10,
  'test_accounts.cause': 20,
  'top_ups.reference': 120,
}

/** What is repeated to make parsers of words, patterns and letters look at the same again and again. */
export const hostileUnits = [
  ...[
    'a_b-',
    'a_',
    '1-a_',
    'a-1-',
    '~/',
    '<!--',
    '<a b="',
    '&amp;',
    '&#',
    'a-b@',
    'x@',
    'a.b/',
    'http://a.b/',
    '1.',
  ],
  ...['a', 'aab', '日', '-', '" ', '%\\', '._,a_', '1x@e', 'kan', ' a', 'or '],
]

/** Something PostgreSQL reckons of texts; `columns` are those of `table` that it reads. */
export type TextWork = { name: string; table: string; columns: string[]; expression: SQL }

/** Functions and operators that look at each letter; CHECKs that compare whole words do not. */
const readsLetters = /~|regexp|SIMILAR|LIKE|to_ts|search_|show_trgm|lower|upper|md5|translate|replace|split/

/** Every column, index and CHECK of the database that reckons something of a text. */
export async function textWorks(): Promise<TextWork[]> {
  const { rows: texts } = await database().execute<{ table: string; column: string }>(sql`
    SELECT attrelid::regclass::text AS "table", attname::text AS "column" FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND atttypid = 'text'::regtype AND attnum > 0`)
  const { rows: works } = await database().execute<{ table: string; name: string; text: string }>(sql`
    SELECT attrelid::regclass::text AS "table", attname::text AS name, pg_get_expr(adbin, adrelid) AS text
    FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attgenerated <> ''
    UNION ALL
    SELECT indrelid::regclass::text, indexrelid::regclass::text, CASE WHEN opcname = 'gin_trgm_ops'
      THEN 'show_trgm(' || pg_get_indexdef(indexrelid, k, true) || ')' ELSE pg_get_indexdef(indexrelid, k, true) END
    FROM pg_index CROSS JOIN generate_series(1, indnkeyatts) k JOIN pg_opclass o ON o.oid = indclass[k - 1]
    WHERE indkey[k - 1] = 0 OR opcname = 'gin_trgm_ops'
    UNION ALL
    SELECT conrelid::regclass::text, conname, pg_get_expr(conbin, conrelid) FROM pg_constraint WHERE contype = 'c'`)
  return works
    .filter(({ text }) => readsLetters.test(text))
    .map(({ table, name, text }) => {
      const own = texts.filter((one) => one.table === table && new RegExp(`\\b${one.column}\\b`).test(text))
      return {
        name: `${table}.${name}`,
        table,
        columns: own.map(({ column }) => column),
        expression: sql.raw(text),
      }
    })
    .filter(({ columns }) => columns.length > 0)
}

/** A row of `table` whose `columns` hold `unit` again and again, in `part` of their largest length. */
export function hostileRow({ table, columns }: TextWork, unit: string, part: number): SQL {
  const texts = columns.map((column) => {
    const most = longestTexts[`${table}.${column}`] ?? 0
    return [column, unit.repeat(Math.ceil(most / unit.length)).slice(0, Math.ceil(most * part))]
  })
  const row = JSON.stringify(Object.fromEntries(texts))
  return sql`json_populate_record(NULL::${sql.identifier(table)}, ${row}::json) ${sql.identifier(table)}`
}

/**
 * The time PostgreSQL takes to plan and run a statement, in milliseconds: the processor time of its process where the
 * system reports it, so that other processes are not measured with it; else the time that passed.
 */
export async function timeInPostgres(statement: SQL): Promise<number> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    const before = processorTime(rows[0]!.pid)
    const plan = await tx.execute<Explained>(sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`)
    const after = processorTime(rows[0]!.pid)
    if (before !== null && after !== null) return after - before
    const [times] = plan.rows[0]!['QUERY PLAN']
    return times['Planning Time'] + times['Execution Time']
  })
}

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }

/** The processor time of a process on Linux, in milliseconds. */
function processorTime(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
