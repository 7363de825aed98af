import { overwriting } from '@cakrawala/page-parts/overwriting'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { createKeyInput, programInput, seenVersionInput } from '#domain/program/program-input.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { parseInput } from '../parse.ts'
import { newest } from '../stored-version.ts'
import { programOfForm } from './program-form-data.ts'

/** Makes the program in a form. @throws Refusal of the schema and of `createProgram` */
export async function createFromForm(actor: Actor, companyId: string, form: FormData): Promise<string> {
  const key = parseInput(createKeyInput, form.get('key'))
  const { id } = await createProgram(actor, companyId, parseInput(programInput, programOfForm(form)), key)
  return id
}

/**
 * Saves the program in a form over the version it was filled from.
 * @returns the text key of the success message
 * @throws Refusal as `editProgram`
 */
export async function editFromForm(actor: Actor, programId: string, sent: FormData): Promise<string> {
  const form = overwriting(sent, 'version')
  const version = parseInput(seenVersionInput, form.get('version'))
  const saved = await editProgram(actor, programId, parseInput(programInput, programOfForm(form)), version)
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
