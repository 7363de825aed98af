import { StartProblem } from '@cakrawala/errors/start-problem'
import type pg from 'pg'
import type { DeclaredRole } from './declared-role.ts'

type Held = { table: string; held: string[]; effective: string[] }

/**
 * Gives the application's role exactly the declared grants in the schema `public`; only what differs is written.
 * @throws StartProblem where it would still be allowed to do more, such as by a grant to everyone
 */
export async function ensureGrants(owner: pg.Client, role: DeclaredRole): Promise<void> {
  const statements = [
    ...(await schemaStatements(owner, role)),
    ...(await tableStatements(owner, role)),
    ...(await columnStatements(owner, role)),
    ...(await sequenceStatements(owner, role)),
    ...(await functionStatements(owner, role)),
  ]
  for (const statement of statements) await owner.query(statement)
  await refuseMore(owner, role)
}

async function schemaStatements(owner: pg.Client, role: DeclaredRole): Promise<string[]> {
  const { rows } = await owner.query<{ usage: boolean; future: boolean }>(`SELECT
    EXISTS (SELECT 1 FROM pg_namespace n, aclexplode(n.nspacl) a
      WHERE n.nspname = 'public' AND a.grantee = '${role.name}'::regrole AND a.privilege_type = 'USAGE') AS usage,
    (SELECT count(*) = 4 FROM pg_default_acl d, aclexplode(d.defaclacl) a
      WHERE d.defaclrole = current_user::regrole AND d.defaclnamespace = 'public'::regnamespace AND d.defaclobjtype = 'r'
        AND a.grantee = '${role.name}'::regrole AND a.privilege_type IN ('SELECT','INSERT','UPDATE','DELETE')) AS future`)
  const { usage, future } = rows[0]!
  return [
    ...(usage ? [] : [`GRANT USAGE ON SCHEMA public TO ${role.name}`]),
    // Tables that migrations make later; a start after such a migration takes away what is too much.
    ...(future
      ? []
      : [
          `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role.name}`,
        ]),
  ]
}

async function tableStatements(owner: pg.Client, role: DeclaredRole): Promise<string[]> {
  return (await heldOnTables(owner, role)).flatMap(({ table, held }) => {
    const wanted: readonly string[] = role.on(table)
    const missing = wanted.filter((privilege) => !held.includes(privilege))
    const tooMuch = held.filter((privilege) => !wanted.includes(privilege))
    const name = `public.${quoted(table)}`
    return [
      ...(missing.length > 0 ? [`GRANT ${missing.join(', ')} ON ${name} TO ${role.name}`] : []),
      ...(tooMuch.length > 0 ? [`REVOKE ${tooMuch.join(', ')} ON ${name} FROM ${role.name}`] : []),
    ]
  })
}

async function heldOnTables(owner: pg.Client, role: DeclaredRole): Promise<Held[]> {
  const { rows } = await owner.query<Held>(`SELECT c.relname AS table,
      ARRAY(SELECT a.privilege_type::text FROM aclexplode(c.relacl) a WHERE a.grantee = '${role.name}'::regrole) AS held,
      ARRAY(SELECT p FROM unnest(ARRAY['SELECT','INSERT','UPDATE','DELETE','TRUNCATE','TRIGGER','REFERENCES']) p
        WHERE has_table_privilege('${role.name}', c.oid, p)) AS effective
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r','p','v','m','f') ORDER BY 1`)
  return rows
}

async function columnStatements(owner: pg.Client, role: DeclaredRole): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string; privilege: string }>(
    `SELECT c.relname AS table, t.attname AS column, a.privilege_type AS privilege
     FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid, aclexplode(t.attacl) a
     WHERE c.relnamespace = 'public'::regnamespace AND NOT t.attisdropped AND a.grantee = '${role.name}'::regrole`,
  )
  const tables = new Set((await heldOnTables(owner, role)).map(({ table }) => table))
  const text = (one: { table: string; column: string; privilege: string }) =>
    `${one.privilege} (${quoted(one.column)}) ON public.${quoted(one.table)}`
  const held = rows.map(text)
  const wanted = role.columns.filter(({ table }) => tables.has(table)).map(text)
  return [
    ...wanted.filter((one) => !held.includes(one)).map((one) => `GRANT ${one} TO ${role.name}`),
    ...held.filter((one) => !wanted.includes(one)).map((one) => `REVOKE ${one} FROM ${role.name}`),
  ]
}

async function sequenceStatements(owner: pg.Client, role: DeclaredRole): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT quote_ident(c.relname) AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' AND NOT EXISTS (
       SELECT 1 FROM aclexplode(c.relacl) a WHERE a.grantee = '${role.name}'::regrole AND a.privilege_type = 'USAGE')`,
  )
  return rows.map(({ name }) => `GRANT USAGE ON SEQUENCE public.${name} TO ${role.name}`)
}

/** Of the functions that run with the rights of the owner; all others may be called by everyone. */
async function functionStatements(owner: pg.Client, role: DeclaredRole): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; held: boolean }>(
    `SELECT p.oid::regprocedure::text AS name, EXISTS (SELECT 1 FROM aclexplode(p.proacl) a
       WHERE a.grantee = '${role.name}'::regrole AND a.privilege_type = 'EXECUTE') AS held
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef`,
  )
  return rows.flatMap(({ name, held }) => {
    const wanted = role.functions.includes(name)
    if (wanted === held) return []
    return wanted
      ? [`GRANT EXECUTE ON FUNCTION ${name} TO ${role.name}`]
      : [`REVOKE EXECUTE ON FUNCTION ${name} FROM ${role.name}`]
  })
}

/** Grants to everyone and memberships count as well; none of them may open what is append-only. */
async function refuseMore(owner: pg.Client, role: DeclaredRole): Promise<void> {
  const { rows } = await owner.query<{ powerful: boolean }>(
    'SELECT rolsuper OR rolcreaterole OR rolreplication AS powerful FROM pg_roles WHERE rolname = $1',
    [role.name],
  )
  if (rows[0]?.powerful)
    throw new StartProblem(`The role ${role.name} may do everything: ALTER ROLE ${role.name} NOSUPERUSER.`)
  for (const { table, effective } of await heldOnTables(owner, role)) {
    const tooMuch = effective.filter(
      (privilege) => !(role.on(table) as readonly string[]).includes(privilege),
    )
    if (tooMuch.length === 0) continue
    throw new StartProblem(
      `The role ${role.name} may ${tooMuch.join(', ')} on the table ${table} through another role or a grant to PUBLIC: revoke it there.`,
    )
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
