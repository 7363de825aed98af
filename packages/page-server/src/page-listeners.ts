import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { RouteTable } from './route-table.ts'

export type Listeners = {
  /** Answers a web request, with its reader's `context`. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>
  listen: RequestListener
}
/** Listeners by the routes they know. */
type Known = { table: RouteTable; listeners: Map<string, Listeners> }

type Options = {
  /** Host and port of the site: forms of its pages are held against it before routing; behind a proxy the request itself names another. */
  host: () => string
  /** Which of several builds an address gets, such as its language; and that build, made of the usual one. */
  variantOf: (path: string) => string
  inVariant: (build: ServerBuild, variant: string) => ServerBuild
}

const mode = process.env.NODE_ENV ?? 'production'
const arriving = new AsyncLocalStorage<RouterContextProvider>()

/**
 * The listeners for the addresses of builds. They know only the routes that may match an address: React Router tries its routes
 * in turn, twice a request, and names all of them anew for each page, which costs more than most pages. Reading a build ranks
 * its routes and compiles their patterns: once for each set of routes, of which there are no more than routes.
 */
export class PageListeners {
  readonly #options: Options
  readonly #known = new WeakMap<ServerBuild, Known>()

  constructor(options: Options) {
    this.#options = options
  }

  /** @param path of an address, as the router reads it */
  of(build: ServerBuild, path: string): Listeners {
    const { table, listeners } = this.#knownOf(build)
    const { ids } = table.find(path)
    const variant = this.#options.variantOf(path)
    const key = [variant, ...ids].join(' ')
    const before = listeners.get(key)
    if (before) return before
    const routes = ids.length > 0 ? withRoutes(build, ids) : build
    const made = this.#with(this.#options.inVariant(routes, variant))
    listeners.set(key, made)
    return made
  }

  tableOf(build: ServerBuild): RouteTable {
    return this.#knownOf(build).table
  }

  #knownOf(build: ServerBuild): Known {
    const before = this.#known.get(build)
    if (before) return before
    const made = { table: new RouteTable(build.routes), listeners: new Map() }
    this.#known.set(build, made)
    return made
  }

  #with(build: ServerBuild): Listeners {
    const own = { ...build, allowedActionOrigins: [this.#options.host(), 'null'] }
    return {
      handle: createRequestHandler(build, mode),
      listen: createRequestListener({ build: own, mode, getLoadContext: () => arriving.getStore()! }),
    }
  }
}

/** Runs `listen` for a request whose reader `context` knows. */
export function arriveWith<Answer>(context: RouterContextProvider, listen: () => Answer): Answer {
  return arriving.run(context, listen)
}

/** The path of a request as the router reads it: of the whole address, whatever its host. */
export function pathnameOf({ headers, url = '/' }: IncomingMessage): string {
  return URL.parse(`http://${headers.host}${url}`)?.pathname ?? '/'
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
