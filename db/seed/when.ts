import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, hour, minute } from '@cakrawala/calendar/clock'

/** `62d 09:14`: 62 days before the day of the seed, at 09.14 WIB. `3h` and `40m`: that long before the seed. */
export type When = `${number}d ${number}:${number}` | `${number}h` | `${number}m`

/** The moment a `When` names, seen from `present`. */
export function momentOf(when: When, present: Date): Date {
  const [, count = '', unit = '', clock = ''] = /^(\d+)([dhm])(?: (\d\d:\d\d))?$/.exec(when) ?? []
  if (unit === 'd') return new Date(`${jakartaDay(after(present, -Number(count) * day))}T${clock}:00+07:00`)
  if (unit === '') throw new RangeError(`no moment: ${when}`)
  return after(present, -Number(count) * (unit === 'h' ? hour : minute))
}
