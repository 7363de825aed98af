import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { eventTypes } from './event.ts'

/** Where many kinds stand together: their declarations, with who is notified of them, and their sentences. */
const collections = /^app\/(domain\/event\/kinds|i18n)\//
/** What is done with some kinds differs so much that it is written one by one. */
const oneByOne = [
  'app/domain/event/team-roles.ts',
  'app/domain/privacy/breach/affected-people.server.ts',
  'app/web/pages/hello/reads-only.tsx',
]

it('a kind of event is named only in its declaration', () => {
  const lists = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((name) => `app/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !collections.test(name))
    .filter((name) => {
      const text = readFileSync(name, 'utf8')
      return eventTypes.filter((type) => text.includes(`'${type}'`)).length > 8
    })
  expect(lists.sort()).toEqual(oneByOne)
})
