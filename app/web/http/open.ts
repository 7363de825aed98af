import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Actor } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Refused } from '#web/parts/refused.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { actorContext, answerHeadersContext, arrivalContext, localeContext } from './contexts.ts'
import { refusalOf } from './refusal-of.ts'
import { meetRefusal, refuseBefore } from './refused-act.ts'
import { barePattern } from './route-pattern.ts'

export type RouteArgs = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
  /** The address with names in the place of what is asked for. */
  pattern: string
}

/** What a page's loader or action receives: who asks, in which language, from where, for what. */
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

/** Wraps a loader: refusals become error pages with their status. */
export function load<T>(work: (visit: Visit) => Promise<T> | T) {
  return async (args: RouteArgs): Promise<T> => {
    try {
      refuseBefore(args.context.get(actorContext), askedOf(args))
      return await work(visitOf(args))
    } catch (error) {
      const refusal = await metRefusal(error, args)
      throw refusal ? pageOf(refusal, args) : error
    }
  }
}

/**
 * Wraps an action: every refusal answers the form, and nothing typed is lost. Only a 404 that names no closer reason becomes
 * the error page: there is no page left to stand on.
 * @param keptOf what is kept behind a refused form and belongs into its answer
 */
export function act<T>(
  work: (visit: Visit, form: FormData) => Promise<T> | T,
  keptOf?: (visit: Visit, form: FormData) => Promise<unknown>,
) {
  return async (args: RouteArgs) => {
    let form: FormData | undefined
    try {
      refuseBefore(args.context.get(actorContext), askedOf(args))
      form = await readForm(args.request)
      return await work(visitOf(args), form)
    } catch (error) {
      const refusal = await metRefusal(error, args)
      if (!refusal) throw error
      if (isWithoutPage(refusal)) throw pageOf(refusal, args)
      const kept = form && (await keptOf?.(visitOf(args), form))
      const answer = { ...refusedOf(refusal, form), ...(kept ? { kept } : {}) }
      sayWhen(refusal, args)
      return data(answer, { status: refusal.status })
    }
  }
}

/** The refusal behind an error, counted and traced. */
async function metRefusal(error: unknown, args: RouteArgs): Promise<Refusal | undefined> {
  const refusal = refusalOf(error)
  return refusal && meetRefusal(args.context.get(actorContext), askedOf(args), refusal)
}

function askedOf({ request, pattern, params }: RouteArgs) {
  return { door: 'page', method: request.method, pattern: barePattern(pattern), params } as const
}

function isWithoutPage({ code, detail }: Refusal): boolean {
  return code === 'not_signed_in' || (code === 'not_found' && detail === undefined)
}

export async function readForm(request: Request): Promise<FormData> {
  try {
    return withPlainLines(await request.formData())
  } catch {
    throw new Refusal('media_type_unsupported')
  }
}

/** Forms send line ends as CRLF, pages know LF only: what is shown again must be what the browser reads. */
function withPlainLines(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent) {
    form.append(name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
  }
  return form
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

/** PostgreSQL knows no text with a NUL: a parameter that holds one is as if it were not there. */
function readableUrl(request: Request): URL {
  const url = new URL(request.url)
  const broken = [...url.searchParams].filter((pair) => pair.join('').includes('\0'))
  for (const [name] of broken) url.searchParams.delete(name)
  return url
}

function pageOf(refusal: Refusal, args: RouteArgs) {
  sayWhen(refusal, args)
  return data({ refused: refusal.code, detail: refusal.detail }, { status: refusal.status })
}

/** When to come back belongs into the header of the page, which a route's own headers do not reach. */
function sayWhen({ retryAfterSeconds }: Refusal, { context }: RouteArgs): void {
  if (retryAfterSeconds === undefined) return
  context.get(answerHeadersContext).set('Retry-After', String(retryAfterSeconds))
}

function refusedOf(refusal: Refusal, form: FormData | undefined): Refused {
  return { refused: refusal.code, detail: refusal.detail, fields: refusal.fields, typed: typedIn(form) }
}
