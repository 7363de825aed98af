import { newId, randomWord } from '@cakrawala/ids/ids'
import { databasePool } from '#infra/database.ts'

type Row = Record<string, unknown>
/** Rows by table, in an order in which they can be inserted. */
export type Rows = Map<string, Row[]>

const tables = [
  'accounts',
  'bughunters',
  'nda_acceptances',
  'companies',
  'company_contracts',
  'company_members',
  'programs',
  'program_versions',
  'program_earlier_targets',
  'member_grants',
  'agreements',
  'letters',
  'payout_accounts',
] as const

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

/** What these tables hold now, without the rows of `except`. */
export async function storeRows(except?: Rows): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of tables) {
    const answer = await databasePool().query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${table} t`)
    const known = new Set((except?.get(table) ?? []).map((row) => JSON.stringify(row)))
    rows.set(
      table,
      answer.rows.map(({ row }) => row).filter((row) => !known.has(JSON.stringify(row))),
    )
  }
  return rows
}

/**
 * Inserts `copies` of the rows, each with ids and names of its own. What refers to rows outside of them stays as it is.
 * @returns a function that renames the ids in anything, for one of the copies
 */
export async function copyRows(
  rows: Rows,
  copies: number,
  change: (row: Row, table: string) => void,
): Promise<<T>(thing: T, copy: number) => T> {
  const own = ownIds(rows)
  const names = Array.from({ length: copies }, () => new Map([...own].map((id) => [id, newId()])))
  const renamed = <T>(thing: T, copy: number): T =>
    JSON.parse(JSON.stringify(thing).replace(uuid, (id) => names[copy]!.get(id) ?? id))
  for (const [table, originals] of rows) {
    const made = names.flatMap((_, copy) =>
      originals.map((row) => {
        const one = renamed(row, copy)
        freshen(one, table)
        change(one, table)
        return one
      }),
    )
    await insert(table, made)
  }
  return renamed
}

function ownIds(rows: Rows): Set<string> {
  const ids = [...rows.values()].flat().flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
  return new Set(ids)
}

/** Words no two rows may share. */
function freshen(row: Row, table: string): void {
  if (table === 'accounts') {
    const name = `x-${randomWord(16).toLowerCase()}`
    Object.assign(row, { username: name, username_key: name })
    Object.assign(row, { email: `${name}@demo.test`, email_key: `${name}@demo.test` })
  }
  if (table === 'agreements') row.hash = randomWord()
  if (table === 'letters') row.code = randomWord()
}

async function insert(table: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const { rows: columns } = await databasePool().query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const list = columns.map(({ name }) => `"${name}"`).join(', ')
  await databasePool().query(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
