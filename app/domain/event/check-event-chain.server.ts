import { logLine } from '@cakrawala/logging/log'
import { transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { site } from './event.ts'
import { firstBrokenEvent } from './event-queries.server.ts'
import { record } from './record.server.ts'

/**
 * Reads the whole history once a night and notifies the platform team when it is not what was written
 * (LOG-01). It notifies again every night until the history is whole again.
 * @returns the number of the first broken or missing event, or null when the history holds
 */
export async function checkEventChain(system: System): Promise<number | null> {
  const broken = await firstBrokenEvent()
  if (broken === null) return null
  logLine('error', { event: 'history_alarm' })
  await transaction((tx) => record(tx, system, 'account.history_alarm', site, { event: broken }))
  return broken
}
