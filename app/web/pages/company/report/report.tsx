import { newId } from '@cakrawala/ids/ids'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { readingNews } from '#domain/notification/report-news.server.ts'
import { publicationSeenBy } from '#domain/publication/publication-queries.server.ts'
import type { AppealAnswer } from '#domain/report/appeal.ts'
import { nearDuplicatesSeenBy } from '#domain/report/duplicate/near-duplicates.server.ts'
import { handlingOf } from '#domain/report/handling/handling-queries.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportForCompany } from '#domain/report/report-view.ts'
import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import { goodsSeenBy } from '#domain/reward/goods/goods-queries.server.ts'
import { type RewardView, rewardSeenBy } from '#domain/reward/reward-queries.server.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { type Actor, isCompany, isPerson } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { readsReports } from '#web/http/company-guards.ts'
import { actWithFiles, load, type Visit } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PublicationPanel } from '#web/parts/publication/publication-panel.tsx'
import { previewAgain, publicationWriting } from '#web/parts/publication/publication-writing.server.ts'
import { PublicationWriting } from '#web/parts/publication/publication-writing.tsx'
import { DisputeAnswerStep } from '#web/parts/report/dispute-steps.tsx'
import { HandlingPanel } from '#web/parts/report/handling-panel.tsx'
import { NearDuplicates } from '#web/parts/report/near-duplicates.tsx'
import { AppealNotice, RatingNotice } from '#web/parts/report/rating-notice.tsx'
import { ReportFacts } from '#web/parts/report/report-body.tsx'
import { ReportClocks } from '#web/parts/report/report-clocks.tsx'
import { ReportDownload } from '#web/parts/report/report-files.tsx'
import { ReportFollow } from '#web/parts/report/report-follow.tsx'
import { ReportHeader } from '#web/parts/report/report-header.tsx'
import { withReportPictures } from '#web/parts/report/report-pictures.tsx'
import { ReportTriagePanel } from '#web/parts/report/report-triage.tsx'
import { SealedOriginals } from '#web/parts/report/sealed-originals.tsx'
import { SeverityLedger } from '#web/parts/report/severity-ledger.tsx'
import { TriageActs } from '#web/parts/report/triage-acts.tsx'
import { TriageRating } from '#web/parts/report/triage-rating.tsx'
import { TriageFacts, TriageReading } from '#web/parts/report/triage-reading.tsx'
import {
  AskRetestStep,
  BodyField,
  PlainStep,
  RetestStep,
  SpokenStep,
} from '#web/parts/report/triage-steps.tsx'
import { awaitsAnother } from '#web/parts/reward/awaits-another.ts'
import { GoodsPanel } from '#web/parts/reward/goods-panel.tsx'
import { RewardForm } from '#web/parts/reward/reward-form.tsx'
import { RewardPanel } from '#web/parts/reward/reward-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import { companyActs, sumOfNow } from './report-acts.server.ts'

const answers = ['stands', 'reopen'] as const satisfies readonly AppealAnswer[]

/** The company's answer to an objection to a closing; nothing is chosen beforehand. */
function AppealAnswerStep({ revision }: { revision: number }) {
  const { acts, fields, appealAnswers } = useWords(reportActWords)
  const { text, submit } = acts.answer_appeal
  return (
    <ActForm intent="answer_appeal" encType="multipart/form-data" className="grid gap-4">
      <p className="text-ink-soft">{text}</p>
      <input type="hidden" name="revision" value={revision} />
      <RadioGroup
        name="answer"
        legend={fields.answer}
        required
        defaultValue={useTyped('answer')}
        error={useFieldError('answer', fields.answer)}
        options={answers.map((value) => ({ value, label: appealAnswers[value] }))}
      />
      <BodyField act="answer_appeal" />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const middleware = [readsReports]
export const meta = pageTitle<typeof reportQueueWords.id, ReportPage>(reportQueueWords, ({ titles }, page) =>
  page ? [page.report.code, page.report.title].filter(Boolean).join(' ') : titles.report,
)

export const loader = load((visit) => readingNews(visit.actor, () => pageOf(visit)))

async function pageOf(visit: Visit) {
  const { actor, params } = visit
  const report = await reportFor(actor, params)
  const [reward, goods, handling, sealed, publication, near, proof] = await Promise.all([
    rewardSeenBy(actor, report.id),
    goodsSeenBy(actor, report.id),
    handlingOf(report),
    sealedSeenBy(actor, report.id),
    publicationSeenBy(actor, report.id),
    nearDuplicatesSeenBy(actor, report.id),
    isPerson(actor) ? proofAskedOf(actor) : { totp: false, passkey: false },
  ])
  const writing = await publicationWriting(visit, publication)
  return { report, reward, goods, handling, sealed, rewardKey: newId(), publication, writing, near, proof }
}
type ReportPage = Awaited<ReturnType<typeof loader>>

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  const { hash, id } = await reportFor(actor, params)
  const intent = String(form.get('intent'))
  const work = Object.hasOwn(companyActs, intent) ? companyActs[intent] : undefined
  refuseUnless(work !== undefined && isCompany(actor), 'invalid_input')
  if (form.has('edit')) return { again: true, typed: typedIn(form) }
  if (form.has('preview')) return previewAgain(form)
  const answer = await work(actor, id, form)
  if (isAgain(answer)) return answer
  return go(`/company/reports/detail/${hash}/${id}?done=desk_${intent}`)
}, askedAnew)

