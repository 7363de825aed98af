import { Notice } from '@cakrawala/ui/notice'
import { useLoaderData } from 'react-router'
import { programReviewFor } from '#domain/reward/review/program-review.server.ts'
import { programWords } from '#i18n/program.ts'
import { decisionWords } from '#i18n/program-decision.ts'
import { act, load } from '#web/http/open.ts'
import { type ManagedProgram, managedProgramOf } from '#web/http/program/managed-program.ts'
import { actOnProgram, newestAnnouncement } from '#web/http/program/program-acts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ManagedProgramPage } from '#web/parts/program/managed-program-page.tsx'
import { ProgramDecision } from '#web/parts/program/program-decision.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ProgramReviewPanels } from './program-review.tsx'
import { ProgramTax } from './program-tax.tsx'

export const meta = pageTitle<typeof programWords.id, HelloProgramPage>(
  programWords,
  (words, managed) => managed?.program.title ?? words.program,
)

export const loader = load(async (visit) => {
  const managed = await managedProgramOf(visit)
  const { program, proposal, may } = managed
  const undecided = may.decide || proposal?.state === 'waiting'
  const review = undecided ? await programReviewFor(visit.actor, program, proposal?.after ?? program) : null
  return { ...managed, review }
})
type HelloProgramPage = Awaited<ReturnType<typeof loader>>

export const action = act(async ({ actor, params, go }, form) => {
  const done = await actOnProgram(actor, params.id ?? '', form)
  return go(`/hello/programs/detail/${params.id}?done=${done}`)
}, newestAnnouncement)

/** One program for the platform team; the decision stands below what it is about. */
export default function HelloProgram() {
  const managed = useLoaderData<typeof loader>()
  return (
    <ManagedProgramPage
      managed={managed}
      root="/hello/programs"
      below={managed.may.manage && <ProgramTax {...managed.program} />}
    >
      {managed.review && <ProgramReviewPanels review={managed.review} />}
      {decisionOn(managed)}
    </ManagedProgramPage>
  )
}

function decisionOn({ program, proposal, may }: ManagedProgram) {
  if (proposal?.may.decide)
    return (
      <ProgramDecision
        of="proposal"
        version={proposal.version}
        targets={proposal.after.policy.scope.length}
      />
    )
  if (proposal?.state === 'waiting') return <OwnProposal />
  if (!may.decide) return null
  return <ProgramDecision of="program" version={program.version} targets={program.policy.scope.length} />
}

function OwnProposal() {
  return <Notice>{useWords(decisionWords).own}</Notice>
}
