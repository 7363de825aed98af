import type pg from 'pg'

/** Every table of the program and of its job queue with the md5 of its rows, whatever their order. */
export async function tableSums(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND (n.nspname = 'public' OR (n.nspname = 'pgboss' AND c.relname IN
       ('queue','schedule','subscription','job_common','job_dependency'))) ORDER BY 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const answer = await client.query<{ sum: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum FROM ${name} t`,
    )
    sums[name] = answer.rows[0]!.sum
  }
  return sums
}

/** Constraints, indexes, triggers, functions, columns and grants of the schema `public`, each as one line. */
export async function schemaLines(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid)) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prolang <> 13
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')
    UNION ALL SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', relname, attname, a.grantee::regrole, a.privilege_type)
      FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid, aclexplode(attacl) a
      WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', relname, a.grantee::regrole, a.privilege_type) FROM pg_class, aclexplode(relacl) a
      WHERE relnamespace = 'public'::regnamespace AND a.grantee <> relowner
    ORDER BY 1`)
  return rows.map(({ line }) => line)
}
