import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { lengthOf } from '@cakrawala/form-body/request-form'
import type { ReadList } from '@cakrawala/paging/read-all'
import type { MiddlewareFunction } from 'react-router'
import { exportList } from '#domain/account/export-list.server.ts'
import type { ExportedList } from '#domain/account/export-policy.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { listWords } from '#i18n/lists.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { z } from '#kernel/zod.ts'
import { textForm } from '#web/http/form/read-form.ts'
import { readForm } from '../form/read-form.ts'
import { act, type RouteArgs, type Visit } from '../open.ts'
import { parseForm } from '../parse.ts'
import { csvFile, csvForm } from './csv.ts'

type ListFile<T extends { id: string }> = {
  list: ExportedList
  /** The lists of the page that are in the file, one below the other; `chosen`: rows that were ticked, where only these are wanted. */
  lists: (person: Person, search: URLSearchParams, chosen: readonly string[] | null) => readonly ReadList<T>[]
  /** Reads the ticked rows of the form as their ids, where the list has such. @throws Refusal invalid_input */
  chosenOf?: (values: readonly string[]) => readonly string[]
  csv: (locale: Locale, person: Person) => CsvColumns<T>
}

/**
 * The form of a list that answers with its rows as a CSV file, filtered as in the address (EXP-01). Other
 * forms of the same page go their own way: `otherwise` is the page's action for them.
 */
export function listFile<T extends { id: string }>({ list, lists, csv, chosenOf }: ListFile<T>) {
  const input = z.strictObject({ list: z.literal(list).optional() })
  const chosenIn = (form: FormData) => {
    if (!chosenOf || !form.has('chosen')) return null
    const values = form.getAll('row').map(String)
    for (const name of ['chosen', 'row']) form.delete(name)
    return chosenOf(values)
  }
  const download = csvForm(async ({ actor, url, locale }: Visit, form) => {
    const chosen = chosenIn(form)
    parseForm(input, form)
    const exported = await exportList(actor, list, (person) => lists(person, url.searchParams, chosen))
    const name = `${wordsIn(listWords, locale).files[list]}-${jakartaDay(now())}`
    return { name, body: await csvFile(csv(locale, actor as Person), exported, locale) }
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

/** A page with several lists names in the form which one is meant. */
async function asksForFile(request: Request, list: ExportedList): Promise<boolean> {
  if (request.method !== 'POST') return false
  // What a form with files beside this one may send, this one may not.
  if (lengthOf(request) > textForm.bytes) return false
  const form = await readForm(request).catch(() => null)
  return form?.get('intent') === 'export' && (form.get('list') ?? list) === list
}

const noOtherForm = act((): never => refuse('invalid_input'))
