import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pagePatterns } from '../access/page-patterns.ts'
import { routesTable, rowsOfDocument } from './routes-table.ts'
import { specified } from './specified.ts'

const document = readFileSync('docs/routes.md', 'utf8')
const rows = rowsOfDocument(document)

it('every address of the specification is a page', () => {
  const pages = new Set(pagePatterns())
  expect([...specified].filter((one) => !pages.has(one))).toEqual([])
  expect(specified.size).toBe(112)
})

it('docs/routes.md has a row for every page, and no row without one', () => {
  expect(rows.map(({ pattern }) => pattern)).toEqual(pagePatterns())
})

it('docs/routes.md matches the routes, the specification and the access table', () => {
  const withoutJourneys = (text: string) => text.replace(/ \| [^|]* \|$/gm, '')
  expect(withoutJourneys(document)).toBe(withoutJourneys(routesTable(new Map())))
})

it('every page has an existing journey', () => {
  expect(rows.filter(({ journeys }) => journeys.length === 0).map(({ pattern }) => pattern)).toEqual([])
  const names = new Set(rows.flatMap(({ journeys }) => journeys))
  const placeOf = (name: string) => (name.endsWith('.spec.ts') ? `test/journeys/${name}` : `test/${name}`)
  expect([...names].filter((name) => !existsSync(placeOf(name)))).toEqual([])
})
