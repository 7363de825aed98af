import { createProgram } from '#domain/program/create-program.server.ts'
import { editProgram } from '#domain/program/edit-program.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { createKeyInput, programInput, seenVersionInput } from '#domain/program/program-input.ts'
import type { Actor } from '#kernel/actor.ts'
import { newest } from '../newest.ts'
import { overwriting } from '../overwriting.ts'
import { parseInput } from '../parse.ts'
import { programOfForm } from './program-form-data.ts'

/** Makes the program in a form. @throws Refusal of the schema and of `createProgram` */
export async function createFromForm(actor: Actor, companyId: string, form: FormData): Promise<string> {
  const key = parseInput(createKeyInput, form.get('key'))
  const { id } = await createProgram(actor, companyId, parseInput(programInput, programOfForm(form)), key)
  return id
}

/** Saves the program in a form over the version it was filled from. @throws Refusal as `editProgram` */
export async function editFromForm(actor: Actor, programId: string, sent: FormData): Promise<void> {
  const form = overwriting(sent, 'version')
  const version = parseInput(seenVersionInput, form.get('version'))
  await editProgram(actor, programId, parseInput(programInput, programOfForm(form)), version)
}

/** For the answer to a refused form: the version that holds. */
export const newestProgram = newest(async ({ actor, params }) => {
  const program = await managedProgramSeenBy(actor, params.id ?? '')
  return program && { newest: program.version, at: program.versionAt }
})
