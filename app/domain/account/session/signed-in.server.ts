import { databasePool } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { personOfToken } from './session-queries.server.ts'

export type SignedIn = { token: string; person: Person; companyName: string | null }

/**
 * What an endpoint needs of a session that was opened just now.
 * @throws Refusal wrong_credentials when the person may have none any more
 */
export async function signedIn(token: string, address: string): Promise<SignedIn> {
  const person = await personOfToken(token, address)
  return person ? { token, person, companyName: await companyNameOf(person) } : refuse('wrong_credentials')
}

async function companyNameOf({ companyId }: Person): Promise<string | null> {
  if (companyId === null) return null
  const answer = await databasePool().query<{ name: string }>('SELECT name FROM companies WHERE id = $1', [
    companyId,
  ])
  return answer.rows[0]?.name ?? null
}
