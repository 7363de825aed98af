import { newId, randomWord } from '@cakrawala/ids/ids'
import { type Environment, type Principal, principals } from '../support/environment.ts'

/** What a page answers: `.` shows it; `in` asks to sign in; `out` signs the wrong role out; `home`; `>` leads on; or a status. */
export type Row = { pattern: string; of: string; cells: Record<Principal, string> }

/** Reads a table: address, whose object, then one cell a principal in the order of `principals`. */
export function rowsOf(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => line.trim().startsWith('/') || /^\s*(GET|POST|PUT|PATCH|DELETE) \//.test(line))
    .map((line) => {
      const method = /^\s*(GET|POST|PUT|PATCH|DELETE) /.exec(line)?.[0].trim()
      const [path = '', of = '', ...cells] = line
        .replace(/^\s*(GET|POST|PUT|PATCH|DELETE) /, '')
        .trim()
        .split(/\s+/)
      const pattern = method ? `${method} ${path}` : path
      if (cells.length !== principals.length) throw new Error(`${pattern} ${of}: ${cells.length} cells`)
      return {
        pattern,
        of,
        cells: Object.fromEntries(principals.map((one, i) => [one, cells[i]])) as Row['cells'],
      }
    })
}

/** The parameters of an object of the environment by its name in the table: `programs.open`, `reports.sent`, `never`. */
export function paramsOf(environment: Environment, of: string): Record<string, string> {
  if (of === '-') return {}
  if (of === 'never') return never()
  // Not one of ours, in any spelling: PostgreSQL would stumble over it.
  if (of === 'malformed') {
    const word = "1'%20OR%20'1"
    return { ...Object.fromEntries(Object.keys(never()).map((name) => [name, word])), '*': `tidak/${word}` }
  }
  const [kind = '', name = ''] = of.split('.')
  if (kind === 'mixed') {
    // Two halves of one address that belong to different reports.
    const [one = '', two = ''] = name.split('+')
    const reports = environment.reports as Record<string, { id: string; hash: string }>
    return { hash: reports[one]!.hash, otherId: reports[one]!.id, id: reports[two]!.id }
  }
  if (kind === 'words') return { managed: 'managed-by-ca' }
  const place = (environment as unknown as Record<string, Record<string, unknown>>)[kind]
  const object = name === '' ? place : place?.[name]
  if (typeof object !== 'object' || object === null) throw new Error(`nothing in the world is called ${of}`)
  return object as Record<string, string>
}

/** Parameters that look right and mean nothing. */
function never(): Record<string, string> {
  const word = randomWord().toLowerCase()
  return {
    ...{
      id: newId(),
      accountId: newId(),
      hash: randomWord(),
      code: randomWord(),
      caseId: newId(),
      companyId: newId(),
      fileId: newId(),
      key: `tidak-ada-${word.slice(0, 8)}`,
      line: newId(),
      otherId: newId(),
      draftId: newId(),
      evidenceId: newId(),
      invitationId: newId(),
      kind: 'selfie',
    },
    ...{
      memberId: newId(),
      uploadId: newId(),
      slug: `tidak-ada-${word}`,
      username: `tidak-ada-${word.slice(0, 8)}`,
      '*': `tidak/${word}`,
    },
    ...{ managed: 'managed-by-nobody', idHash: randomWord(), token: randomWord(43), status: 'accept' },
  }
}

/** An address of a pattern; optional parts without a value are left out. */
export function addressOf(pattern: string, params: Record<string, string>): string {
  const path = pattern
    .split('/')
    .filter(Boolean)
    .flatMap((part) => {
      const name = part === '*' ? '*' : /^:([A-Za-z]+)\??$/.exec(part)?.[1]
      if (name === undefined) return [part.replace(/\?$/, '')]
      const value = params[name]
      if (value === undefined && part.endsWith('?')) return []
      if (value === undefined) throw new Error(`${pattern} needs ${name}`)
      return [value]
    })
  return `/${path.join('/')}`
}

/** The cell an answer deserves. */
export function outcomeOf(answer: Response, home: string | null): string {
  if (answer.status === 200) return '.'
  if (answer.status < 300 || answer.status >= 400) return String(answer.status)
  const place = answer.headers.get('location') ?? ''
  if (/^(\/en)?(\/incident)?\/sign-in\?next=/.test(place)) return 'in'
  if (/^(\/en)?(\/incident)?\/sign-in\?done=wrong_role$/.test(place)) return 'out'
  return place.replace(/^\/en(?=\/)/, '') === home ? 'home' : '>'
}

/** A page without what differs from answer to answer, and without the parameters of its address. */
export function bodyWithout(body: string, pattern: string, params: Record<string, string>): string {
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? 'none'
  const words = Object.entries(params).flatMap(([name, word]) => (pattern.includes(`:${name}`) ? [word] : []))
  return [nonce, ...words].reduce((text, word) => text.replaceAll(word, 'X'), body)
}
