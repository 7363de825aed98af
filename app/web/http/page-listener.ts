import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'
import { defaultLocale, type Locale, localeOf } from '#kernel/locale.ts'
import { RouteTable } from './route-table.ts'

type Listeners = {
  /** Answers a web request, with its reader's `context`. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>
  listen: RequestListener
}
/** Listeners by the routes they know. */
type Known = { table: RouteTable; listeners: Map<string, Listeners> }

const mode = process.env.NODE_ENV ?? 'production'
const known = new WeakMap<ServerBuild, Known>()
const arriving = new AsyncLocalStorage<RouterContextProvider>()

/**
 * The listeners for an address. They know only the routes that may match it: React Router tries its routes in turn, twice a
 * request, and names all of them anew for each page, which costs more than most pages. Reading a build ranks its routes and
 * compiles their patterns: once for each set of routes, of which there are no more than routes.
 */
export function listenersOf(build: ServerBuild, path: string): Listeners {
  const { table, listeners } = knownOf(build)
  const { ids } = table.find(path)
  const locale = localeOf(path.split('/')[1])
  const key = [locale, ...ids].join(' ')
  const before = listeners.get(key)
  if (before) return before
  const made = listenersWith(inLanguage(ids.length > 0 ? withRoutes(build, ids) : build, locale))
  listeners.set(key, made)
  return made
}

export function routeTableOf(build: ServerBuild): RouteTable {
  return knownOf(build).table
}

/** The path of a request as the router reads it: of the whole address, whatever its host. */
export function pathnameOf({ headers, url = '/' }: IncomingMessage): string {
  return URL.parse(`http://${headers.host}${url}`)?.pathname ?? '/'
}

/** Runs `listen` for a request whose reader `context` knows. */
export function arriveWith<Answer>(context: RouterContextProvider, listen: () => Answer): Answer {
  return arriving.run(context, listen)
}

function knownOf(build: ServerBuild): Known {
  const before = known.get(build)
  if (before) return before
  const made = { table: new RouteTable(build.routes), listeners: new Map() }
  known.set(build, made)
  return made
}

function listenersWith(build: ServerBuild): Listeners {
  // Forms were held against the configured origin before routing; behind a proxy the request itself names another.
  const ours = { ...build, allowedActionOrigins: [new URL(settings().origin).host, 'null'] }
  return {
    handle: createRequestHandler(build, mode),
    listen: createRequestListener({ build: ours, mode, getLoadContext: () => arriving.getStore()! }),
  }
}

/** The build with these routes and those they lie in. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set<string>()
  for (const id of ids)
    for (let at: string | undefined = id; at !== undefined; at = build.routes[at]!.parentId) kept.add(at)
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
  const { assets } = build
  return { ...build, routes: only(build.routes), assets: { ...assets, routes: only(assets.routes) } }
}

/** The build whose scripts carry the words of this language: `scripts/vite/one-language.ts` makes one tree of each. */
function inLanguage(build: ServerBuild, locale: Locale): ServerBuild {
  if (locale === defaultLocale) return build
  const english = JSON.stringify(build.assets).replace(/"\/assets\/([\w.-]+\.js)"/g, `"/assets/${locale}/$1"`)
  return { ...build, assets: JSON.parse(english) as ServerBuild['assets'] }
}
