import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import {
  accountPages,
  bughunterMenu,
  companyMenu,
  helloMenu,
  incidentMenu,
  type Place,
  publicMenu,
} from './menus.ts'

const table = ((await routes) as RouteConfigEntry[]).map(objectOf)

test('every menu entry is a page of the route table, in both languages', () => {
  const menus = [
    ...bughunterMenu,
    ...companyMenu('ca', { reports: true, team: true, license: true, assets: true }),
    ...helloMenu,
    ...incidentMenu,
  ].flatMap(pathsOf)
  const links = publicMenu.flatMap((group) => group.links.map(({ path }) => path))
  const own = Object.values(accountPages).filter((path) => path !== null)
  const all = [...menus, ...links, ...own]
  expect(all.filter((path) => !isPage(path) || !isPage(`/en${path}`))).toEqual([])
})

test('the catch-all pages are not taken for pages', () => {
  expect(isPage('/bughunter/nothing-like-this')).toBe(false)
  expect(isPage('/nothing-like-this')).toBe(false)
})

function pathsOf({ path, items = [] }: Place): string[] {
  return [path, ...items.flatMap(pathsOf)]
}

function isPage(path: string): boolean {
  const last = matchRoutes(table, path)?.at(-1)?.route.path
  return last !== undefined && !last.endsWith('*') && !/^(en\?\/)?:username$/.test(last)
}

function objectOf({ path, index, children }: RouteConfigEntry): RouteObject {
  // An index route answers at its parent's path; it is given that path so that the match has a name.
  if (index) return { path: path ?? '', children: [] }
  return { ...(path === undefined ? {} : { path }), children: (children ?? []).map(objectOf) }
}
