import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'

/** The tables in which a text is in any column, spelled in any case; bytes are searched by their hex digits. */
export async function traces(text: string): Promise<string[]> {
  const tables = await database().execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'event_head' ORDER BY table_name`)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const answer = await database().execute(sql`
      SELECT 1 FROM ${sql.identifier(name)} t WHERE strpos(lower(t::text), ${text.toLowerCase()}) > 0 LIMIT 1`)
    if (answer.rows.length > 0) found.push(name)
  }
  return found
}
