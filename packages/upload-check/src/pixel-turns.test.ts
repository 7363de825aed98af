import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { expect, it } from 'vitest'
import { inTurn } from './pixel-turns.ts'

const signal = new AbortController().signal
const as = <T>(accountId: string, work: () => Promise<T>) =>
  inRequestScope({ network: '192.0.2.0/24', accountId, signal }, work)

/** Draws for a moment and writes down whose picture it was. */
const draws = (owner: string, done: string[], pixels = 40_000_000) =>
  as(owner, () =>
    inTurn(pixels, async () => {
      await new Promise((go) => setTimeout(go, 5))
      done.push(owner)
    }),
  ).catch((error: { code: string }) => error.code)

it('one account fills neither the slots nor the queue, and another waits for a few pictures only', async () => {
  const done: string[] = []
  const flood = Array.from({ length: 60 }, () => draws('flood', done))
  const other = draws('other', done)
  await other
  expect(done.length).toBeLessThanOrEqual(4)
  const answers = await Promise.all(flood)
  // Two at work and fifteen waiting; the rest is told to retry.
  expect(answers.filter((answer) => answer === 'unavailable')).toHaveLength(43)
  expect(done).toHaveLength(18)
  // Places are given back.
  expect(await draws('flood', done)).toBeUndefined()
})

it('small pictures are drawn together, large ones one after the other', async () => {
  let atWork = 0
  let most = 0
  const draw = (owner: string, pixels: number) =>
    as(owner, () =>
      inTurn(pixels, async () => {
        most = Math.max(most, ++atWork)
        await new Promise((go) => setTimeout(go, 5))
        atWork--
      }),
    )
  await Promise.all(['a', 'b', 'c'].map((owner) => draw(owner, 30_000_000)))
  expect(most).toBe(1)
  await Promise.all(['a', 'b', 'c'].map((owner) => draw(owner, 100)))
  expect(most).toBe(3)
})
