import type { Again } from '@cakrawala/page-parts/refused'
import { actOnReports } from '#domain/reward/bulk/act-on-reports.server.ts'
import { type BulkAct, bulkActs } from '#domain/reward/bulk/bulk.ts'
import { bulkInput, chosenRows } from '#domain/reward/bulk/bulk-input.ts'
import { isOperator, isPerson } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BulkResult, bulkResultsOf } from '#web/http/bulk-reports.ts'
import type { Visit } from '#web/http/open.ts'
import { parseInput } from '#web/http/parse.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { rowIn } from './bulk-row.ts'

/** What became of the rows of a bulk act. */
export type BulkAnswer = { bulk: BulkAct; results: BulkResult[] }

const patterns = { hello: '/hello/reports', company: '/company/reports' } as const

/**
 * The forms of a list for several of its reports: the bar names rows and act, and is answered with the step of the act, which asks
 * for the rest; the step does it. Nothing is done where more rows are named than one act takes.
 */
export async function actInBulk({ actor, locale }: Visit, form: FormData): Promise<BulkAnswer | Again> {
  const name = String(form.get('intent')).replace(/^bulk_/, '')
  const bulk = bulkActs.find((one) => one === name) ?? refuse('invalid_input')
  if (!isPerson(actor)) return refuse('not_signed_in')
  const rows = form.getAll('row').map((value) => rowIn(String(value)))
  if (bulk !== 'take' && !form.has('confirmed')) {
    parseInput(chosenRows, { rows })
    return { again: true, typed: typedIn(form) }
  }
  const { intent: _, row: _row, chosen: _chosen, confirmed: _confirmed, ...fields } = Object.fromEntries(form)
  const input = parseInput(bulkInput, { ...fields, ...choicesIn(form), act: bulk, rows })
  const asked = {
    door: 'page',
    method: 'POST',
    pattern: patterns[isOperator(actor) ? 'hello' : 'company'],
  } as const
  return { bulk, results: await bulkResultsOf(actor, await actOnReports(actor, input), locale, asked) }
}

/** What its writer decided about the personal data in a question, one field a value. */
function choicesIn(form: FormData): { personalData?: string[] } {
  const personalData = form.getAll('personalData').map(String)
  return personalData.length > 0 ? { personalData } : {}
}
