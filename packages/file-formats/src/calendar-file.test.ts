import { describe, expect, it } from 'vitest'
import { type CalendarMoment, calendarFile } from './calendar-file.ts'

const made = new Date('2026-11-22T03:04:05.678Z')
const moment = (more: Partial<CalendarMoment> = {}): CalendarMoment => ({
  ...{ uid: 'a-iiv@cakrawala.test', at: new Date('2026-11-23T00:30:00Z'), title: 'Tenggat', text: 'Satu' },
  address: 'https://cakrawala.test/incident/tickets/a',
  ...more,
})
const fileOf = (...moments: CalendarMoment[]) => calendarFile(moments, 'Cakrawala', made).toString()
/** As a calendar reads it: lines put together again, then values without their escapes (3.1, 3.3.11). */
const lines = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
const value = (file: string, name: string) =>
  lines(file)
    .find((line) => line.startsWith(`${name}:`))!
    .slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

describe('a calendar file by RFC 5545', () => {
  it('has the required properties, once, between its markers', () => {
    const file = fileOf(moment(), moment({ uid: 'a-pdp@cakrawala.test' }))
    const all = lines(file)
    expect([all[0], all.at(-2), all.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    for (const [name, times] of [
      ...[
        ['VERSION', 1],
        ['PRODID', 1],
        ['METHOD', 1],
      ],
      ...[
        ['UID', 2],
        ['DTSTAMP', 2],
        ['DTSTART', 2],
        ['SUMMARY', 2],
        ['URL', 2],
      ],
    ] as const)
      expect([name, all.filter((line) => line.startsWith(`${name}:`)).length]).toEqual([name, times])
    expect(all.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(value(file, 'VERSION')).toBe('2.0')
  })

  it('writes moments in UTC without fractions', () => {
    const file = fileOf(moment())
    expect(value(file, 'DTSTART')).toBe('20261123T003000Z')
    expect(value(file, 'DTSTAMP')).toBe('20261122T030405Z')
  })

  it.each([
    'Bila data bocor; tulis: "ya", tidak\\apa',
    'Baris satu\nBaris dua\r\nBaris tiga\rBaris empat',
    '\\n bukan baris, \\; bukan titik koma',
    'BEGIN:VEVENT\r\nUID:palsu\r\nEND:VEVENT',
  ])('parses %j back unchanged, on one line of its own', (text) => {
    const file = fileOf(moment({ text, title: text }))
    for (const name of ['DESCRIPTION', 'SUMMARY'])
      expect(value(file, name)).toBe(text.replace(/\r\n?/g, '\n'))
    expect(lines(file).filter((line) => /^(?:BEGIN|UID)/.test(line))).toHaveLength(3)
  })

  it('leaves out characters no text may contain', () => {
    expect(value(fileOf(moment({ title: 'a\u0000b\u0007c\u0085d\tü' })), 'SUMMARY')).toBe('abcdü')
  })

  it.each(['x', 'é', '語', '👩🏽‍🚀'])(
    'folds long lines of %s at 75 octets and leaves characters whole',
    (letter) => {
      for (const many of [60, 64, 65, 66, 67, 68, 200, 1000]) {
        const text = letter.repeat(many)
        const file = fileOf(moment({ text, title: text }))
        const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line))
        expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
        expect(file).not.toContain('\ufffd')
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(value(file, 'DESCRIPTION')).toBe(text)
      }
    },
  )
})
