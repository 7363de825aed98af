import { inRequestScope, outsideOfSlot, requestScope } from '@cakrawala/fair-queue/request-scope'
import { expect, it } from 'vitest'
import { WorkSlots } from './work-slots.ts'

const slots = new WorkSlots({
  ...{ atOnce: 8, atOnceOfOne: 3, atOnceInGeneral: 6 },
  ...{ mostWaiting: 400, mostWaitingOfOne: 96, longestWaitMs: 3_000 },
})
const workLoad = () => slots.load
const inWorkSlot = <T>(work: () => Promise<T>) => slots.run(work)

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const { signal } = new AbortController()
const asked = <T>(accountId: string, work: () => Promise<T>) =>
  inRequestScope({ network: '192.0.2.0/24', accountId, signal }, work)

it('frees its slot while a request waits elsewhere, and takes it again', async () => {
  await asked('a', () =>
    inWorkSlot(async () => {
      expect(workLoad().working).toBe(1)
      await outsideOfSlot(() => expect.poll(workLoad).toMatchObject({ working: 0 }))
      expect(workLoad().working).toBe(1)
    }),
  )
  await expect.poll(workLoad).toEqual({ working: 0, waiting: 0 })
})

// Red where a place that comes back while other work of the request pauses again is never given back.
it('holds no slot for requests whose parts pause side by side', async () => {
  const part = async (i: number) => {
    for (let turn = 0; turn < 5; turn++) await outsideOfSlot(() => pause((i * 7 + turn * 3) % 5))
  }
  const page = () => inWorkSlot(() => Promise.all([0, 1, 2, 3].map(part)))
  await Promise.all(Array.from({ length: 40 }, (_, n) => asked(`account ${n % 5}`, page)))
  await expect.poll(workLoad).toEqual({ working: 0, waiting: 0 })
})

it('is one slot for many calls of a request, and freed with its end', async () => {
  await asked('b', () => inWorkSlot(() => inWorkSlot(async () => expect(workLoad().working).toBe(1))))
  await asked('b', async () => expect(requestScope()?.slot).toBeUndefined())
  await expect.poll(workLoad).toEqual({ working: 0, waiting: 0 })
})

// Red where each connection of a client that closes it at once has work begun.
it('begins no work for disconnected clients before a slot was free for a moment', async () => {
  let begun = 0
  for (let n = 0; n < 60; n++) {
    const client = new AbortController()
    const scope = { network: '198.51.100.0/24', signal: client.signal }
    void inRequestScope(scope, () => inWorkSlot(async () => begun++)).catch(() => undefined)
    // One connection is accepted in each turn of the event loop.
    await new Promise((turn) => setImmediate(turn))
    client.abort()
  }
  expect(begun).toBe(3)
  await expect.poll(workLoad).toEqual({ working: 0, waiting: 0 })
})
