import { expect, it } from 'vitest'
import { inRequestScope } from './request-scope.ts'
import { turnsOf } from './turns.ts'

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))
const codeOf = (error: { code?: string; message: string }) => error.code ?? error.message

it('runs a few at a time, queues some, and refuses the rest', async () => {
  const inTurn = turnsOf(2, 3)
  let atWork = 0
  let most = 0
  const done: number[] = []
  const work = (number: number) =>
    inTurn(async () => {
      most = Math.max(most, ++atWork)
      await pause(5)
      atWork--
      done.push(number)
      if (number === 1) throw new Error('broken')
    }).catch(codeOf)
  const answers = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(work))
  const both = ['unavailable', 'unavailable']
  expect(answers).toEqual([undefined, 'broken', undefined, undefined, undefined, ...both])
  expect([most, done.toSorted()]).toEqual([2, [0, 1, 2, 3, 4]])
  // A place that was given back can be taken again.
  expect(await work(7)).toBeUndefined()
})

it("queues one account's work up to a quarter of the capacity, and runs others in between", async () => {
  const inTurn = turnsOf(1, 8)
  const order: string[] = []
  const { signal } = new AbortController()
  const as = (accountId: string) =>
    inRequestScope({ network: '192.0.2.0/24', accountId, signal }, () =>
      inTurn(async () => {
        order.push(accountId)
        await pause(1)
      }).catch(codeOf),
    )
  const answers = await Promise.all([as('a'), as('a'), as('a'), as('a'), as('b')])
  expect(answers).toEqual([undefined, undefined, undefined, 'unavailable', undefined])
  expect(order).toEqual(['a', 'a', 'b', 'a'])
})
