import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { scaleWaitBounds } from './wait-bounds.ts'

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const unavailable = { code: 'unavailable', retryAfterSeconds: 5 }

it('alternates between owners, whatever number of waiting pieces one of them has', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 100 })
  const order: string[] = []
  const work = (owner: string) =>
    queue.run({ owner }, async () => {
      order.push(owner)
      await pause(1)
    })
  await Promise.all([...Array.from({ length: 30 }, () => work('flood')), work('a'), work('b'), work('a')])
  expect(order.slice(0, 6)).toEqual(['flood', 'flood', 'a', 'b', 'flood', 'a'])
  expect(queue.load).toEqual({ working: 0, waiting: 0 })
})

it('gives one owner no more than its share of the slots', async () => {
  const queue = new FairQueue({ atOnce: 4, atOnceOfOne: 3, mostWaiting: 100 })
  const stuck = await Promise.all([1, 2, 3].map(() => queue.acquire({ owner: 'slow' })))
  const fourth = queue.acquire({ owner: 'slow' })
  const [other] = await Promise.all([queue.acquire({ owner: 'other' })])
  expect(queue.load).toEqual({ working: 4, waiting: 1 })
  other()
  await pause(5)
  expect(queue.load).toEqual({ working: 3, waiting: 1 })
  for (const release of stuck) release()
  ;(await fourth)()
  expect(queue.load).toEqual({ working: 0, waiting: 0 })
})

it('reserves slots for the preferred lane, and alternates between lanes', async () => {
  const queue = new FairQueue({ atOnce: 3, atOnceInGeneral: 2, mostWaiting: 100 })
  const visitors = await Promise.all(['v1', 'v2'].map((owner) => queue.acquire({ owner })))
  const third = queue.acquire({ owner: 'v3' })
  const person = await queue.acquire({ owner: 'p1', preferred: true })
  expect(queue.load).toEqual({ working: 3, waiting: 1 })
  const next = queue.acquire({ owner: 'p2', preferred: true })
  visitors[0]!()
  ;(await next)()
  person()
  visitors[1]!()
  ;(await third)()
  expect(queue.load.working).toBe(0)
})

it('refuses beyond the bounds, and an owner with many waiting loses one to an owner with none', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 4, mostWaitingOfOne: 4 })
  const release = await queue.acquire({ owner: 'flood' })
  const flood = Array.from({ length: 5 }, () =>
    queue.acquire({ owner: 'flood' }).then(
      (done) => {
        done()
        return 'done'
      },
      (refusal: { code: string }) => refusal.code,
    ),
  )
  const other = queue.acquire({ owner: 'other' })
  release()
  ;(await other)()
  expect((await Promise.all(flood)).toSorted()).toEqual([
    'done',
    'done',
    'done',
    'unavailable',
    'unavailable',
  ])
})

it('refuses one owner above its own bound while others may wait', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 1 })
  const release = await queue.acquire({ owner: 'a' })
  const waiting = queue.acquire({ owner: 'a' })
  await expect(queue.acquire({ owner: 'a' })).rejects.toMatchObject(unavailable)
  const other = queue.acquire({ owner: 'b' })
  release()
  ;(await waiting)()
  ;(await other)()
})

it('drops work that waited too long or whose client is gone', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, longestWaitMs: 20 })
  const release = await queue.acquire({ owner: 'a' })
  await expect(queue.acquire({ owner: 'b' })).rejects.toMatchObject(unavailable)
  const gone = new AbortController()
  const waiting = queue.acquire({ owner: 'c', signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toMatchObject(unavailable)
  await expect(queue.acquire({ owner: 'c', signal: gone.signal })).rejects.toMatchObject(unavailable)
  expect(queue.load).toEqual({ working: 1, waiting: 0 })
  release()
  release()
  expect(await queue.run({ owner: 'a' }, async () => 'done')).toBe('done')
  expect(queue.load).toEqual({ working: 0, waiting: 0 })
})

it('queues more of one owner, and for longer, where a test has raised the bounds', async () => {
  const queue = new FairQueue({ atOnce: 1, mostWaiting: 10, mostWaitingOfOne: 1, longestWaitMs: 100 })
  const release = await queue.acquire({ owner: 'one' })
  scaleWaitBounds(3)
  try {
    const waiting = [1, 2, 3].map(() => queue.acquire({ owner: 'one' }))
    await expect(queue.acquire({ owner: 'one' })).rejects.toMatchObject(unavailable)
    await pause(150)
    expect(queue.load.waiting).toBe(3)
    release()
    for (const one of waiting) (await one)()
  } finally {
    scaleWaitBounds(1)
  }
  const again = await queue.acquire({ owner: 'one' })
  const second = queue.acquire({ owner: 'one' })
  await expect(queue.acquire({ owner: 'one' })).rejects.toMatchObject(unavailable)
  await expect(second).rejects.toMatchObject(unavailable)
  again()
})
