import type { MiddlewareFunction } from 'react-router'
import { exportList } from '#domain/account/export-list.server.ts'
import type { ExportedList } from '#domain/account/export-policy.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import type { Person } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { fileAnswer } from '../file-answer.ts'
import { act, type RouteArgs, type Visit } from '../open.ts'
import { parseForm } from '../parse.ts'
import { type Cell, csvOf } from './csv.ts'
import { downloadForm } from './download-form.ts'

type Sheet = readonly (readonly Cell[])[]
type ListFile<T extends { id: string }> = {
  list: ExportedList
  read: (person: Person, search: URLSearchParams, most: number) => Promise<T[]>
  /** The first row names the columns. */
  sheet: (rows: readonly T[], locale: Locale, person: Person) => Sheet
}

/**
 * The form of a list that answers with its rows as a CSV file, filtered as the address says (EXP-01). Other forms of the same
 * page go their own way: `otherwise` is the page's action for them.
 */
export function listFile<T extends { id: string }>({ list, read, sheet }: ListFile<T>) {
  const input = z.strictObject({ list: z.literal(list).optional() })
  const download = downloadForm(async ({ actor, url, locale }: Visit, form) => {
    parseForm(input, form)
    const rows = await exportList(actor, list, (person, most) => read(person, url.searchParams, most))
    const name = `${wordsIn(listWords, locale).files[list]}-${jakartaDay(now())}.csv`
    const person = actor as Person
    const body = Buffer.from(csvOf(sheet(rows, locale, person), locale))
    return fileAnswer({ name, mediaType: 'text/csv; charset=utf-8', body })
  })
  const middleware: MiddlewareFunction<Response> = async (args, next) =>
    (await asksForFile(args.request, list)) ? download.middleware[0]!(args, next) : next()
  const action = async (args: RouteArgs, otherwise: (args: RouteArgs) => unknown = noOtherForm) =>
    (await asksForFile(args.request, list)) ? download.action(args) : otherwise(args)
  return {
    middleware: [middleware],
    action: (args: RouteArgs) => action(args),
    or: (otherwise: (args: RouteArgs) => unknown) => (args: RouteArgs) => action(args, otherwise),
    headers: download.headers,
  }
}

/** A page with several lists says in the form which one is meant. */
async function asksForFile(request: Request, list: ExportedList): Promise<boolean> {
  if (request.method !== 'POST') return false
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  return form?.get('intent') === 'export' && (form.get('list') ?? list) === list
}

const noOtherForm = act((): never => refuse('invalid_input'))
