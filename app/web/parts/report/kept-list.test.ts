import { expect, it } from 'vitest'
import { type KeptList, placeIn } from './kept-list.ts'

const list: KeptList = {
  address: '/hello/reports?stage=submitted',
  reports: [
    ['a', '/hello/reports/detail/h1/a'],
    ['b', '/hello/reports/detail/h2/b'],
    ['c', '/hello/reports/detail/h3/c'],
  ],
  total: 12,
  more: '/hello/reports?stage=submitted&from=x',
}

const text = (kept: KeptList) => JSON.stringify(kept)

it('says which report of the list one is at, and what is beside it', () => {
  expect(placeIn(text(list), 'b')).toEqual({
    ...{ address: list.address, at: 2, of: 12, ofPage: false },
    ...{ previous: '/hello/reports/detail/h1/a', next: '/hello/reports/detail/h3/c' },
  })
})

it('has nothing before the first report, and the next page after the last one', () => {
  expect(placeIn(text(list), 'a')).toMatchObject({ at: 1, previous: null })
  expect(placeIn(text(list), 'c')).toMatchObject({ at: 3, next: list.more })
  expect(placeIn(text({ ...list, more: null }), 'c')).toMatchObject({ next: null })
})

it('counts within the page where it does not begin the list', () => {
  expect(placeIn(text({ ...list, total: null }), 'c')).toMatchObject({ at: 3, of: 3, ofPage: true })
})

it('knows nothing of a report that is not on the list', () => {
  expect(placeIn(text(list), 'd')).toBeNull()
  expect(placeIn(null, 'a')).toBeNull()
})
