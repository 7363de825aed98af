import { activeTriggers, checkTriggers } from '@cakrawala/pg-access/check-triggers'
import { databaseAt } from '@cakrawala/pg-access/database-url'
import { ensureRole, roleOption } from '@cakrawala/pg-access/ensure-role'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateDatabase } from '../migrate.ts'
import { appRole, functionGrants } from './declared-grants.ts'
import { requiredTriggers } from './required-triggers.ts'

// A database and a user of its own on the server of all tests (test/support/database).
const name = `grants_${process.pid}`
const owner = `owner_${process.pid}`
const stranger = `stranger_${process.pid}`
const url = databaseAt(inject('serverUrl'), name)
let server: pg.Client
let client: pg.Client
let byMigrations: string[]

beforeAll(async () => {
  server = await connected(inject('serverUrl'))
  await server.query(`CREATE DATABASE ${name}`)
  client = await connected(url)
  await client.query('SET client_min_messages = warning')
  await migrate(drizzle(client), { migrationsFolder: 'db/migrations' })
  byMigrations = await grants()
  await migrateDatabase(url)
})

afterAll(async () => {
  await client.end()
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await server.query(`DROP ROLE IF EXISTS ${owner}, ${stranger}`)
  await server.end()
})

describe('the role of the application', () => {
  it('is never given more than the migrations grant', async () => {
    const more = (await grants()).filter((grant) => !byMigrations.includes(grant))
    expect(more).toEqual([])
  })

  it('gets exactly its grants back after a restore without them', async () => {
    const before = await grants()
    expect(before.length).toBeGreaterThan(250)
    await client.query('DROP OWNED BY cakrawala_app')
    expect(await grants()).toEqual([])
    await migrateDatabase(url)
    expect(await grants()).toEqual(before)
  })

  it('loses additional grants', async () => {
    const before = await grants()
    await client.query('GRANT UPDATE, TRUNCATE ON events TO cakrawala_app')
    await client.query('GRANT UPDATE (balance_idr) ON ledger_accounts TO cakrawala_app')
    await client.query('REVOKE INSERT ON reports FROM cakrawala_app')
    await migrateDatabase(url)
    expect(await grants()).toEqual(before)
  })

  it('alone calls functions with the rights of the owner, and the declared ones only', async () => {
    const owners = await functionsOfOwner('cakrawala_app')
    expect(owners.filter(({ may }) => may).map(({ name }) => name)).toEqual(functionGrants)
    await server.query(`CREATE ROLE ${stranger}`)
    const others = await functionsOfOwner(stranger)
    expect(others.length).toBeGreaterThan(functionGrants.length)
    expect(others.filter(({ may }) => may)).toEqual([])
    await client.query(`SET ROLE ${stranger}`)
    await expect(client.query(`SELECT write_report_lines('{}')`)).rejects.toThrow(
      /permission denied for function/,
    )
    await client.query('RESET ROLE')
  })

  it('refuses to start with grants to PUBLIC', async () => {
    await client.query('GRANT DELETE ON ledger_entries TO PUBLIC')
    await expect(ensureRole(client, appRole)).rejects.toThrow(/may DELETE on the table ledger_entries/)
    await client.query('REVOKE DELETE ON ledger_entries FROM PUBLIC')
    await ensureRole(client, appRole)
  })

  it('names the commands to run where the database user may neither create nor use it', async () => {
    await server.query(`CREATE ROLE ${owner} LOGIN PASSWORD '${owner}'`)
    const theirUrl = url.replace(/\/\/[^@/]*@|\/\//, `//${owner}:${owner}@`)
    const theirs = await connected(theirUrl)
    await expect(ensureRole(theirs, appRole)).rejects.toThrow(
      `CREATE ROLE cakrawala_app NOLOGIN; GRANT cakrawala_app TO ${owner};`,
    )
    await theirs.end()
    expect(await roleOption(theirUrl, appRole.name, { required: false })).toEqual({})
    await server.query(`GRANT cakrawala_app TO ${owner}`)
    expect(await roleOption(theirUrl, appRole.name, { required: false })).toEqual({
      options: '-c role=cakrawala_app',
    })
  })
})

describe('the triggers that enforce the rules', () => {
  it('are all named', async () => {
    expect(await activeTriggers(client)).toEqual(requiredTriggers)
  })

  it('stop the start when one is disabled or missing', async () => {
    await client.query('ALTER TABLE events DISABLE TRIGGER events_append_only')
    await expect(migrateDatabase(url)).rejects.toThrow(/events\.events_append_only/)
    await client.query('ALTER TABLE events ENABLE REPLICA TRIGGER events_append_only')
    await expect(checkTriggers(client, requiredTriggers)).rejects.toThrow(/events\.events_append_only/)
    await client.query('ALTER TABLE events ENABLE TRIGGER events_append_only')
    await client.query('DROP TRIGGER entries_post ON ledger_entries')
    await expect(checkTriggers(client, requiredTriggers)).rejects.toThrow(/ledger_entries\.entries_post/)
  })
})

async function connected(at: string): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: at })
  one.on('error', () => undefined)
  await one.connect()
  return one
}

/** Functions that run with the rights of the owner, and whether a role may call them. */
async function functionsOfOwner(role: string): Promise<{ name: string; may: boolean }[]> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    `SELECT oid::regprocedure::text AS name, has_function_privilege($1, oid, 'EXECUTE') AS may FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND prosecdef ORDER BY 1`,
    [role],
  )
  return rows
}

/** Everything the role may do: tables, columns, sequences, functions, schemas, and tables made later. */
async function grants(): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    SELECT format('table %s %s', table_name, privilege_type) AS text FROM information_schema.role_table_grants
      WHERE grantee = 'cakrawala_app'
    UNION SELECT format('column %s.%s %s', attrelid::regclass, attname, privilege_type) FROM pg_attribute, aclexplode(attacl)
      WHERE grantee = to_regrole('cakrawala_app')
    UNION SELECT format('sequence %s %s', oid::regclass, privilege_type) FROM pg_class, aclexplode(relacl)
      WHERE relkind = 'S' AND grantee = to_regrole('cakrawala_app')
    UNION SELECT format('function %s %s', oid::regprocedure, privilege_type) FROM pg_proc, aclexplode(proacl)
      WHERE grantee = to_regrole('cakrawala_app')
    UNION SELECT format('schema %s %s', nspname, privilege_type) FROM pg_namespace, aclexplode(nspacl)
      WHERE grantee = to_regrole('cakrawala_app')
    UNION SELECT format('later %s %s', defaclobjtype, privilege_type) FROM pg_default_acl, aclexplode(defaclacl)
      WHERE grantee = to_regrole('cakrawala_app')
    ORDER BY 1`)
  return rows.map(({ text }) => text)
}
