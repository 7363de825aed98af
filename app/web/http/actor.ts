import { requestScope } from '@cakrawala/fair-queue/request-scope'
import { heldPerson } from '#domain/account/session/lock-session.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { tokenOfCookies } from './session-cookie.ts'

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
