import { expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { turnsOf } from './turns.ts'

it('works a few at a time, lets some wait, and sends the rest away', async () => {
  const inTurn = turnsOf(2, 3)
  let atWork = 0
  let most = 0
  const done: number[] = []
  const work = (number: number) =>
    inTurn(async () => {
      most = Math.max(most, ++atWork)
      await new Promise((go) => setTimeout(go, 5))
      atWork--
      done.push(number)
      if (number === 1) throw new Error('broken')
    }).catch((error: { code?: string; message: string }) => error.code ?? error.message)
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work))
  expect(answers).toEqual([
    undefined,
    'broken',
    undefined,
    undefined,
    undefined,
    'unavailable',
    'unavailable',
  ])
  expect([most, done.toSorted()]).toEqual([2, [0, 1, 2, 3, 4]])
  // A place that was given back can be taken again.
  expect(await work(7)).toBeUndefined()
})

it('says by the word of its place that too many wait', async () => {
  const inTurn = turnsOf(1, 0, () => new Refusal('too_many_requests', { retryAfterSeconds: 2 }))
  const held = inTurn(() => new Promise<void>((go) => setTimeout(go, 5)))
  await expect(inTurn(async () => 'more')).rejects.toMatchObject({ code: 'too_many_requests' })
  await held
})
