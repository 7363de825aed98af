import { describe, expect, it } from 'vitest'
import { dateText, dueText, momentText } from './moment.ts'

const friday = new Date('2026-11-27T10:00:00Z')

describe('moments as text', () => {
  it('are in Western Indonesia Time, as each language writes them', () => {
    expect(momentText(new Date('2026-11-21T07:32:00Z'), 'id')).toBe('21 Nov 2026, 14.32 WIB')
    expect(momentText(new Date('2026-11-21T07:32:00Z'), 'en')).toBe('21 Nov 2026, 14:32 WIB')
    expect(dateText(new Date('2026-08-16T17:00:00Z'), 'id')).toBe('17 Agu 2026')
  })

  it('have the weekday for a deadline of the coming days', () => {
    expect(dueText(friday, 'id', new Date('2026-11-24T03:00:00Z'))).toBe('Jumat 17.00 WIB')
    expect(dueText(friday, 'en', new Date('2026-11-27T09:59:00Z'))).toBe('Friday 17:00 WIB')
  })

  it('have the date where a weekday would mislead: a week ahead, and in the past', () => {
    expect(dueText(friday, 'id', new Date('2026-11-20T03:00:00Z'))).toBe('27 Nov 2026, 17.00 WIB')
    expect(dueText(friday, 'id', new Date('2026-11-27T17:00:00Z'))).toBe('27 Nov 2026, 17.00 WIB')
    expect(dueText(friday, 'id', new Date('2026-11-27T10:01:00Z'))).toBe('27 Nov 2026, 17.00 WIB')
    expect(dueText(friday, 'id', new Date('2026-11-20T17:00:00Z'))).toBe('Jumat 17.00 WIB')
  })
})
