import { expect, it } from 'vitest'
import { startPollLoop } from './poll-loop.ts'
import { startRepeating } from './repeat.ts'

const forever = 60_000

it('reads at once, again while batches are full, and once more for pokes meanwhile', async () => {
  const batches = [
    { count: 2, isFull: true },
    { count: 1, isFull: false },
    { count: 0, isFull: false },
  ]
  let reads = 0
  let queued = 0
  const faults: unknown[] = []
  const read = async () => {
    if (reads === 0) loop.poke()
    await null
    return batches[reads++] ?? { count: 0, isFull: false }
  }
  const loop = startPollLoop(
    async () => {
      await null
      return read()
    },
    { everyMs: forever, onFault: (error) => faults.push(error), onRead: () => queued++ },
  )
  await expect.poll(() => reads).toBe(2)
  loop.poke()
  await expect.poll(() => reads).toBe(3)
  await loop.stop()
  loop.poke()
  expect({ reads, queued, faults }).toEqual({ reads: 3, queued: 2, faults: [] })
})

it('goes on after a fault', async () => {
  const faults: unknown[] = []
  let reads = 0
  const loop = startPollLoop(
    async () => {
      if (reads++ === 0) throw new Error('away')
      return { count: 0, isFull: false }
    },
    { everyMs: forever, onFault: (error) => faults.push(error) },
  )
  await expect.poll(() => faults.length).toBe(1)
  loop.poke()
  await expect.poll(() => reads).toBe(2)
  await loop.stop()
})

it('repeats work by a timer, never twice at once, and waits for it when it stops', async () => {
  let working = 0
  let most = 0
  let done = 0
  const faults: unknown[] = []
  const turns = startRepeating(
    async () => {
      most = Math.max(most, ++working)
      await new Promise((go) => setTimeout(go, 12))
      working--
      if (done++ === 0) throw new Error('away')
    },
    { everyMs: 2, onFault: (error) => faults.push(error) },
  )
  await expect.poll(() => done).toBeGreaterThan(1)
  await turns.stop()
  expect({ working, most, faults: faults.length }).toEqual({ working: 0, most: 1, faults: 1 })
})
