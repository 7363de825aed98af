import { sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuseUnless } from '#kernel/refusal.ts'

/** One change of the team at a time: two that meet could take the last administrator away. */
export async function lockTeam(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('platform team', 0))`)
}

/** Refuses what would leave the platform without an administrator at work. @throws Refusal conflict `last_administrator` */
export async function refuseWithoutAdministrator(tx: Tx): Promise<void> {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${operators} o JOIN ${accounts} a ON a.id = o.id
    WHERE o.state = 'active' AND 'administrator' = ANY(o.roles) AND a.standing = 'active' LIMIT 1`)
  refuseUnless(rows.length > 0, 'conflict', 'last_administrator')
}
