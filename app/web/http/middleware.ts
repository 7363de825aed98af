import type { MiddlewareFunction } from 'react-router'
import { localeOf } from '#kernel/locale.ts'
import { actorContext, arrivalContext, localeContext } from './contexts.ts'

/** The first middleware of every page: who asks and in which language. Asked once a request. */
export const meetVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const first = new URL(request.url).pathname.split('/')[1]?.replace(/\.data$/, '')
  context.set(localeContext, localeOf(first))
  context.set(actorContext, await context.get(arrivalContext).readActor())
  return next()
}
