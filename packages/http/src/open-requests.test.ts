import { expect, it } from 'vitest'
import { OpenRequests } from './open-requests.ts'

it('gives each owner its share by kind, and all of them together no more than there is', () => {
  const open = new OpenRequests({ all: 4, ofOne: { page: 2, file: 1 } })
  const first = open.take('page', 'a')
  expect([first, open.take('page', 'a'), open.take('page', 'a')]).toEqual([
    expect.any(Function),
    expect.any(Function),
    null,
  ])
  expect([open.take('file', 'a'), open.take('file', 'a')]).toEqual([expect.any(Function), null])
  expect([open.take('page', 'b'), open.take('page', 'c')]).toEqual([expect.any(Function), null])
  first!()
  expect(open.take('page', 'c')).toEqual(expect.any(Function))
})
