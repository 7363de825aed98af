import { newId } from '@cakrawala/ids/ids'
import { useLoaderData } from 'react-router'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { companiesToWriteFor } from '#domain/program/managed-program-queries.server.ts'
import { companyChoice } from '#domain/program/program-input.ts'
import { programWords } from '#i18n/program.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { askedKind } from '#web/http/asked-code.ts'
import { act, load } from '#web/http/open.ts'
import { parseInput, readBoth } from '#web/http/parse.ts'
import { formStepOf, keyIn, newProgramIn } from '#web/http/program/program-form-save.ts'
import { NewProgramPage } from '#web/parts/program/new-program-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programWords, (words) => words.createTitle)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(mayActForTeam(actor, 'program.edited'), 'forbidden', 'team_role_missing')
  const companies = await companiesToWriteFor(actor)
  return { formKey: newId(), kind: askedKind(url.searchParams), companies }
})

export const action = act(async ({ actor, go }, form) => {
  const step = formStepOf(form)
  if (step) return step
  const [{ companyId }, program] = readBoth(
    () => parseInput(companyChoice, { companyId: form.get('companyId') ?? '' }),
    () => newProgramIn(form),
  )
  const { id } = await createProgram(actor, companyId, program, keyIn(form))
  return go(`/hello/programs/detail/${id}?done=program_created`)
})

/** The platform team writes a program for a company. */
export default function CreateProgramForCompany() {
  return <NewProgramPage list="/hello/programs" {...useLoaderData<typeof loader>()} />
}
