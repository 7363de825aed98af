import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { useActionData, useLoaderData } from 'react-router'
import type { ContractObstacle } from '#domain/company/contract/contract.ts'
import type { MovingObstacle } from '#domain/program/editing/moving-policy.ts'
import type { ProgramKind } from '#domain/program/program.ts'
import { defaultTaxScheme, type TaxScheme, taxSchemes } from '#domain/program/tax-scheme.ts'
import { programReviewFor } from '#domain/reward/review/program-review.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { programWords } from '#i18n/program.ts'
import { decisionWords } from '#i18n/program-review.ts'
import { refusals } from '#i18n/refusals.ts'
import { act, load } from '#web/http/open.ts'
import { type ManagedProgram, managedProgramOf } from '#web/http/program/managed-program.ts'
import { actOnProgram, newestAnnouncement } from '#web/http/program/program-acts.ts'
import { ContractNotice } from '#web/parts/contract/contract-notice.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ManagedProgramPage } from '#web/parts/program/managed-program-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ProgramReviewPanels } from './program-review.tsx'

type Decided = {
  of: 'program' | 'proposal'
  version: number
  /** How many targets its permission names. */
  targets: number
  /** The obstacle between it and an approval; it can be sent back or refused all the same. */
  obstacle: MovingObstacle | null
  /** What the contract of the company lacks; null where it is not asked. */
  contract: ContractObstacle | null
}

const intents = {
  program: { accept: 'accept', answer: 'decide' },
  proposal: { accept: 'accept_version', answer: 'decide_version' },
} as const

/** The platform team's answers to the version that is above; an approval asks once more. */
function ProgramDecision(decided: Decided) {
  const { of, version, obstacle, contract } = decided
  const words = useWords(decisionWords)
  const { details } = useWords(refusals)
  return (
    <Panel title={words.title} subtitle={words.hint({ version })} id="decision">
      <div className="grid gap-6">
        <ContractNotice obstacle={contract} />
        {obstacle && obstacle !== contract && <Notice tone="warning">{details[obstacle]}</Notice>}
        {!obstacle && (
          <div>
            <Accept {...decided} />
          </div>
        )}
        <ActForm intent={intents[of].answer} className="grid gap-3">
          <input type="hidden" name="version" value={version} />
          <AnswerFields />
        </ActForm>
      </div>
    </Panel>
  )
}

function Accept({ of, version, targets }: Decided) {
  const words = useWords(decisionWords)
  const answer = useActionData<unknown>()
  const { accept } = intents[of]
  const dialog = `${accept}-dialog`
  // A refusal is shown in the form: it is open then.
  const refused = isRefused(answer) && answer.typed.intent?.[0] === accept
  return (
    <>
      <DialogTrigger dialog={dialog} variant="primary">
        {words.accept[of]}
      </DialogTrigger>
      <Dialog id={dialog} title={words.confirm[of]} closeLabel={words.close} defaultOpen={refused}>
        <ActForm intent={accept} className="grid gap-4">
          <input type="hidden" name="version" value={version} />
          <p>{words.confirmText[of]({ version, targets })}</p>
          <div className="flex justify-end">
            <SubmitButton>{words.confirmed}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </>
  )
}

function AnswerFields() {
  const words = useWords(decisionWords)
  return (
    <>
      <RadioGroup
        name="decision"
        legend={words.answer}
        options={(['corrections', 'reject'] as const).map((value) => ({ value, ...words.answers[value] }))}
        defaultValue={useTyped('decision', 'corrections')}
        error={useFieldError('decision', words.answer)}
        columns={2}
      />
      <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.send}</SubmitButton>
      </div>
    </>
  )
}

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
        contract={null}
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
      contract={obstacles.contract}
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
