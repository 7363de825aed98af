import { expect, it } from 'vitest'
import { PageStore } from './page-store.ts'

const page = (family: string, size: number, madeAt = 0) => ({ family, size, madeAt, topics: [family] })
const store = () => new PageStore<ReturnType<typeof page>>({ mostBytes: 1_000, longestMs: 60_000 })

it('preserves requested pages while 10,000 addresses of one kind come by', () => {
  const pages = store()
  for (const name of ['home', 'programs', 'board']) pages.put(`/${name}`, page(name, 200))
  for (let i = 0; i < 10_000; i++) {
    pages.put(`/profile-${i}`, page('profiles', 10))
    expect(pages.bytes).toBeLessThanOrEqual(1_000)
  }
  for (const name of ['home', 'programs', 'board']) expect(pages.get(`/${name}`, 1)).toBeDefined()
  expect(pages.size).toBe(3 + 25)
  expect(pages.get('/profile-9999', 1)).toBeDefined()
  expect(pages.get('/profile-9974', 1)).toBeUndefined()
})

it('drops the least recently used first', () => {
  const pages = store()
  for (let i = 0; i < 5; i++) pages.put(`/${i}`, page('all', 50))
  expect(pages.get('/0', 1)).toBeDefined()
  pages.put('/5', page('all', 50))
  expect([pages.get('/0', 1), pages.get('/1', 1)]).toEqual([expect.anything(), undefined])
})

it('takes from the largest family when the families together are too many', () => {
  const pages = store()
  for (const family of ['a', 'b', 'c', 'd'])
    for (let i = 0; i < 5; i++) pages.put(`/${family}/${i}`, page(family, 50))
  expect(pages.bytes).toBe(1_000)
  pages.put('/e', page('e', 100))
  expect(pages.bytes).toBe(1_000)
  expect(pages.get('/e', 1)).toBeDefined()
})

it('stores nothing too old, nothing larger than a share, and counts what is replaced or dropped', () => {
  const pages = store()
  pages.put('/old', page('a', 10, 0))
  expect(pages.get('/old', 60_000)).toBeUndefined()
  pages.put('/large', page('a', 251))
  pages.put('/twice', page('a', 100))
  pages.put('/twice', page('a', 120))
  pages.put('/other', page('b', 30))
  expect([pages.size, pages.bytes]).toEqual([2, 150])
  pages.drop(new Set(['a']))
  expect([pages.size, pages.bytes]).toEqual([1, 30])
})
