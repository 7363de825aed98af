import { isAgain, isRefused, type Typed } from '@cakrawala/page-parts/refused'
import { useActionData } from 'react-router'
import { type BulkAct, bulkActs } from '#domain/reward/bulk/bulk.ts'
import type { BulkAnswer } from './bulk-acts.server.ts'
import { rowIn } from './bulk-row.ts'

type Step = { act: BulkAct; rows: readonly string[] }

/** What the last bulk act on this page was answered with. */
export type BulkState = {
  /** The act that asks for the rest, and its rows as the form names them. */
  step: Step | null
  done: BulkAnswer | null
  /** The ids that are ticked when the page comes. */
  ticked: ReadonlySet<string>
}

const nothing: BulkState = { step: null, done: null, ticked: new Set() }

/** Where the last act leaves the list: its step, its results, and which rows are ticked. */
export function useBulkAnswer(): BulkState {
  const answer = useActionData<unknown>()
  if (isDone(answer)) {
    const refused = answer.results.filter(({ done }) => !done)
    return { step: null, done: answer, ticked: new Set(refused.map(({ id }) => id)) }
  }
  if (!isAgain(answer) && !isRefused(answer)) return nothing
  const { typed } = answer
  const act = actIn(typed)
  const rows = typed.row ?? []
  if (!act) return nothing
  const isWrong = isRefused(answer) && Object.keys(answer.fields).some((name) => name.startsWith('rows'))
  const ticked = new Set(rows.map((value) => rowIn(value).id))
  return { step: isWrong || act === 'take' ? null : { act, rows }, done: null, ticked }
}

function actIn({ intent }: Typed): BulkAct | undefined {
  const name = intent?.[0] ?? ''
  return bulkActs.find((act) => `bulk_${act}` === name)
}

function isDone(answer: unknown): answer is BulkAnswer {
  return typeof answer === 'object' && answer !== null && 'bulk' in answer
}
