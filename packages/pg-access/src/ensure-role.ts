import { errorCode, StartProblem } from '@cakrawala/errors/start-problem'
import type pg from 'pg'
import type { DeclaredRole } from './declared-role.ts'
import { ensureGrants } from './ensure-grants.ts'
import { newClient } from './open-connection.ts'

/**
 * Makes the role the application runs under and gives it exactly the declared grants; what it holds already is left as it
 * is. A restored database or a new server so gets both back. Call on a connection of the owner, under the migration lock.
 * @throws StartProblem where the user may neither make nor use the role, or the role may do more than is declared
 */
export async function ensureRole(owner: pg.Client, role: DeclaredRole): Promise<void> {
  try {
    if (!(await canBecome(owner, role.name))) await makeRole(owner, role.name)
    await ensureGrants(owner, role)
  } catch (error) {
    if (errorCode(error) !== '42501') throw error
    throw await unusableRole(owner, role.name, error)
  }
}

/**
 * What makes a connection of the user of `url` work under the application's role, for the options of `pg`. Empty where that user
 * may not use the role and it is not required.
 * @throws StartProblem where it is: the owner of the tables could rewrite history
 */
export async function roleOption(
  url: string,
  role: string,
  { required }: { required: boolean },
): Promise<{ options?: string }> {
  const client = newClient(url, { connectionTimeoutMillis: 2_000, answerWithinMs: 5_000 })
  await client.connect()
  try {
    if (await canBecome(client, role)) return { options: `-c role=${role}` }
    if (required) throw await unusableRole(client, role)
    return {}
  } finally {
    await client.end()
  }
}

async function unusableRole(client: pg.Client, role: string, cause?: unknown): Promise<StartProblem> {
  const { rows } = await client.query<{ user: string }>('SELECT quote_ident(current_user) AS user')
  return new StartProblem(
    `The user of the database may not make or use the role ${role}, without which the program could rewrite its own history: as a superuser of the database run: CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO ${rows[0]!.user};`,
    { cause },
  )
}

/** Tried for real: since PostgreSQL 16 a member of a role may still not be allowed to become it. */
async function canBecome(client: pg.Client, role: string): Promise<boolean> {
  try {
    await client.query(`SET ROLE ${role}`)
  } catch (error) {
    // 22023: there is no such role. 42501: the user may not become it.
    if (['22023', '42501'].includes(errorCode(error) ?? '')) return false
    throw error
  }
  await client.query('RESET ROLE')
  return true
}

/** Roles belong to the whole server: another database of it may make this one at the same moment. */
async function makeRole(owner: pg.Client, role: string): Promise<void> {
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
  if (!rowCount) {
    await owner.query(`CREATE ROLE ${role} NOLOGIN`).catch((error: unknown) => {
      if (!['42710', '23505'].includes(errorCode(error) ?? '')) throw error
    })
  }
  await owner.query(`GRANT ${role} TO CURRENT_USER`)
  await owner.query(`SET ROLE ${role}`)
  await owner.query('RESET ROLE')
}
