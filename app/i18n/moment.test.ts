import { describe, expect, it } from 'vitest'
import { dateText, dueInSentence, dueText, momentText } from './moment.ts'

const friday = new Date('2026-11-27T10:00:00Z')

describe('moments as text', () => {
  it('are in Western Indonesia Time, as each language writes them', () => {
    expect(momentText(new Date('2026-11-21T07:32:00Z'), 'id')).toBe('21 Nov 2026, 14.32 WIB')
    expect(momentText(new Date('2026-11-21T07:32:00Z'), 'en')).toBe('21 Nov 2026, 14:32 WIB')
    expect(dateText(new Date('2026-08-16T17:00:00Z'), 'id')).toBe('17 Agu 2026')
  })

  it('name the day of a deadline in Western Indonesia Time', () => {
    const thatDay = new Date('2026-11-26T17:00:00Z') // Friday, 00.00 WIB
    expect(dueText(friday, 'id', thatDay)).toBe('Hari ini 17.00 WIB')
    expect(dueText(friday, 'en', friday)).toBe('Today 17:00 WIB')
    expect(dueText(friday, 'id', new Date(thatDay.getTime() - 1))).toBe('Besok 17.00 WIB')
    expect(dueText(friday, 'en', new Date('2026-11-26T03:00:00Z'))).toBe('Tomorrow 17:00 WIB')
    expect(dueText(friday, 'id', new Date('2026-11-25T03:00:00Z'))).toBe('Jum 27 Nov 17.00 WIB')
    expect(dueText(friday, 'en', new Date('2026-11-01T03:00:00Z'))).toBe('Fri 27 Nov 17:00 WIB')
    expect(dueText(friday, 'id', new Date('2025-12-30T03:00:00Z'))).toBe('Jum 27 Nov 2026 17.00 WIB')
  })

  it('say how long a deadline is over', () => {
    const over = (text: string) => [dueText(friday, 'id', new Date(text)), dueText(friday, 'en', new Date(text))]
    expect(over('2026-11-27T10:00:00.001Z')).toEqual(['Lewat 1 menit', '1 minute overdue'])
    expect(over('2026-11-27T10:59:59Z')).toEqual(['Lewat 59 menit', '59 minutes overdue'])
    expect(over('2026-11-28T09:59:59Z')).toEqual(['Lewat 23 jam', '23 hours overdue'])
    expect(over('2026-12-04T10:00:00Z')).toEqual(['Lewat 7 hari', '7 days overdue'])
  })

  it('are in small letters within a sentence, and the day itself once they are over', () => {
    expect(dueInSentence(friday, 'id', new Date('2026-11-27T01:00:00Z'))).toBe('hari ini 17.00 WIB')
    expect(dueInSentence(friday, 'en', new Date('2026-11-26T01:00:00Z'))).toBe('tomorrow 17:00 WIB')
    expect(dueInSentence(friday, 'id', new Date('2026-11-27T11:00:00Z'))).toBe('Jum 27 Nov 17.00 WIB')
  })
})
