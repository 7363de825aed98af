import { expect, it } from 'vitest'
import { bughunterMenu, companyMenu, helloMenu, jumpKeys, type Place } from '../menus.ts'
import { keyTable } from './key-table.ts'

const everything = { reports: true, team: true, license: true, assets: true }

it.each([
  ['bughunter', bughunterMenu],
  ['company', companyMenu('ca', everything)],
  ['hello', helloMenu],
] as [string, readonly Place[]][])('leads by one key to one page of the area %s', (_area, menu) => {
  const places = menu.flatMap((place) => [place, ...(place.items ?? [])])
  const keys = places.flatMap(({ word }) => jumpKeys[word] ?? [])
  expect(keys.length).toBeGreaterThan(3)
  expect(new Set(keys).size).toBe(keys.length)
})

it('gives each key one act', () => {
  const keys: string[] = Object.values(keyTable).flat()
  expect(new Set(keys).size).toBe(keys.length)
  // The first of two keys is no act of its own.
  expect(keys).not.toContain('g')
})
