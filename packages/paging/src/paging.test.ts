import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { comesBefore, keysetQuery } from './list-order.ts'
import { pageFrom, pageOf, sizeFrom } from './paging.ts'
import { newestOf, readAll } from './read-all.ts'

it('reads page and size of an address, and nothing else', () => {
  expect(['3', '0', '-1', '1.5', 'x', null, '10001'].map(pageFrom)).toEqual([3, 1, 1, 1, 1, 1, 1])
  expect(['25', '26', null].map((text) => sizeFrom(text))).toEqual([25, 10, 10])
  expect(pageOf([1], 21, 3, 10)).toEqual({ rows: [1], total: 21, page: 3, pages: 3 })
})

it('cuts a page out of rows, with the ways on and back', () => {
  const order = { keys: [{ by: sql`n`, down: true, as: 'number' as const }], id: sql`id` }
  const id = '01990000-0000-7000-8000-000000000001'
  const row = (n: number) => ({ n, place: `${n}_${id}` })
  const first = keysetQuery(order, { size: 2 })
  expect(first.beyond).toBeUndefined()
  expect(first.cut([row(9), row(8), row(7)])).toEqual({
    rows: [{ n: 9 }, { n: 8 }],
    next: `8_${id}`,
    prev: null,
  })
  const back = keysetQuery(order, { from: `b7_${id}`, size: 2 })
  expect(back.back).toBe(true)
  expect(back.cut([row(8), row(9)])).toEqual({ rows: [{ n: 9 }, { n: 8 }], next: `8_${id}`, prev: null })
  expect(keysetQuery(order, { from: 'no cursor' }).ranges).toEqual([])
  expect(comesBefore(order, `9_${id}`, `8_${id}`)).toBeLessThan(0)
})

it('reads whole lists up to a bound', async () => {
  const numbers = Array.from({ length: 1_200 }, (_, at) => ({ seq: 1_200 - at }))
  const log = newestOf(async (before, size) =>
    numbers.filter(({ seq }) => before === null || seq < before).slice(0, size),
  )
  expect(await readAll([log], 2_000)).toEqual({ rows: numbers, more: false })
  expect(await readAll([log, log], 1_300)).toMatchObject({ more: true })
})
