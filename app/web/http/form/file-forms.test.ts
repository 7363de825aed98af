import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = 'app/web'
const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join(root, name))
const sources = new Map(modules.map((name) => [name, readFileSync(name, 'utf8')]))

it('pages with a file input, and no others, accept more than a form of text', () => {
  const pages = modules.filter((name) => /export const action = /.test(sources.get(name)!))
  const withFiles = pages.filter((name) => reaches(name, /@cakrawala\/ui\/file-input'|\/attach-files\.tsx'/))
  expect(withFiles.length).toBeGreaterThan(8)
  expect(pages.filter((name) => /actWithFiles\(/.test(sources.get(name)!)).sort()).toEqual(withFiles.sort())
})

/** Whether a module, or one of ours it imports, matches. */
function reaches(name: string, wanted: RegExp, seen = new Set<string>()): boolean {
  const source = sources.get(name)
  if (source === undefined || seen.has(name)) return false
  seen.add(name)
  if (wanted.test(source)) return true
  return [...source.matchAll(/from '((?:\.|#web\/)[^']+)'/g)].some(([, path = '']) =>
    reaches(path.startsWith('#web/') ? path.replace('#web', root) : join(dirname(name), path), wanted, seen),
  )
}
