import { newId, randomWord } from '@cakrawala/ids/ids'
import { databasePool } from '#infra/database.ts'

type Row = Record<string, unknown>

const tables = [
  ...['programs', 'program_versions', 'member_grants', 'agreements', 'letters', 'invitations', 'reports'],
  ...['report_clocks', 'report_comments', 'point_entries', 'disclosures', 'articles', 'article_versions'],
  ...['top_ups', 'incidents', 'inquiries', 'program_certificates'],
] as const

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
let serial = 900_000

/** Inserts `copies` of every row that is in lists, of the same people and companies. */
export async function multiply(copies: number): Promise<void> {
  const rows = new Map<string, Row[]>()
  for (const table of tables) {
    const answer = await databasePool().query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${table} t`)
    rows.set(
      table,
      answer.rows.map(({ row }) => row),
    )
  }
  const own = new Set([...rows.values()].flat().flatMap(({ id }) => (typeof id === 'string' ? [id] : [])))
  const inserts = await Promise.all(tables.map((table, at) => insertOf(table, at + 1)))
  // All in one statement: articles and their versions name each other.
  const statement = `WITH ${inserts.map((insert, at) => `some_${at} AS (${insert})`).join(', ')} SELECT 1`
  for (let copy = 0; copy < copies; copy++) {
    const ids = new Map([...own].map((id) => [id, newId()]))
    const made = [...rows.values()].map((originals) => {
      const text = JSON.stringify(originals).replace(uuid, (id) => ids.get(id) ?? id)
      return JSON.stringify((JSON.parse(text) as Row[]).map((row) => ({ ...row, ...freshOf(row) })))
    })
    await databasePool().query(statement, made)
  }
}

/** Words that no two rows may share. */
function freshOf(row: Row): Row {
  const fresh: Record<string, () => unknown> = {
    hash: randomWord,
    id_hash: randomWord,
    token_hash: () => `\\x${newId().replaceAll('-', '').repeat(2)}`,
    slug: () => `${row.slug}-${serial++}`,
    code: () =>
      /\d{6}/.test(String(row.code)) ? String(row.code).replace(/\d{6}/, `${serial++}`) : randomWord(),
    ...{ key: newId, create_key: newId, request_key: newId, submit_key: newId },
  }
  return Object.fromEntries(
    Object.entries(fresh).flatMap(([name, make]) => (row[name] == null ? [] : [[name, make()]])),
  )
}

/** Puts rows into a table that come as JSON in parameter `at`. */
async function insertOf(table: string, at: number): Promise<string> {
  const { rows: columns } = await databasePool().query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const list = columns.map(({ name }) => `"${name}"`).join(', ')
  return `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $${at}::jsonb)`
}
