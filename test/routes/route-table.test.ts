import path from 'node:path'
import { newId } from '@cakrawala/ids/ids'
import { RouteTable, routedPath } from '@cakrawala/page-server/route-table'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { pagePatterns } from '../access/page-patterns.ts'

let build: ServerBuild
let table: RouteTable
let whole: RouteObject[]

beforeAll(async () => {
  build = (await import(path.resolve('build/server/index.js'))) as ServerBuild
  table = new RouteTable(build.routes)
  whole = routesBelow(undefined)
})

function routesBelow(parent: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive } = route
    return [
      { id, path, caseSensitive, ...(index ? { index } : { children: routesBelow(id) }) } as RouteObject,
    ]
  })
}

/** What the router itself finds, asked for all routes. */
function answerOf(pathname: string) {
  const route = matchRoutes(whole, pathname)?.at(-1)?.route
  return route && { id: route.id!, open: route.path?.includes('*') ?? false }
}

const filled = (pattern: string) => pattern.replace(/:username/g, 'elang').replace(/:\w+\??/g, () => newId())
const spelled = (address: string) => [
  ...[address, `/en${address}`, address.toUpperCase(), `${address}/`, address.replace(/\//g, '//')],
  ...[`${address}/x`, `${address}/x/y`, `/x${address}`, address.replace(/[aeiou]/, '%61'), `${address}%2Fx`],
  ...[`${address}%`, `${address}%00`, `${address}%ff`, `${address}.data`, `/en${address}.data`],
  ...[`${address}/_.data`, address.replace(/.$/, ''), address.replace(/(.)$/, '$1$1'), `${address};a=b`],
]

/** Every address in some spellings, every spelling of some address: the router ranks all its routes anew for each. */
function someSpellings(): string[] {
  return ['/', ...pagePatterns().map(filled)].flatMap((address, at) =>
    spelled(address).filter((_, spelling) => (at + spelling) % 8 === 0),
  )
}

describe('the table of routes', () => {
  it('finds for every address the route the router finds, and none where no route matches', () => {
    // The router warns of each segment that it cannot decode.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const addresses = someSpellings()
    expect(addresses.length).toBeGreaterThan(500)
    for (const address of addresses) {
      const pathname = routedPath(new URL(`http://localhost${address}`).pathname)
      const answer = answerOf(pathname)
      const { ids, known } = table.find(pathname)
      if (answer) expect([address, ids]).toEqual([address, expect.arrayContaining([answer.id])])
      if (!known) expect([address, answer?.open ?? true]).toEqual([address, true])
    }
    warn.mockReset()
  }, 60_000)

  it('matches few at a time, and no more sets of them than there are routes', () => {
    const addresses = ['/', ...pagePatterns().map(filled)].flatMap(spelled)
    const found = addresses.map((address) => table.find(routedPath(address)).ids)
    expect(Math.max(...found.map((ids) => ids.length))).toBeLessThan(10)
    expect(new Set(found.map((ids) => ids.join(' '))).size).toBeLessThanOrEqual(
      Object.keys(build.routes).length,
    )
  })
})
