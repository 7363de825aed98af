import { rowsOf } from '../access/matrix.ts'
import { filePatterns, pagePatterns } from '../access/page-patterns.ts'
import { pageTable } from '../access/page-table.ts'
import { principals } from '../support/environment.ts'
import { specified } from './specified.ts'

/** The journeys that showed a page, by address: each with the languages it was shown in. */
export type Walks = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

const pages = { most: 3, languages: 2 }
/** These see every page; what they see says little about who works there. */
const looking = ['area-links.spec.ts', 'axe.spec.ts']

/** `docs/routes.md`: address → who is shown it → the journeys that walk it. */
export function routesTable(walks: Walks): string {
  const rows = pagePatterns().map((pattern) => {
    const isFile = filePatterns().has(pattern)
    const journeys = walkersOf(walks.get(pattern) ?? new Map(), isFile ? { most: 1, languages: 1 } : pages)
    // Every object of every address is asked for there, by everyone.
    if (journeys.length === 0 && isFile) journeys.push('access.test.ts')
    return `| \`${pattern}\` | ${origin(pattern)} | ${readers(pattern)} | ${journeys.join(', ')} |`
  })
  return [...head, ...rows, ''].join('\n')
}

const head = [
  '# Pages',
  '',
  'Every page address of the product, in Indonesian as listed here and in English under `/en`. Made by `npm run routes`',
  'from `app/web/routes.ts`, the access table (`test/access/page-table.ts`) and what the journeys walked; a test holds it',
  'against all three and against the specification.',
  '',
  '| Address | From | Who is shown it | Walked by |',
  '|---|---|---|---|',
]

/** The cells of a row, for the tests that compare the table with the product. */
export function rowsOfDocument(document: string): { pattern: string; journeys: string[] }[] {
  return [...document.matchAll(/^\| `([^`]+)` \| [^|]* \| [^|]* \| ([^|]*) \|$/gm)].map(
    ([, pattern = '', journeys = '']) => ({ pattern, journeys: journeys.split(', ').filter(Boolean) }),
  )
}

function origin(pattern: string): string {
  return specified.has(pattern) ? 'specification' : 'ours'
}

/** People to whom the access table shows at least one object of this address. */
function readers(pattern: string): string {
  const rows = rowsOf(pageTable).filter((row) => row.pattern === pattern)
  const shown = principals.filter((one) => rows.some(({ cells }) => ['.', '>'].includes(cells[one])))
  return shown.length === principals.length ? 'all roles' : shown.join(', ') || 'holders of the link'
}

/** Few journeys that show the page in its languages between them; those that act there first. */
function walkersOf(
  journeys: ReadonlyMap<string, ReadonlySet<string>>,
  { most, languages: wanted }: typeof pages,
): string[] {
  const names = [...journeys.keys()].sort(
    (a, b) => Number(looking.includes(a)) - Number(looking.includes(b)) || a.localeCompare(b),
  )
  const chosen = names.slice(0, most)
  const languages = () => new Set(chosen.flatMap((name) => [...journeys.get(name)!]))
  for (const name of names.slice(most)) if (languages().size < wanted) chosen.push(name)
  return chosen
}
