import { describe, expect, it } from 'vitest'
import { type LetterFacts, letterStateOf } from './letter.ts'

const holds: LetterFacts = {
  ...{ revokedAt: null, status: 'accepted', validUntil: '2026-12-31', halted: false },
  ...{ current: true, known: true, hunter: 'ready' },
}
const state = (more: Partial<LetterFacts>, today = '2026-12-31') =>
  letterStateOf({ ...holds, ...more }, today)

describe('letterStateOf', () => {
  it('is in force until the last day of the program, inclusive', () => {
    expect(state({})).toBe('valid')
    expect(state({}, '2027-01-01')).toBe('ended')
  })

  it.each([
    [{ status: 'paused' }, 'resting'],
    [{ halted: true }, 'resting'],
    [{ hunter: 'suspended' }, 'resting'],
    [{ status: 'ended' }, 'ended'],
    [{ current: false }, 'ended'],
    [{ known: false }, 'ended'],
    [{ hunter: 'ended' }, 'ended'],
    [{ revokedAt: new Date(0) }, 'revoked'],
    [{ revokedAt: new Date(0), status: 'ended' }, 'revoked'],
    [{ status: 'paused', known: false }, 'ended'],
  ] as const)('with %j is %s', (more, expected) => {
    expect(state(more)).toBe(expected)
  })
})
