import type { PgBoss } from 'pg-boss'

/** No slow address holds the server for away as long as this while other mails wait. */
const longAwayMs = 5 * 60_000

/**
 * The server is back: no one waits for the end of a pause that grew while it was away. After a short time only those that
 * met no server go at once: some slow addresses may have looked like one, and would again hold every connection.
 */
export async function hurryRetries(boss: PgBoss, queues: readonly string[], awayMs: number): Promise<void> {
  await boss.getDb().executeSql(
    `UPDATE pgboss.job SET start_after = now() WHERE name = ANY($1) AND state = 'retry' AND start_after > now()
          AND ($2 OR output ->> 'kind' IN ('away', 'refused'))`,
    [queues, awayMs >= longAwayMs],
  )
}
