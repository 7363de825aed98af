import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import type { ReactNode } from 'react'
import type { RatingTerm } from '#domain/report/rating.ts'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import type { RetestLine, RewardView } from '#domain/reward/reward-view.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { refusals } from '#i18n/refusals.ts'
import { formatRupiah } from '#kernel/money.ts'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { CommentText } from '#web/parts/report/comment-text.tsx'
import { CompanyVoice, RatingNotice } from '#web/parts/report/rating-notice.tsx'
import { AttachFiles } from '#web/parts/writing/attach-files.tsx'
import { MarkdownArea } from '#web/parts/writing/markdown-area.tsx'

/** The forms that are on the page now. */
function turnFormsOf({ moves, reopenObstacle, mayAnswerRetest, ratingTerm, mayAttach }: ReportForReporter) {
  return [
    ...(moves.includes('answer_info') ? ['answer'] : []),
    ...(moves.includes('reopen_no_response') && !reopenObstacle ? ['reopen'] : []),
    ...(mayAnswerRetest ? ['retest'] : []),
    ...(ratingTerm && mayAttach ? ['rating'] : []),
  ]
}

/** What the bughunter can do now: answer a question, give a retest's result, answer a rating, reopen, object. */
export function ReportTurn({ report, reward }: { report: ReportForReporter; reward: RewardView }) {
  const { retests } = reward
  const words = useWords(myReportsWords)
  const { details } = useWords(refusals)
  const forms = turnFormsOf(report)
  return (
    <>
      <RatingNotice report={report} reward={reward} />
      {forms.includes('answer') && (
        <ReportMessageAct intent="answer" words={words.answer}>
          <Question report={report} />
        </ReportMessageAct>
      )}
      {forms.includes('reopen') && <ReportMessageAct intent="reopen" words={words.reopen} />}
      {report.reopenObstacle && <Notice>{details[report.reopenObstacle]}</Notice>}
      {forms.includes('retest') && (
        <Retest report={report} offer={retests.find(({ state }) => state === 'offered')} />
      )}
      {report.fix === 'retest' && report.stage !== 'closed' && report.retestAnswer !== null && (
        <Notice>{words.retest.given({ verdict: words.retest[report.retestAnswer] })}</Notice>
      )}
      {forms.includes('rating') && report.ratingTerm && (
        <Rating term={report.ratingTerm} report={report} reward={reward} />
      )}
      {report.appeal && (
        <Objection report={report} appeal={report.appeal} may={report.audiences.length > 0} />
      )}
    </>
  )
}

type ObjectionProps = {
  report: ReportForReporter
  appeal: NonNullable<ReportForReporter['appeal']>
  may: boolean
}

function Objection({ report, appeal, may }: ObjectionProps) {
  const { appeal: words } = useWords(myReportsWords)
  const due = useDue()
  if (appeal.state === 'open')
    return (
      <Notice>
        <Timely>{words.waits({ due: due(appeal.dueAt) })}</Timely> <CompanyVoice report={report} />
      </Notice>
    )
  if (!may) return null
  const text = (appeal.step === 1 ? words.text : words.again)({ until: due(appeal.until) })
  return (
    <ReportMessageAct intent="appeal" words={{ ...words, text }}>
      <input type="hidden" name="revision" value={report.revision} />
    </ReportMessageAct>
  )
}

/** What the platform team asked last, so that the answer is written beside it. */
function Question({ report }: { report: ReportForReporter }) {
  const { answer } = useWords(myReportsWords)
  const asked = report.timeline.findLast((entry) => entry.kind === 'comment' && entry.by.kind === 'operator')
  if (asked?.kind !== 'comment') return null
  return (
    <div className="grid gap-2 rounded bg-sunk p-4">
      <p className="font-semibold">{answer.question}</p>
      <CommentText bodyHtml={asked.bodyHtml} files={asked.files} />
    </div>
  )
}

type RetestProps = { report: ReportForReporter; offer: RetestLine | undefined }

/** What became of the flaw; where an answer is paid, how much of it arrives. */
function Retest({ report: { clocks, revision }, offer }: RetestProps) {
  const { retest } = useWords(myReportsWords)
  const due = useDue()
  const clock = clocks.find(({ kind, stoppedAt }) => kind === 'retest' && stoppedAt === null)
  const text = clock ? retest.until({ until: due(clock.dueAt) }) : retest.text
  return (
    <ReportMessageAct intent="retest" words={{ ...retest, text }}>
      <input type="hidden" name="revision" value={revision} />
      {offer && (
        <p className="font-medium">
          {retest.pays({ amount: formatRupiah(offer.amount), net: formatRupiah(offer.net ?? offer.amount) })}
        </p>
      )}
      <Choice
        name="verdict"
        legend={retest.verdict}
        options={{ fixed: retest.fixed, not_fixed: retest.not_fixed }}
      />
    </ReportMessageAct>
  )
}

/** Once the term is over there is nothing to send any more: only why. */
type RatingProps = { term: RatingTerm; report: ReportForReporter; reward: RewardView }

function Rating({ term, report, reward }: RatingProps) {
  const { rating } = useWords(myReportsWords)
  const until = useDue()(term.until)
  if (!term.open) return <Notice>{rating.over({ until })}</Notice>
  const amount = reward.amount > 0n ? formatRupiah(reward.amount) : rating.nothing
  const text = report.rating === 'offered' ? rating.offer({ amount, until }) : rating.text({ until })
  return (
    <ReportMessageAct intent="rating" words={{ ...rating, text }} required={false}>
      <input type="hidden" name="revision" value={report.revision} />
      <Choice
        name="answer"
        legend={rating.choice}
        options={{ accepted: rating.accepted, disputed: rating.disputed }}
      />
    </ReportMessageAct>
  )
}

function Choice({
  name,
  legend,
  options,
}: {
  name: string
  legend: string
  options: Record<string, string>
}) {
  const error = useFieldError(name, legend)
  const list = Object.entries(options).map(([value, label]) => ({ value, label }))
  return <RadioGroup name={name} legend={legend} options={list} columns={2} required error={error} />
}

type MessageActProps = {
  intent: string
  words: { title: string; text: string; body: string; send: string; bodyHint?: string }
  required?: boolean
  children?: ReactNode
}

/** A panel with one text to send, and what is chosen before it. */
function ReportMessageAct({ intent, words, required = true, children }: MessageActProps) {
  return (
    <Panel title={words.title} id={intent}>
      <ActForm intent={intent} encType="multipart/form-data" className="grid gap-4">
        <p className="text-ink-soft" suppressHydrationWarning>
          {words.text}
        </p>
        {children}
        <FormField name="body" label={words.body} hint={words.bodyHint} required={required}>
          <Body />
        </FormField>
        <AttachFiles />
        <div>
          <SubmitButton>{words.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Body() {
  return <MarkdownArea guards="stored" rows={5} maxLength={5000} defaultValue={useTyped('body')} />
}
