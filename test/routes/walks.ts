import { existsSync, readFileSync } from 'node:fs'
import { patternOf } from '../access/page-patterns.ts'
import type { Walks } from './routes-table.ts'

/** Reads what the journeys walked, as `test/journeys/support/walked.ts` writes it. */
export function readWalks(file: string): Walks {
  const walks = new Map<string, Map<string, Set<string>>>()
  if (!existsSync(file)) return walks
  for (const line of new Set(readFileSync(file, 'utf8').split('\n'))) {
    const [spec, pathname] = line.split('\t')
    const met = spec && pathname ? patternOf(pathname) : null
    if (!spec || !met) continue
    const journeys = walks.get(met.pattern) ?? new Map<string, Set<string>>()
    walks.set(met.pattern, journeys.set(spec, (journeys.get(spec) ?? new Set()).add(met.locale)))
  }
  return walks
}
