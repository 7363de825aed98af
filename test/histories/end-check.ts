import { databasePool } from '#infra/database.ts'
import { faultQueries } from './end-queries.ts'
import type { Environment } from './environment.ts'
import { follow, type Moved, type Standing } from './lifecycle-rules.ts'
import { peopleOf } from './seen.ts'

/** Every invariant that is looked at when histories are over. */
export const invariantCount = Object.keys(faultQueries).length + 2

/**
 * What is wrong in these worlds, by statements of its own: none of them asks the code under test.
 * @param since the last event before they began
 */
export async function faultsOf(environments: readonly Environment[], since: number): Promise<string[]> {
  const companies = environments.map(({ companyId }) => companyId)
  const people = environments.flatMap(peopleOf)
  const found: string[] = []
  for (const [name, query] of Object.entries(faultQueries)) {
    const values = [companies, people, since].slice(
      0,
      Math.max(0, ...[...query.matchAll(/\$(\d)/g)].map((m) => Number(m[1]))),
    )
    const { rows } = await databasePool().query({ text: padded(query, values.length), values })
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return [...found, ...(await unlawfulMoves(companies))]
}

/** PostgreSQL wants the type of every number up to the highest one. */
function padded(query: string, most: number): string {
  const types = ['uuid[]', 'uuid[]', 'bigint']
  const unused = types
    .slice(0, most)
    .flatMap((type, at) => (query.includes(`$${at + 1}`) ? [] : [`$${at + 1}::${type} IS NOT NULL`]))
  return unused.length === 0 ? query : `SELECT * FROM (${query}) found WHERE ${unused.join(' AND ')}`
}

type Row = { id: string; now: Standing; moves: Moved[] }

const historiesQuery = `SELECT r.id,
  jsonb_build_object('stage', r.stage, 'closeReason', r.close_reason, 'fix', r.fix, 'reward', r.reward_state, 'rating', r.rating_state) AS now,
  coalesce((SELECT jsonb_agg(e.facts || jsonb_build_object('by', CASE WHEN e.actor_kind = 'system' THEN 'system'
      ELSE (SELECT CASE a.role WHEN 'bughunter' THEN CASE WHEN a.id = r.reporter_id THEN 'hunter' ELSE 'stranger' END
        WHEN 'hello' THEN 'operator' WHEN 'company' THEN 'company' WHEN 'company_member' THEN 'company' END
        FROM accounts a WHERE a.id = e.actor_id) END) ORDER BY e.seq)
    FROM events e WHERE e.noun = 'report' AND e.subject_id = r.id AND e.type = 'report.moved'), '[]') AS moves
  FROM reports r JOIN programs p ON p.id = r.program_id WHERE p.company_id = ANY($1)`

/**
 * Follows every report through its history: each move must be a row of the lifecycle, and the last one end in its state.
 */
async function unlawfulMoves(companies: readonly string[]): Promise<string[]> {
  const { rows } = await databasePool().query<Row>(historiesQuery, [companies])
  return rows.flatMap(({ id, now, moves }) => {
    let at: Standing = { stage: 'draft', closeReason: null, fix: 'open', reward: 'none', rating: 'open' }
    for (const moved of moves) {
      const next = follow(at, moved)
      if (next === null) return [`unlawful move of ${id}: ${JSON.stringify(at)} → ${JSON.stringify(moved)}`]
      at = next
    }
    const same = (Object.keys(at) as (keyof Standing)[]).every((field) => at[field] === now[field])
    return same
      ? []
      : [`history of ${id} ends at ${JSON.stringify(at)}, the report at ${JSON.stringify(now)}`]
  })
}
