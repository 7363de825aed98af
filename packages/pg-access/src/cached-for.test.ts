import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '../../../test/support/database.ts'
import { cachedFor, cacheLimit } from './cached-for.ts'

useDatabase()

let read = 0
const next = async () => ++read

describe('DOS-11 figures that are cached for a while', () => {
  it('are computed once for all who ask within it, and anew when it is over', async () => {
    travelTo(new Date('2026-05-01T00:00:00Z'))
    const [first, second] = await Promise.all([
      cachedFor('counts', 'all', minute, next),
      cachedFor('counts', 'all', minute, next),
    ])
    expect(second).toBe(first)
    travelTo(later(now(), minute - 1))
    expect(await cachedFor('counts', 'all', minute, next)).toBe(first)
    travelTo(later(now(), 1))
    expect(await cachedFor('counts', 'all', minute, next)).toBe(first + 1)
    // In a journey back nothing is told that was read later.
    travelTo(new Date('2026-04-30T00:00:00Z'))
    expect(await cachedFor('counts', 'all', minute, next)).toBe(first + 2)
  })

  it('are returned under their own name alone, and failed ones are computed again', async () => {
    expect(await cachedFor('of', 'one', minute, async () => 'one')).toBe('one')
    expect(await cachedFor('of', 'another', minute, async () => 'another')).toBe('another')
    const broken = () => cachedFor('of', 'broken', minute, () => Promise.reject(new Error('down')))
    await expect(broken()).rejects.toThrow('down')
    expect(await cachedFor('of', 'broken', minute, async () => 'whole')).toBe('whole')
  })

  it('are replaced by newer ones of their kind before they fill the memory, and by none of another', async () => {
    const apart = await cachedFor('figures of the team', 'all', minute, next)
    const flood = (turn: number) => cachedFor('flood', `${turn}`, minute, next)
    const first = await flood(0)
    for (let turn = 1; turn <= cacheLimit; turn++) await flood(turn)
    expect(await flood(cacheLimit)).toBe(first + cacheLimit)
    expect(await flood(0)).toBe(first + cacheLimit + 1)
    expect(await cachedFor('figures of the team', 'all', minute, next)).toBe(apart)
  })
})
