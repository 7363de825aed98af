import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays, businessDaysBetween, isBusinessDay, jakartaDay } from './business-days.ts'

const wib = (text: string) => new Date(`${text}:00+07:00`)
const none: ReadonlySet<string> = new Set()
// The long run around Idul Fitri 2026: shared leave and feast days from Friday to the Tuesday of the week after.
const lebaran = new Set(['2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23', '2026-03-24'])
const yearEnd = new Set(['2026-12-24', '2026-12-25', '2027-01-01'])

describe('business days in Jakarta', () => {
  it.each([
    ['from Monday, one day', '2026-03-02T10:00', 1, none, '2026-03-03T17:00'],
    ['from Friday, one day', '2026-03-06T10:00', 1, none, '2026-03-09T17:00'],
    ['from Saturday, one day', '2026-03-07T10:00', 1, none, '2026-03-09T17:00'],
    ['from Sunday night, one day', '2026-03-08T23:59', 1, none, '2026-03-09T17:00'],
    ['a working week', '2026-03-02T10:00', 5, none, '2026-03-09T17:00'],
    ['just after midnight it is already the new day', '2026-03-03T00:00', 1, none, '2026-03-04T17:00'],
    ['just before midnight it is still the old day', '2026-03-02T23:59', 1, none, '2026-03-03T17:00'],
    ['across Lebaran', '2026-03-17T09:00', 3, lebaran, '2026-03-26T17:00'],
    ['from inside Lebaran', '2026-03-21T09:00', 1, lebaran, '2026-03-25T17:00'],
    ['across Christmas and the year end', '2026-12-23T09:00', 5, yearEnd, '2027-01-04T17:00'],
    ['a leap day counts', '2028-02-28T09:00', 1, none, '2028-02-29T17:00'],
    ['no days: the end of today', '2026-03-02T10:00', 0, none, '2026-03-02T17:00'],
    ['no days, at closing time', '2026-03-02T17:00', 0, none, '2026-03-02T17:00'],
    ['no days, after closing time', '2026-03-02T17:01', 0, none, '2026-03-03T17:00'],
    ['no days, on a Saturday', '2026-03-07T10:00', 0, none, '2026-03-09T17:00'],
  ])('%s', (_, from, days, holidays, due) => {
    expect(addBusinessDays(wib(from), days, holidays)).toEqual(wib(due))
  })

  it('is due on a business day at 17.00 WIB, later than the start, and counts back to the same number', () => {
    const moments = fc.date({
      min: wib('2026-01-01T00:00'),
      max: wib('2027-06-30T00:00'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 120 }), (from, days) => {
        const holidays = new Set([...lebaran, ...yearEnd])
        const due = addBusinessDays(from, days, holidays)
        expect(due.toISOString().slice(11)).toBe('10:00:00.000Z')
        expect(isBusinessDay(jakartaDay(due), holidays)).toBe(true)
        expect(due.getTime()).toBeGreaterThan(from.getTime())
        expect(businessDaysBetween(from, due, holidays)).toBe(days)
        expect(businessDaysBetween(due, from, none)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('counts nothing on one day and a negative number backwards', () => {
    expect(businessDaysBetween(wib('2026-03-02T08:00'), wib('2026-03-02T20:00'), none)).toBe(0)
    expect(Object.is(businessDaysBetween(wib('2026-03-08T08:00'), wib('2026-03-07T08:00'), none), 0)).toBe(
      true,
    )
    expect(businessDaysBetween(wib('2026-03-09T08:00'), wib('2026-03-02T08:00'), none)).toBe(-5)
  })

  it('names the day by Jakarta time, not by UTC', () => {
    expect(jakartaDay(new Date('2026-08-16T17:00:00Z'))).toBe('2026-08-17')
    expect(jakartaDay(new Date('2026-08-16T16:59:59Z'))).toBe('2026-08-16')
  })

  it('knows weekends and holidays', () => {
    expect(isBusinessDay('2026-03-06', none)).toBe(true)
    expect(isBusinessDay('2026-03-07', none)).toBe(false)
    expect(isBusinessDay('2026-03-08', none)).toBe(false)
    expect(isBusinessDay('2026-03-20', lebaran)).toBe(false)
    for (const bad of ['2026-02-30', '2026-3-1', 'today'])
      expect(() => isBusinessDay(bad, none)).toThrow(RangeError)
  })

  it('refuses impossible numbers and an endless holiday', () => {
    for (const bad of [-1, 1.5, 1001, Number.NaN])
      expect(() => addBusinessDays(wib('2026-03-02T10:00'), bad, none)).toThrow()
    const endless = { has: () => true } as unknown as ReadonlySet<string>
    expect(() => addBusinessDays(wib('2026-03-02T10:00'), 1, endless)).toThrow(RangeError)
  })
})
