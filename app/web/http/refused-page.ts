import type { Typed } from '@cakrawala/page-parts/refused'
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { noteRefusal, type RefusedAct } from '#domain/event/note-refusal.server.ts'
import { countMiss, refuseGuesser } from '#domain/report/guesses.server.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { readForm } from '#web/http/form/read-form.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { answerHeadersContext } from './contexts.ts'
import { refusalOf } from './plain-refusal.ts'

type Asked = Pick<RefusedAct, 'door' | 'method' | 'pattern' | 'params'>

/** Addresses of one report, its documents and its files. */
const ofOneReport =
  /\/(?:reports(?:\/detail)?|hacktivity)\/:(?:id|hash)(?:\/|$)|^\/(?:bughunter|company|hello)\/files\/:|\/report-files\/:/

/** Before anything is looked for. @throws Refusal too_many_requests for people who have guessed reports */
export function refuseBefore(actor: Actor, { pattern }: Asked): void {
  if (isPerson(actor) && ofOneReport.test(pattern)) refuseGuesser(actor)
}

/**
 * What every endpoint does with a refusal before it answers: guesses at reports are counted, denials leave a trace.
 * @returns the refusal to answer with
 */
export async function meetRefusal(actor: Actor, asked: Asked, refusal: Refusal): Promise<Refusal> {
  const isMiss = refusal.code === 'not_found' && isPerson(actor) && ofOneReport.test(asked.pattern)
  const met = isMiss ? ((await countMiss(actor)) ?? refusal) : refusal
  noteRefusal(actor, { ...asked, code: met.code, detail: met.detail })
  return met
}

type Context = Readonly<RouterContextProvider>

/** What a loader throws so that the error page of a refusal is drawn. */
export function refusedPage(refusal: Refusal, context: Context, typed: Typed = {}) {
  sayWhen(refusal, context)
  return data({ refused: refusal.code, detail: refusal.detail, typed }, { status: refusal.status })
}

/** When to come back belongs into the header of the page, which a route's own headers do not reach. */
export function sayWhen({ retryAfterSeconds }: Refusal, context: Context): void {
  if (retryAfterSeconds === undefined) return
  context.get(answerHeadersContext).set('Retry-After', String(retryAfterSeconds))
}

/**
 * A guard that asks the database: what passes by itself becomes the error page of a refusal (503), as in a loader. A form
 * that was sent is given back there: no action has read it, and no page is left that could show it.
 */
export function refusing(guard: MiddlewareFunction<Response>): MiddlewareFunction<Response> {
  return async (args, next) => {
    try {
      return await guard(args, next)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      throw refusedPage(refusal, args.context, await typedBehind(args.request))
    }
  }
}

async function typedBehind(request: Request): Promise<Typed> {
  if (request.method !== 'POST' || request.bodyUsed) return {}
  return typedIn(await readForm(request).catch(() => undefined))
}
