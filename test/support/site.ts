import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { scaleWaitBounds } from '@cakrawala/fair-queue/wait-bounds'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll } from 'vitest'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Actor } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { createServer } from '#web/http/site/server.ts'
import { readSignedUrl } from './signed-url.ts'

export type Ask = {
  as?: string | null
  method?: string
  form?: Record<string, string | Blob> | undefined
  headers?: Record<string, string>
}
export type Site = {
  ask: (address: string, ask?: Ask) => Promise<Response>
  /** The same, and on to the files host where the answer is the way to a file. */
  read: (address: string, ask?: Ask) => Promise<Response>
  origin: () => string
}

/** Twenty passwords at once are more than one network may have waiting, and take a slow machine long. */
const patience = 20

/**
 * Serves the built pages and the API on the database of the test file. Call after `useDatabase()`.
 * @param ownBounds as many requests wait, and as long, as the product lets them: for tests of what a busy product answers
 */
export function useSite({ ownBounds = false } = {}): Site {
  let server: FastifyInstance
  let base = ''
  beforeAll(async () => {
    if (!ownBounds) scaleWaitBounds(patience)
    const build = (await import(path.resolve('build/server/index.js'))) as ServerBuild
    server = await createServer(async () => build)
    await server.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    // Answers that no test read to their end would hold the server open for a minute.
    server?.server.closeAllConnections()
    await server?.close()
    scaleWaitBounds(1)
  })
  return {
    ask: (address, ask) => send(base, address, ask),
    read: async (address, ask) => readSignedUrl(base, await send(base, address, ask), ask?.method),
    origin: () => base,
  }
}

/** A browser-like request from our own pages; `as` is a session token. Redirects are not followed. */
async function send(
  base: string,
  address: string,
  { as, method, form, headers }: Ask = {},
): Promise<Response> {
  const own = settings().origin
  return fetch(base + address, {
    method: method ?? (form ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      ...(as ? { Cookie: `${sessionCookieName()}=${as}` } : {}),
      ...(form ? { Origin: own, 'Sec-Fetch-Site': 'same-origin' } : {}),
      ...headers,
    },
    ...(form ? { body: bodyOf(form) } : {}),
  })
}

/** A session for a person made by the cast. @returns its token */
export async function sessionOf(actor: Actor): Promise<string> {
  if (actor.kind !== 'person') throw new Error('only people have sessions')
  const { token } = await transaction((tx) =>
    openSession(
      tx,
      actor.accountId,
      { address: '127.0.0.1', device: 'test' },
      { accountId: actor.accountId, way: 'totp' },
    ),
  )
  return token
}

function bodyOf(form: Record<string, string | Blob>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  return body
}
