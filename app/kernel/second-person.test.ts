import { day, after as later } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { refuseObstacle } from './refusal.ts'
import { type SecondBlock, secondBlock, secondObstacle, secondRightRefusals } from './second-person.ts'

const at = new Date('2026-11-23T10:00:00Z')
const right = { since: later(at, -day), givenBy: ['owner'] }

describe('RUL-01 the second of two people', () => {
  it('is another person whose right is a day older than the first step, to the millisecond', () => {
    expect(secondBlock('second', right, { by: 'first', at })).toBeNull()
    const younger = { ...right, since: later(right.since, 1) }
    expect(secondBlock('second', younger, { by: 'first', at })).toBe('right_new')
    expect(secondBlock('second', { ...right, since: at }, { by: 'first', at: later(at, day) })).toBeNull()
  })

  it('is never the person who took the first step, nor one they gave the right', () => {
    expect(secondBlock('first', right, { by: 'first', at })).toBe('own')
    expect(secondBlock('second', right, { by: 'owner', at })).toBe('right_given')
    expect(secondBlock('second', { ...right, givenBy: [] }, { by: null, at })).toBeNull()
  })

  it('is refused with the detail code of the act', () => {
    const codes = { second_payer: 'forbidden', ...secondRightRefusals } as const
    const refuse = (block: SecondBlock | null) => refuseObstacle(secondObstacle(block, 'second_payer'), codes)
    const words = { own: 'second_payer', right_new: 'second_right_new', right_given: 'second_right_given' }
    for (const [block, detail] of Object.entries(words)) {
      const refused = expect.objectContaining({ code: 'forbidden', detail })
      expect(() => refuse(block as SecondBlock)).toThrow(refused)
    }
    expect(() => refuse(null)).not.toThrow()
  })
})
