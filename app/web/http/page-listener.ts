import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'

type Listeners = {
  /** Answers a web request with what `context` says of its reader. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>
  listen: RequestListener
}

const mode = process.env.NODE_ENV ?? 'production'
const known = new WeakMap<ServerBuild, Listeners>()
const arriving = new AsyncLocalStorage<RouterContextProvider>()

/** Reading a build ranks all routes and compiles their patterns: once a build, not once a request. */
export function listenersOf(build: ServerBuild): Listeners {
  const before = known.get(build)
  if (before) return before
  // Forms were held against the configured origin at the door; behind a proxy the request itself names another.
  const ours = { ...build, allowedActionOrigins: [new URL(settings().origin).host, 'null'] }
  const listeners = {
    handle: createRequestHandler(build, mode),
    listen: createRequestListener({ build: ours, mode, getLoadContext: () => arriving.getStore()! }),
  }
  known.set(build, listeners)
  return listeners
}

/** Runs `listen` for a request whose reader `context` knows. */
export function arriveWith<Answer>(context: RouterContextProvider, listen: () => Answer): Answer {
  return arriving.run(context, listen)
}
