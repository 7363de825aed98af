import { describe, expect, it } from 'vitest'
import { after as later, minute, now, travelTo } from '#kernel/clock.ts'
import { useDatabase } from '../../test/support/database.ts'
import { keptFor, keptMost } from './kept.ts'

useDatabase()

let read = 0
const next = async () => ++read

describe('DOS-11 figures that are kept for a while', () => {
  it('are read once by all who come within it, and anew when it is over', async () => {
    travelTo(new Date('2026-05-01T00:00:00Z'))
    const [first, second] = await Promise.all([
      keptFor('counts', 'all', minute, next),
      keptFor('counts', 'all', minute, next),
    ])
    expect(second).toBe(first)
    travelTo(later(now(), minute - 1))
    expect(await keptFor('counts', 'all', minute, next)).toBe(first)
    travelTo(later(now(), 1))
    expect(await keptFor('counts', 'all', minute, next)).toBe(first + 1)
    // In a journey back nothing is told that was read later.
    travelTo(new Date('2026-04-30T00:00:00Z'))
    expect(await keptFor('counts', 'all', minute, next)).toBe(first + 2)
  })

  it('are told under their own name alone, and what failed is asked again', async () => {
    expect(await keptFor('of', 'one', minute, async () => 'one')).toBe('one')
    expect(await keptFor('of', 'another', minute, async () => 'another')).toBe('another')
    const broken = () => keptFor('of', 'broken', minute, () => Promise.reject(new Error('down')))
    await expect(broken()).rejects.toThrow('down')
    expect(await keptFor('of', 'broken', minute, async () => 'whole')).toBe('whole')
  })

  it('give way to newer ones of their kind before they fill the memory, and to none of another', async () => {
    const apart = await keptFor('figures of the team', 'all', minute, next)
    const flood = (turn: number) => keptFor('flood', `${turn}`, minute, next)
    const first = await flood(0)
    for (let turn = 1; turn <= keptMost; turn++) await flood(turn)
    expect(await flood(keptMost)).toBe(first + keptMost)
    expect(await flood(0)).toBe(first + keptMost + 1)
    expect(await keptFor('figures of the team', 'all', minute, next)).toBe(apart)
  })
})
