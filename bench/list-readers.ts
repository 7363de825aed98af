import { sql } from 'drizzle-orm'
import type { Database } from '#infra/database.ts'

/** Who reads the large data worst, and the names in its addresses. */
export async function readersOf(db: Database) {
  const one = async (what: string): Promise<string> => {
    const { rows } = await db.execute<{ it: string }>(sql.raw(`SELECT ${what} AS it`))
    return rows[0]!.it
  }
  const account = (name: string) => one(`(SELECT id FROM accounts WHERE username LIKE '${name}')`)
  const busiest = `(SELECT program_id FROM reports GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`
  return {
    words: {
      program: await one(busiest),
      challenge: await one(`(SELECT id FROM programs WHERE ends_at > now() LIMIT 1)`),
      hunter: await one(
        `(SELECT username FROM accounts WHERE id = (SELECT reporter_id FROM reports GROUP BY 1 ORDER BY count(*) DESC LIMIT 1))`,
      ),
    },
    accounts: {
      hunter: await one(`(SELECT reporter_id FROM reports GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`),
      owner: await one(
        `(SELECT owner_id FROM companies c JOIN programs p ON p.company_id = c.id WHERE p.id = ${busiest})`,
      ),
      staff: await one(
        `(SELECT m.account_id FROM company_members m JOIN member_grants g ON g.member_id = m.id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`,
      ),
      team: await account('tim-1'),
      responder: await one(
        `(SELECT assignee_id FROM incidents WHERE assignee_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`,
      ),
      reporter: await one(
        `(SELECT reporter_id FROM incidents WHERE reporter_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`,
      ),
    },
  }
}
