// `npm run routes`: writes docs/routes.md from the routes, the access table and the last run of the journeys;
// with `--check`: the journeys it names must have shown their pages in that run, in both languages between them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './setup.mjs'

const { routesTable, rowsOfDocument } = await import('../test/routes/routes-table.ts')
const { filePatterns } = await import('../test/access/page-patterns.ts')
const { readWalks } = await import('../test/routes/walks.ts')

const file = path.join(ROOT, 'docs/routes.md')
const files = filePatterns()
const walks = readWalks(path.join(ROOT, 'test-results/walked.txt'))

if (process.argv.includes('--check')) {
  const missed = rowsOfDocument(readFileSync(file, 'utf8')).flatMap(({ pattern, journeys: named }) => {
    const journeys = named.filter((name) => name.endsWith('.spec.ts'))
    if (journeys.length === 0) return []
    const shown = journeys.map((name) => walks.get(pattern)?.get(name) ?? new Set())
    const idle = journeys
      .filter((_, index) => shown[index].size === 0)
      .map((name) => `${name} does not walk ${pattern}`)
    const languages = new Set(shown.flatMap((one) => [...one]))
    return languages.size < (files.has(pattern) ? 1 : 2)
      ? [...idle, `${pattern} is walked in ${[...languages].join() || 'no language'}`]
      : idle
  })
  process.stdout.write(missed.map((line) => `✗ ${line}\n`).join(''))
  process.exitCode = missed.length > 0 ? 1 : 0
} else {
  writeFileSync(file, routesTable(walks))
  process.stdout.write(`${file}\n`)
}
