import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '#infra/database.ts'

/** Ticks of the kernel's clock in a millisecond are fixed for programs on Linux: 100 in a second. */
const msOfTick = 10

/**
 * Milliseconds of processor time that this process and its PostgreSQL have used so far; null where it is not available
 * (not Linux).
 */
export async function processorOf(db: Database): Promise<number | null> {
  const { user, system } = process.cpuUsage()
  const { rows } = await db.execute<{ pid: number }>(
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`,
  )
  try {
    const ticks = await Promise.all(rows.map(({ pid }) => ticksOf(pid)))
    return (user + system) / 1_000 + ticks.reduce((sum, one) => sum + one, 0) * msOfTick
  } catch {
    return null
  }
}

/** `utime` and `stime`, the 14th and 15th field of proc_pid_stat(5); the second may hold spaces and ends with a bracket. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}
