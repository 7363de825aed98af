import { useLoaderData } from 'react-router'
import { programWords } from '#i18n/program.ts'
import { act, load } from '#web/http/open.ts'
import { type ManagedProgram, managedProgramOf } from '#web/http/program/managed-program.ts'
import { actOnProgram, newestAnnouncement } from '#web/http/program/program-acts.ts'
import { ManagedProgramPage } from '#web/parts/program/managed-program-page.tsx'
import { ProgramDecision } from '#web/parts/program/program-decision.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ProgramTax } from './program-tax.tsx'

export const meta = pageTitle<typeof programWords.id, ManagedProgram>(
  programWords,
  (words, managed) => managed?.program.title ?? words.program,
)

export const loader = load(managedProgramOf)

export const action = act(async ({ actor, params, go }, form) => {
  const done = await actOnProgram(actor, params.id ?? '', form)
  return go(`/hello/programs/detail/${params.id}?done=${done}`)
}, newestAnnouncement)

/** One program for the platform team; in review the decision stands on top. */
export default function HelloProgram() {
  const managed = useLoaderData<typeof loader>()
  return (
    <ManagedProgramPage
      managed={managed}
      root="/hello/programs"
      below={managed.may.manage && <ProgramTax {...managed.program} />}
    >
      {managed.may.decide && <ProgramDecision />}
    </ManagedProgramPage>
  )
}
