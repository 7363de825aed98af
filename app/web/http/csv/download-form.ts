import { createContext, type MiddlewareFunction } from 'react-router'
import type { Refusal } from '#kernel/refusal.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { readForm } from '../form/read-form.ts'
import { act, type RouteArgs, type Visit, visitOf } from '../open.ts'

const refusalContext = createContext<Refusal>()

/**
 * The middleware, action and headers of a page whose form is answered by a download. React Router takes an action's answer for
 * data of its page; a middleware's goes out as it is. A refusal travels on to the action and answers the form as always.
 */
export function downloadForm(work: (visit: Visit, form: FormData) => Promise<Response>) {
  const middleware: MiddlewareFunction<Response> = async (args, next) => {
    if (args.request.method !== 'POST') return next()
    try {
      return await work(visitOf(args), await readForm(args.request))
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      args.context.set(refusalContext, refusal)
      return next()
    }
  }
  const action = (args: RouteArgs) =>
    act((): never => {
      throw args.context.get(refusalContext)
    })(args)
  // Of a refusal with a time to retry after.
  const headers = ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders
  return { middleware: [middleware], action, headers }
}
