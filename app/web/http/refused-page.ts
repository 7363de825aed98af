import type { Typed } from '@cakrawala/page-parts/refused'
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import type { Refusal } from '#kernel/refusal.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { answerHeadersContext } from './contexts.ts'
import { readForm } from './form/read-form.ts'
import { refusalOf } from './refusal-of.ts'

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
