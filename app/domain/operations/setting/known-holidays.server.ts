import { settingLinesOf } from '#domain/setting/settings-memory.server.ts'
import { holidayNames } from '#infra/holidays.ts'
import type { ValueInForce } from './setting-view.ts'

/**
 * The days off of this year and the next, from `today` on, with their names; days the team opened are marked
 * as such.
 */
export function knownHolidays(today: string): ValueInForce[] {
  const year = Number(today.slice(0, 4))
  const days = new Map<string, ValueInForce>()
  for (const { day, name } of [...holidayNames(year), ...holidayNames(year + 1)])
    days.set(day, { scope: day, value: { off: true, name }, since: null })
  for (const { scope, value } of settingLinesOf('holidays').toSorted((a, b) => a.number - b.number))
    days.set(scope, { scope, value, since: scope })
  return [...days.values()].filter(({ scope }) => scope >= today).sort((a, b) => (a.scope < b.scope ? -1 : 1))
}
