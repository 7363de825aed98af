import { overwriting } from '@cakrawala/page-parts/overwriting'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import {
  createKeyInput,
  mostScopeItems,
  programInputOn,
  seenVersionInput,
} from '#domain/program/program-input.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import { retestOffer, rewardedBands, rewardPresetNames, rewardPresets } from '#domain/program/reward-grid.ts'
import type { Actor } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseInput } from '#web/http/parse.ts'
import type { FormStep } from '#web/parts/program/program-form-values.ts'
import { programOfForm } from './program-form-data.ts'

const rowsAtOnce = 2

/**
 * Buttons inside the program form that save nothing: a further row, or the amounts of a preset. They work without
 * scripts, so the answer carries back everything typed.
 * @returns null when the form was sent to be saved
 */
export function formStepOf(form: FormData): FormStep | null {
  const preset = rewardPresetNames.find((name) => name === form.get('preset'))
  if (!preset && form.get('step') !== 'row') return null
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value
  if (!preset) typed.rows = String(Math.min(mostScopeItems, (Number(typed.rows) || 0) + rowsAtOnce))
  for (const band of preset ? rewardedBands : []) {
    const { min, max } = rewardPresets[preset!][band]
    typed[`grid.${band}.least`] = formatRupiah(min).slice(2)
    typed[`grid.${band}.most`] = formatRupiah(max).slice(2)
  }
  if (preset) typed.retestReward = formatRupiah(retestOffer.usual).slice(2)
  return { step: preset ? 'preset' : 'row', typed }
}

/** The key a form was opened with. */
export function keyIn(form: FormData): string {
  return parseInput(createKeyInput, form.get('key'))
}

/** The program in a form. @throws Refusal of the schema */
export function newProgramIn(form: FormData) {
  return parseInput(programInputOn(null), programOfForm(form))
}

/**
 * Saves the program in a form over the version it was filled from.
 * @returns the text key of the success message
 * @throws Refusal as `editProgram`
 */
export async function editFromForm(actor: Actor, programId: string, sent: FormData): Promise<string> {
  const form = overwriting(sent, 'version')
  const version = parseInput(seenVersionInput, form.get('version'))
  const before = await managedProgramSeenBy(actor, programId)
  const program = parseInput(programInputOn(before?.validUntil ?? null), programOfForm(form))
  const saved = await editProgram(actor, programId, program, version)
  return saved.proposed ? 'version_proposed' : 'program_saved'
}

/** For the answer to a refused form: the version that is proposed, or else holds. */
export const newestProgram = newest(async ({ actor, params }) => {
  const program = await managedProgramSeenBy(actor, params.id ?? '')
  if (!program) return null
  const proposal = await openProposalIn(actor, program)
  if (proposal) return { newest: proposal.version, at: proposal.at }
  return { newest: program.version, at: program.versionAt }
})
