import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import type { DeskAct } from '#domain/report/next-action.ts'
import type { RetestVerdict } from '#domain/report/report-code.ts'
import type { ReportForCompany, ReportForOperator } from '#domain/report/report-view.ts'
import { totalOf, withFeePart } from '#domain/reward/leaving.ts'
import type { RewardView } from '#domain/reward/reward-view.ts'
import { momentText } from '#i18n/moment.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLocale, useWords } from '../locale.tsx'
import { ShownTotal } from '../reward/confirm-sum.tsx'
import { AttachFiles } from '../writing/attach-files.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'
import { CommentText } from './comment-text.tsx'

type PlainAct = Extract<DeskAct, 'take' | 'start_fixing' | 'resolve'>
type SpokenAct = Extract<DeskAct, 'ask_info' | 'ask_retest' | 'accept_risk' | 'reopen' | 'dismiss_appeal'>

// The list of the schema would bring the whole validator into the browser.
const retestVerdicts = ['fixed', 'not_fixed'] as const satisfies readonly RetestVerdict[]

/** A step that needs no words: one button. Taking a report has a key. */
export function PlainStep({ act }: { act: PlainAct }) {
  const { text, submit } = useWords(reportActWords).acts[act]
  useKeys(act === 'take' ? { take: () => sendAct(act) } : {})
  return (
    <ActForm intent={act} className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

function sendAct(act: PlainAct): boolean {
  const form = document.querySelector<HTMLFormElement>(`details[data-act=${act}] form`)
  form?.requestSubmit()
  return form !== null
}

type SpokenProps = { act: SpokenAct; says?: string | undefined; revision?: number; total?: bigint }

/** A step with a message to the bughunter. `revision`: where an older page must not answer; `total`: what leaves by it. */
export function SpokenStep({ act, says, revision, total }: SpokenProps) {
  const { text, submit } = useWords(reportActWords).acts[act]
  return (
    <ActForm intent={act} encType="multipart/form-data" className="grid gap-4">
      <p className="text-ink-soft">{says ?? text}</p>
      {total !== undefined && <ShownTotal total={total} />}
      {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
      <BodyField act={act} />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

/** Asking for a retest; where the program pays for it, the form shows how much. */
export function AskRetestStep({ reward: { retestReward, inside } }: { reward: RewardView }) {
  const { paid } = useWords(reportActWords).acts.ask_retest
  const feePercent = inside?.feePercent ?? 0
  const total = totalOf(withFeePart('retest', retestReward, feePercent))
  const sums = { amount: formatRupiah(retestReward), percent: feePercent, total: formatRupiah(total) }
  return <SpokenStep act="ask_retest" says={retestReward > 0n ? paid(sums) : undefined} total={total} />
}

/**
 * The verdict of a round, with its evidence: after the bughunter's answer, whose proof is above it and whose word is
 * chosen beforehand; or before it, by the own proof of who decides.
 */
export function RetestStep({ report }: { report: ReportForOperator | ReportForCompany }) {
  const { retestAnswer, revision } = report
  const { text, own, submit } = useWords(reportActWords).acts.retest
  return (
    <ActForm intent="retest" encType="multipart/form-data" className="grid gap-4">
      {retestAnswer === null ? (
        <p className="text-ink-soft">{own}</p>
      ) : (
        <>
          <RetestProof report={report} verdict={retestAnswer} />
          <p className="text-ink-soft">{text}</p>
        </>
      )}
      <input type="hidden" name="revision" value={revision} />
      <VerdictField advice={retestAnswer} />
      <BodyField act="retest" />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

/** The bughunter's verdict on the retest, with its evidence. */
function RetestProof({ report: { retestProof: proof }, verdict }: RetestProofProps) {
  const { verdicts, acts } = useWords(reportActWords)
  const locale = useLocale()
  if (proof === null) return null
  const at = momentText(proof.at, locale)
  return (
    <div className="grid gap-2 rounded bg-sunk p-4">
      <p className="font-semibold">{acts.retest.proof({ verdict: verdicts[verdict], at })}</p>
      <CommentText bodyHtml={proof.bodyHtml} files={proof.files} />
    </div>
  )
}
type RetestProofProps = { report: ReportForOperator | ReportForCompany; verdict: RetestVerdict }

function VerdictField({ advice }: { advice: string | null }) {
  const { fields, verdicts } = useWords(reportActWords)
  return (
    <RadioGroup
      name="verdict"
      legend={fields.verdict}
      required
      columns={2}
      defaultValue={useTyped('verdict', advice ?? undefined)}
      error={useFieldError('verdict', fields.verdict)}
      options={retestVerdicts.map((value) => ({ value, label: verdicts[value] }))}
    />
  )
}

/** The text of a step with its files, and its bounds in words. */
export function BodyField({
  act,
}: {
  act: SpokenAct | 'retest' | 'answer_appeal' | 'answer_dispute' | 'decide_dispute'
}) {
  const { label, hint } = useWords(reportActWords).fields.body[act]
  return (
    <>
      <ActField act={act} name="body" label={label} hint={hint} required>
        <MarkdownArea guards="stored" rows={4} defaultValue={useTyped('body')} />
      </ActField>
      <AttachFiles />
    </>
  )
}
