import { now, travelTo } from '@cakrawala/calendar/clock'
import { afterEach, describe, expect, it } from 'vitest'
import { playInOrder } from './scene.ts'
import { momentOf } from './when.ts'

const present = new Date('2026-03-01T20:30:00Z') // 03.30 WIB on 2 March

afterEach(() => travelTo(null))

describe('moments', () => {
  it('counts days back from the day in Jakarta, and hours and minutes from the moment', () => {
    expect(momentOf('1d 09:14', present)).toEqual(new Date('2026-03-01T02:14:00Z'))
    expect(momentOf('3h', present)).toEqual(new Date('2026-03-01T17:30:00Z'))
    expect(momentOf('40m', present)).toEqual(new Date('2026-03-01T19:50:00Z'))
  })

  it('refuses an invalid moment', () => {
    expect(() => momentOf('soon' as '3h', present)).toThrow(RangeError)
  })
})

describe('running scenes', () => {
  it('follows the moments, each with the clock set to its own', async () => {
    const seen: string[] = []
    const scene = (at: '2d 10:00' | '1d 10:00' | '5h') => ({
      at,
      play: async () => seen.push(now().toISOString()),
    })
    await playInOrder([scene('5h'), scene('2d 10:00'), scene('1d 10:00')], present)
    expect(seen).toEqual(['2026-02-28T03:00:00.000Z', '2026-03-01T03:00:00.000Z', '2026-03-01T15:30:00.000Z'])
  })

  it('restores the clock when a scene fails', async () => {
    const scene = { at: '9d 10:00' as const, play: () => Promise.reject(new Error('no')) }
    await expect(playInOrder([scene], present)).rejects.toThrow('no')
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1_000)
  })
})
