import { createProgram } from '#domain/program/create-program.server.ts'
import { editProgram } from '#domain/program/edit-program.server.ts'
import { createKeyInput, programInput, seenVersionInput } from '#domain/program/program-input.ts'
import type { Actor } from '#kernel/actor.ts'
import { parseInput } from '../parse.ts'
import { programOfForm } from './program-form-data.ts'

/** Makes the program in a form. @throws Refusal of the schema and of `createProgram` */
export async function createFromForm(actor: Actor, companyId: string, form: FormData): Promise<string> {
  const key = parseInput(createKeyInput, form.get('key'))
  const { id } = await createProgram(actor, companyId, parseInput(programInput, programOfForm(form)), key)
  return id
}

/** Saves the program in a form over the version it was filled from. @throws Refusal as `editProgram` */
export async function editFromForm(actor: Actor, programId: string, form: FormData): Promise<void> {
  const version = parseInput(seenVersionInput, form.get('version'))
  await editProgram(actor, programId, parseInput(programInput, programOfForm(form)), version)
}
