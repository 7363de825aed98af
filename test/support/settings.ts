import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { SettingKey } from '#domain/setting/setting.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { readTeamSettings } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'

type Line = typeof settingLines.$inferSelect

/** A day of Asia/Jakarta, so many after today. */
export function daysAhead(days: number): string {
  return jakartaDay(after(now(), days * day))
}

/** Puts a line of a setting straight into the table, and into this process's memory. */
export async function line(
  by: Person,
  key: SettingKey,
  told: Pick<Line, 'value' | 'validFrom'> & Partial<Line>,
): Promise<string> {
  const id = newId()
  const known = await database().select({ key: settingLines.key }).from(settingLines)
  const number = known.filter((one) => one.key === key).length + 1
  await database()
    .insert(settingLines)
    .values({
      ...{ id, key, scope: '', number, reason: 'Keputusan rapat tim', state: 'proposed' },
      ...{ byId: by.accountId, at: now(), ...told },
    })
  await readTeamSettings()
  return id
}

/** A holiday of next year, proposed by one of the team, for addresses that ask for a line. */
export async function buildSettings(by: Person) {
  const validFrom = daysAhead(200)
  const value = { off: true, name: 'Cuti bersama' }
  const id = await line(by, 'holidays', { scope: validFrom, validFrom, value })
  return { line: { key: 'holidays', line: id } }
}
