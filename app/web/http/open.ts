import type { FormBounds } from '@cakrawala/form-body/form-bounds'
import type { Refused } from '@cakrawala/page-parts/refused'
import { readableUrl } from '@cakrawala/page-server/readable-url'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Actor } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { fileForm, textForm } from '#web/http/form/read-form.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { actorContext, arrivalContext, localeContext } from './contexts.ts'
import { readForm } from './form/read-form.ts'
import { refusalOf } from './plain-refusal.ts'
import { meetRefusal, refuseBefore, refusedPage, sayWhen } from './refused-page.ts'
import { barePattern } from './route-pattern.ts'

export type RouteArgs = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
  /** The address with parameter names instead of values. */
  pattern: string
}

/** What a page's loader or action receives: the actor, the language, the client's address, the request. */
export type Visit = {
  actor: Actor
  locale: Locale
  url: URL
  request: Request
  params: Record<string, string | undefined>
  /** User agent as sent, at most 300 characters. */
  device: string
  address: string
  /** A redirect that stays in the reader's language. */
  go: (path: string, init?: ResponseInit) => Response
}

type Work<T> = (visit: Visit, form: FormData) => Promise<T> | T
type Keep = (visit: Visit, form: FormData) => Promise<unknown>

/** Wraps a loader: refusals become error pages with their status. */
export function load<T>(work: (visit: Visit) => Promise<T> | T) {
  return async (args: RouteArgs): Promise<T> => {
    try {
      refuseBefore(args.context.get(actorContext), askedOf(args))
      return await work(visitOf(args))
    } catch (error) {
      const refusal = await metRefusal(error, args)
      throw refusal ? refusedPage(refusal, args.context) : error
    }
  }
}

/**
 * Wraps an action: every refusal answers the form, and nothing typed is lost. Only a 404 that names no closer
 * reason becomes the error page: there is no page left to show the form on.
 * @param keptOf what a refused form preserves and its answer contains
 */
export function act<T>(work: Work<T>, keptOf?: Keep, bounds: FormBounds = textForm) {
  return async (args: RouteArgs) => {
    let form: FormData | undefined
    try {
      refuseBefore(args.context.get(actorContext), askedOf(args))
      form = await readForm(args.request, bounds)
      return await work(visitOf(args), form)
    } catch (error) {
      const refusal = await metRefusal(error, args)
      if (!refusal) throw error
      if (isWithoutPage(refusal)) throw refusedPage(refusal, args.context)
      const kept = form && (await keptOf?.(visitOf(args), form).catch(unlessTemporary))
      const answer = { ...refusedOf(refusal, form), ...(kept ? { kept } : {}) }
      sayWhen(refusal, args.context)
      return data(answer, { status: refusal.status })
    }
  }
}

/** The same for a form with files, which may send more bytes than any other. */
export function actWithFiles<T>(work: Work<T>, keptOf?: Keep) {
  return act(work, keptOf, fileForm)
}

/** The refusal behind an error, counted and traced. */
async function metRefusal(error: unknown, args: RouteArgs): Promise<Refusal | undefined> {
  const refusal = refusalOf(error)
  if (!refusal) return undefined
  // Counting it needs the database, too, which may be what is away.
  return meetRefusal(args.context.get(actorContext), askedOf(args), refusal).catch((other: unknown) => {
    const instead = refusalOf(other)
    if (!instead) throw other
    return instead
  })
}

function askedOf({ request, pattern, params }: RouteArgs) {
  return { door: 'page', method: request.method, pattern: barePattern(pattern), params } as const
}

function isWithoutPage({ code, detail }: Refusal): boolean {
  return code === 'not_signed_in' || (code === 'not_found' && detail === undefined)
}

export function visitOf({ request, params, context }: RouteArgs): Visit {
  const locale = context.get(localeContext)
  const { device, address } = context.get(arrivalContext)
  const go = (path: string, init?: ResponseInit) => redirect(inLocale(path, locale), init)
  return {
    actor: context.get(actorContext),
    locale,
    url: readableUrl(request),
    request,
    params,
    device,
    address,
    go,
  }
}

/** What cannot be read just now is left out: the form is answered all the same. */
function unlessTemporary(error: unknown): undefined {
  if (!refusalOf(error)) throw error
}

function refusedOf(refusal: Refusal, form: FormData | undefined): Refused {
  return { refused: refusal.code, detail: refusal.detail, fields: refusal.fields, typed: typedIn(form) }
}
