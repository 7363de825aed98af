import { useLoaderData } from 'react-router'
import { programWords } from '#i18n/program.ts'
import { act, load } from '#web/http/open.ts'
import { type ManagedProgram, managedProgramOf } from '#web/http/program/managed-program.ts'
import { actOnProgram, newestAnnouncement } from '#web/http/program/program-acts.ts'
import { ManagedProgramPage } from '#web/parts/program/managed-program-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof programWords.id, ManagedProgram>(
  programWords,
  (words, managed) => managed?.program.title ?? words.program,
)

export const loader = load(managedProgramOf)

export const action = act(async ({ actor, params, go }, form) => {
  const done = await actOnProgram(actor, params.id ?? '', form)
  return go(`/company/programs/detail/${params.id}?done=${done}`)
}, newestAnnouncement)

/** One program of a company. */
export default function CompanyProgram() {
  return <ManagedProgramPage managed={useLoaderData<typeof loader>()} root="/company/programs" />
}
