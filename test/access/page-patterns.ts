import { matchRoutes } from 'react-router'
import routeConfig from '../../app/web/routes.ts'

type Entry = {
  path?: string | undefined
  index?: boolean | undefined
  file?: string | undefined
  children?: Entry[] | undefined
}

/** Every page address of `app/web/routes.ts`, without the language prefix: `/programs/:id`. */
export function pagePatterns(): string[] {
  return [...new Set(patternsOf(routeConfig as Entry[], ''))].sort()
}

type Answer = { pattern: string; locale: 'id' | 'en' } | null

/** The router compiles all its routes for every address it is asked for; the same links stand on every page. */
const answers = new Map<string, Answer>()

/**
 * The pattern that answers an address, as the router itself chooses it, and the language of the address.
 * @param pathname without query
 */
export function patternOf(pathname: string): Answer {
  const known = answers.get(pathname)
  if (known !== undefined) return known
  const answer = askRouter(pathname)
  answers.set(pathname, answer)
  return answer
}

function askRouter(pathname: string): Answer {
  const matches = matchRoutes(routeConfig as never, pathname)
  if (!matches) return null
  const own = matches.map(({ route }) => route.path ?? '').join('/')
  const pattern = `/${own.split('/').filter(Boolean).join('/')}`.replace(/^\/en\?/, '') || '/'
  return { pattern, locale: /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'id' }
}

/** Addresses that hand out a file, or answer a script: nothing of them is in a language. */
export function filePatterns(): ReadonlySet<string> {
  return new Set(patternsOf(routeConfig as Entry[], '', (file) => file.endsWith('.ts')))
}

function patternsOf(
  entries: readonly Entry[],
  parent: string,
  wanted: (file: string) => boolean = () => true,
): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path === undefined ? parent : `${parent}/${entry.path}`.replace(/^\/en\?/, '')
    const address = own === '' ? '/' : own
    const inside = patternsOf(entry.children ?? [], own, wanted)
    if (!wanted(entry.file ?? '')) return inside
    // A layout has no address of its own; neither has a parent whose index is listed below it.
    const answers = entry.index === true || (entry.path !== undefined && !entry.children?.length)
    return answers ? [address, ...inside] : inside
  })
}
