import pg from 'pg'

/** No test database has to outlive a loss of power: waiting for the disk took longer than most test files. */
export async function disableDurability(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`ALTER SYSTEM SET ${name} = off`)
    await client.query('SELECT pg_reload_conf()')
  } finally {
    await client.end()
  }
}
