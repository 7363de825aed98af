import { isTemporary } from '@cakrawala/errors/temporary-error'
import type { FieldErrors } from '@cakrawala/refusal/refusal'
import { guardTexts } from '#domain/report/guard/guard-texts.ts'
import { countMiss, refuseGuesser } from '#domain/report/guesses.server.ts'
import { changeHandling } from '#domain/report/handling/change-handling.server.ts'
import { askInfo } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { isCompany, type Person } from '#kernel/actor.ts'
import { isRefusal, Refusal, type RefusalCode, refuseUnless } from '#kernel/refusal.ts'
import { closeAsInvalid } from '../close-as-invalid.server.ts'
import type { BulkInput, ChosenRow } from './bulk-input.ts'
import { bulkActsOf } from './bulk-policy.ts'

/** What became of one report; `refused` is null where the act was done. */
export type BulkRow = {
  id: string
  refused: { code: RefusalCode; detail: string | undefined; fields: FieldErrors } | null
}

/**
 * Does one act with several reports, one after the other, each by its own use case and in its own transaction: what is refused of
 * one is done with the others. A report that changed since it was shown is refused (`list_older`); one the actor may not see is
 * not found, and counts as a guess.
 * @returns what became of each, in the order they were named
 * @throws Refusal forbidden (never this person's act), invalid_input (`personal_data`: asked once, before any of them)
 */
export async function actOnReports(actor: Person, input: BulkInput): Promise<BulkRow[]> {
  refuseUnless(bulkActsOf(actor).includes(input.act), 'forbidden')
  if (input.act === 'ask_info') guardTexts({ body: input.body }, input.personalData)
  const done: BulkRow[] = []
  for (const row of input.rows) done.push({ id: row.id, refused: await refusalOf(actor, input, row) })
  return done
}

async function refusalOf(actor: Person, input: BulkInput, row: ChosenRow): Promise<BulkRow['refused']> {
  try {
    refuseGuesser(actor)
    await perform(actor, input, row)
    return null
  } catch (error) {
    const { code, detail, fields } = await metBy(actor, error)
    return { code, detail: detail === 'page_older' ? 'list_older' : detail, fields }
  }
}

/** What passes by itself is a refusal of its row; a bug ends the whole act. */
async function metBy(actor: Person, error: unknown): Promise<Refusal> {
  if (!isRefusal(error)) {
    if (isTemporary(error)) return new Refusal('unavailable')
    throw error
  }
  return error.code === 'not_found' ? ((await countMiss(actor)) ?? error) : error
}

async function perform(actor: Person, input: BulkInput, row: ChosenRow): Promise<void> {
  const { id, revision } = row
  switch (input.act) {
    case 'take':
      return takeReport(actor, id, undefined, revision)
    case 'assign':
      return isCompany(actor)
        ? changeHandling(actor, id, { assigneeId: input.assigneeId }, row)
        : takeReport(actor, id, input.assigneeId, revision)
    case 'label':
      return changeHandling(actor, id, { add: input.add, remove: input.remove }, row)
    case 'ask_info':
      return askInfo(actor, id, { body: input.body, personalData: input.personalData, revision })
    case 'close_invalid':
      return closeAsInvalid(actor, id, { reason: input.reason, note: input.note, revision })
  }
}
