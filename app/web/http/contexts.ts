import { requestScope } from '@cakrawala/fair-queue/request-scope'
import { routerContext } from '@cakrawala/page-server/router-context'
import { heldPerson } from '#domain/account/session/lock-session.server.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { tokenOfCookies } from './session-cookie.ts'

/** What the server knows of a connection before any route runs. */
export type Arrival = {
  address: string
  device: string
  /** Empty for a page that many readers get. */
  nonce: string
  readActor: () => Promise<Actor>
}

export const arrivalContext = routerContext<Arrival>('arrival')
export const actorContext = routerContext<Actor>('actor')
/** Headers a refusal adds to the answer, whichever route it comes from. */
export const answerHeadersContext = routerContext<Headers>('answer-headers')
export const localeContext = routerContext<Locale>('locale')

/** The only module where a cookie or a bearer token becomes an actor, for pages and API alike. */
export async function actorOf(
  headers: { cookie: string | null; authorization: string | null },
  from: { address: string; device: string },
): Promise<Actor> {
  const bearer = /^Bearer ([0-9A-Za-z]{40,64})$/.exec(headers.authorization ?? '')?.[1]
  const token = headers.authorization === null ? tokenOfCookies(headers.cookie) : (bearer ?? null)
  const person = token ? await heldPerson(token, from) : null
  if (!person) return { kind: 'visitor', address: from.address }
  const scope = requestScope()
  if (scope) scope.accountId = person.accountId
  return person
}
