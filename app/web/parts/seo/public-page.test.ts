import { describe, expect, test } from 'vitest'
import {
  alternatesOf,
  canonicalPath,
  pageQuery,
  picturePath,
  publicPage,
  publicPageOf,
  unlisted,
} from './public-page.ts'

describe('the canonical path of a page', () => {
  test.each([
    ['/', '/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/programs/', '/programs'],
    ['//Programs//018F/', '/programs/018f'],
    ['/EN/programs', '/programs'],
    ['/english', '/english'],
    ['/Elang-Jawa', '/elang-jawa'],
  ])('%s is %s', (pathname, path) => expect(canonicalPath({ pathname, search: '' })).toBe(path))

  test('preserves the queries that make a page of their own, in one order', () => {
    const queries = { page: pageQuery, period: /^(?:month|\d{4})$/ }
    const of = (search: string) => canonicalPath({ pathname: '/en/leaderboard', search }, { queries })
    expect(of('?utm_source=x&q=1')).toBe('/leaderboard')
    expect(of('?period=2026&page=2')).toBe('/leaderboard?page=2&period=2026')
    expect(of('?page=2&period=2026')).toBe('/leaderboard?page=2&period=2026')
    for (const page of ['1', '01', '0', '-2', '1e3', '99999', '2 ', '<b>', ''])
      expect([page, of(`?page=${encodeURIComponent(page)}`)]).toEqual([page, '/leaderboard'])
    expect(canonicalPath({ pathname: '/programs', search: '?page=2' })).toBe('/programs')
  })
})

test('its other addresses are absolute, and readers of other languages get the Indonesian one', () => {
  const origin = 'https://cakrawala.test'
  expect(alternatesOf(origin, '/')).toEqual([
    ['id', `${origin}/`],
    ['en', `${origin}/en`],
    ['x-default', `${origin}/`],
  ])
  expect(alternatesOf(origin, '/programs?page=2')[1]).toEqual(['en', `${origin}/en/programs?page=2`])
  expect(alternatesOf(origin, '/x', ['id'])).toEqual([
    ['id', `${origin}/x`],
    ['x-default', `${origin}/x`],
  ])
})

test('only public pages are listed, and no other page unless it declares so', () => {
  expect(publicPageOf({ id: 'pages/public/programs' })).toEqual({})
  expect(publicPageOf({ id: 'pages/public/external', handle: unlisted })).toBeNull()
  for (const id of ['pages/account/sign-in', 'pages/company/reports', 'root', 'pages/hello/home'])
    expect([id, publicPageOf({ id })]).toEqual([id, null])
  const home = publicPage({ listed: (data) => data === null })
  expect(publicPageOf({ id: 'pages/company/home', handle: home, loaderData: null })).not.toBeNull()
  expect(publicPageOf({ id: 'pages/company/home', handle: home, loaderData: { inbox: [] } })).toBeNull()
})

test('a page without a picture of its own shows that of the site', () => {
  expect(picturePath(undefined, 'en')).toBe('/og/en/site.png')
  expect(picturePath('programs/x', 'id')).toBe('/og/id/programs/x.png')
})