async function askedAnew({ actor, params }: Visit, form: FormData) {
  if (!isCompany(actor)) return undefined
  const { id } = await reportFor(actor, params)
  return sumOfNow(actor, id, form)
}

/** One report as its company triages it. */
export default withReportPictures(CompanyReport)

function CompanyReport() {
  const { report, follow, reward, goods, handling, sealed, rewardKey, publication, writing, near, proof } =
    useLoaderData<typeof loader>()
  const { reports } = useWords(reportQueueWords)
  const { here } = useWords(triageWords)
  const path = usePath()
  const asked = publication.moves.includes('agree')
  const header = (
    <ReportHeader
      report={report}
      acting={publication.next === 'nobody' ? mayAct(report) && !awaitsAnother(reward) : asked}
      trail={[{ to: path('/company/reports'), label: reports }, { label: report.code ?? report.title }]}
      trailLabel={here}
      actions={
        <>
          <ReportFollow follow={follow} />
          <ReportDownload list="/company/reports/detail" report={report} />
        </>
      }
    />
  )
  if (writing)
    return (
      <div className="grid gap-4">
        {header}
        <PublicationWriting {...{ report, publication, writing }} />
      </div>
    )
  return (
    <ReportTriagePanel
      report={report}
      header={header}
      actions={
        <>
          <AppealNotice report={report} />
          <RatingNotice report={report} reward={reward} />
          <CompanyActs {...{ report, reward, rewardKey, proof }} asked={asked} />
          <NearDuplicates near={near} report={report} />
          <PublicationPanel publication={publication} report={report} />
          <ReportFacts report={report} />
          <ReportClocks report={report} list="/company/reports/detail" />
          <SealedOriginals sealed={sealed} companyName={report.program.companyName} />
          <TriageFacts report={report} />
          <SeverityLedger ratings={report.ratings} companyName={report.program.companyName} />
          <RewardPanel reward={reward} folded />
          <GoodsPanel goods={goods} />
          <HandlingPanel handling={handling} />
        </>
      }
    >
      <TriageReading report={report} />
    </ReportTriagePanel>
  )
}

/** An objection asks only those who may speak on it. */
function mayAct({ acts, appeal, mayAnswerAppeal }: ReportForCompany): boolean {
  return appeal?.state === 'open' ? mayAnswerAppeal : acts
}

type CompanyActsProps = {
  report: ReportForCompany
  reward: RewardView
  rewardKey: string
  proof: ProofAsked
  /** Whether the company is asked elsewhere on the page. */
  asked: boolean
}

function CompanyActs({ report, reward, rewardKey, proof, asked }: CompanyActsProps) {
  return (
    <TriageActs
      report={report}
      readOnly={!report.acts}
      askedElsewhere={asked}
      forms={{
        rate: <TriageRating report={report} />,
        reward: (
          <RewardForm reward={reward} rewardKey={rewardKey} proof={proof} hunter={report.reporter.username} />
        ),
        start_fixing: <PlainStep act="start_fixing" />,
        ask_retest: <AskRetestStep reward={reward} />,
        retest: <RetestStep report={report} />,
        accept_risk: <SpokenStep act="accept_risk" />,
        resolve: <PlainStep act="resolve" />,
        answer_appeal: <AppealAnswerStep revision={report.revision} />,
        answer_dispute: <DisputeAnswerStep report={report} reward={reward} />,
      }}
    />
  )
}

async function reportFor(
  actor: Actor,
  { hash, id }: Record<string, string | undefined>,
): Promise<ReportForCompany> {
  const report = found(await reportSeenBy(actor, hash, id))
  return report.audience === 'company' ? report : refuse('not_found')
}
