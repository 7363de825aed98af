import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { useLoaderData } from 'react-router'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { planCapacitySeenBy } from '#domain/report/plan/plan-usage.server.ts'
import { programWords } from '#i18n/program.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { askedKind } from '#web/http/asked-code.ts'
import { act, load } from '#web/http/open.ts'
import { provedNamesFor } from '#web/http/program/editable-program.ts'
import { formStepOf, keyIn, newProgramIn } from '#web/http/program/program-form-save.ts'
import { NewProgramPage } from '#web/parts/program/new-program-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programWords, (words) => words.createTitle)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(mayCreate(actor, companyOf(actor)), 'forbidden')
  const kind = askedKind(url.searchParams)
  const [room, proved] = await Promise.all([
    planCapacitySeenBy(actor, companyOf(actor)),
    provedNamesFor(actor),
  ])
  return { formKey: newId(), validUntil: jakartaDay(after(now(), 365 * day)), kind, room, proved }
})

export const action = act(async ({ actor, go }, form) => {
  const step = formStepOf(form)
  if (step) return step
  const { id } = await createProgram(actor, companyOf(actor), newProgramIn(form), keyIn(form))
  return go(`/company/programs/detail/${id}?done=program_created`)
})

function companyOf(actor: Actor): string {
  return isCompany(actor) ? actor.companyId : refuse('forbidden')
}

/** A company writes a program of its own. */
export default function CreateProgram() {
  return <NewProgramPage list="/company/programs" {...useLoaderData<typeof loader>()} />
}
