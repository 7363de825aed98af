import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { useLoaderData } from 'react-router'
import type { ProgramKind } from '#domain/program/program.ts'
import { defaultTaxScheme, type TaxScheme, taxSchemes } from '#domain/program/tax-scheme.ts'
import { programReviewFor } from '#domain/reward/review/program-review.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
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

/** One program for the platform team; the decision is below what it is about. */
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

function decisionOn({ program, proposal, obstacles, may }: ManagedProgram) {
  if (proposal?.may.decide)
    return (
      <ProgramDecision
        of="proposal"
        version={proposal.version}
        targets={proposal.after.policy.scope.length}
        obstacle={proposal.obstacle}
      />
    )
  if (proposal?.state === 'waiting') return <OwnProposal />
  if (!may.decide) return null
  return (
    <ProgramDecision
      of="program"
      version={program.version}
      targets={program.policy.scope.length}
      obstacle={obstacles.accept}
    />
  )
}

function OwnProposal() {
  return <Notice>{useWords(decisionWords).own}</Notice>
}

/** What rewards of a program are to the tax office, as the platform team sets it. */
function ProgramTax({ kind, taxScheme }: { kind: ProgramKind; taxScheme: TaxScheme | null }) {
  const { taxScheme: words } = useWords(payoutQueueWords)
  return (
    <Panel title={words.title} subtitle={words.hint}>
      <ActForm intent="set_tax_scheme" className="grid max-w-xl justify-items-start gap-4">
        <Scheme kind={kind} taxScheme={taxScheme} />
        <SubmitButton variant="secondary">{words.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Scheme({ kind, taxScheme }: { kind: ProgramKind; taxScheme: TaxScheme | null }) {
  const { scheme, schemes } = useWords(payoutWords)
  const { taxScheme: words } = useWords(payoutQueueWords)
  const options = [
    { value: 'default', label: words.standard({ scheme: schemes[defaultTaxScheme(kind)] }) },
    ...taxSchemes.map((value) => ({ value, label: schemes[value] })),
  ]
  return (
    <FormField name="taxScheme" label={scheme} required>
      <Select options={options} defaultValue={useTyped('taxScheme', taxScheme ?? 'default')} />
    </FormField>
  )
}
