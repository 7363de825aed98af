import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { expect, it, vi } from 'vitest'
import { database, databaseUrl } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { daysAhead } from '../../../test/support/settings.ts'
import { settingLines } from './setting-tables.server.ts'
import { isSwitchOn, keepTeamSettings, settingOn } from './settings-memory.server.ts'

useDatabase()

/** As another process would write it: no one here reads anything anew. */
async function writtenElsewhere(
  key: 'switches' | 'brand',
  scope: string,
  value: { on: boolean } | { name: string; domain: string },
): Promise<void> {
  const team = await operator()
  const decided = { state: 'confirmed', decidedBy: team.accountId, decidedAt: now() } as const
  const told = { reason: 'Keputusan rapat tim', byId: team.accountId, at: now() }
  await database()
    .insert(settingLines)
    .values({ id: newId(), key, scope, number: 1, validFrom: daysAhead(0), value, ...told, ...decided })
}

it('is notified of changes by other processes, and that what was shown is old', async () => {
  const onChange = vi.fn()
  const keeper = await keepTeamSettings(databaseUrl(), onChange)
  expect(isSwitchOn('payouts')).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  await writtenElsewhere('switches', 'payouts', { on: false })
  await vi.waitFor(() => expect(isSwitchOn('payouts')).toBe(false), 5_000)
  expect(onChange).toHaveBeenCalled()
  await writtenElsewhere('brand', '', { name: 'Fajar', domain: 'fajar.id' })
  await vi.waitFor(() => expect(settings().brandName).toBe('Fajar'), 5_000)
  await keeper.stop()
})

it('returns nothing for a day before the first line', () => {
  expect(settingOn('brand', '', daysAhead(-1))).toBeUndefined()
  expect(settingOn('brand', '', daysAhead(0))).toEqual({ name: 'Fajar', domain: 'fajar.id' })
})
