import { newId } from '@cakrawala/ids/ids'
import { databasePool } from '#infra/database.ts'

type Row = Record<string, unknown>

/** Inserts `count` copies of one row of a table, with ids and keys of their own; `fresh` sets the other differences. */
export async function cloneRow(
  table: string,
  count: number,
  fresh: (turn: number) => Row = () => ({}),
  which = 'true',
): Promise<void> {
  const { rows: columns } = await databasePool().query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  const { rows: found } = await databasePool().query<{ row: Row }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${which} LIMIT 1`,
  )
  const row = found[0]!.row
  const own = (turn: number) => ({
    ...(row.id == null ? {} : { id: newId() }),
    ...(row.key == null ? {} : { key: newId() }),
    ...fresh(turn),
  })
  const copies = Array.from({ length: count }, (_, turn) => ({ ...row, ...own(turn) }))
  const list = columns.map(({ name }) => `"${name}"`).join(', ')
  await databasePool().query(
    `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(copies)],
  )
}
