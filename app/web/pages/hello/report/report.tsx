import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { readingNews } from '#domain/notification/report-news.server.ts'
import { publicationSeenBy } from '#domain/publication/publication-queries.server.ts'
import { judgingObstacleSeenBy } from '#domain/report/appeal/judging-obstacle.server.ts'
import type { JudgingObstacle } from '#domain/report/appeal/judging-policy.ts'
import { isRefused } from '#domain/report/appeal.ts'
import { nearDuplicatesSeenBy } from '#domain/report/duplicate/near-duplicates.server.ts'
import { assigneesSeenBy } from '#domain/report/report-assignees.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportForOperator } from '#domain/report/report-view.ts'
import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import {
  type RatingJudgeObstacle,
  ratingJudgeObstacleSeenBy,
} from '#domain/reward/dispute/team-judges.server.ts'
import { goodsSeenBy } from '#domain/reward/goods/goods-queries.server.ts'
import { rewardSeenBy } from '#domain/reward/reward-queries.server.ts'
import { refusals } from '#i18n/refusals.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load, type Visit } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PublicationPanel } from '#web/parts/publication/publication-panel.tsx'
import { AgreeRatingStep, DisputeDecisionStep } from '#web/parts/report/dispute-steps.tsx'
import { NearDuplicates } from '#web/parts/report/near-duplicates.tsx'
import { AppealNotice, RatingNotice } from '#web/parts/report/rating-notice.tsx'
import { ReportFacts } from '#web/parts/report/report-body.tsx'
import { ReportClocks } from '#web/parts/report/report-clocks.tsx'
import { ReportFollow } from '#web/parts/report/report-follow.tsx'
import { ReportHeader } from '#web/parts/report/report-header.tsx'
import { withReportPictures } from '#web/parts/report/report-pictures.tsx'
import { WriteSummary } from '#web/parts/report/report-summary.tsx'
import { ReportTriagePanel } from '#web/parts/report/report-triage.tsx'
import { SealedOriginals } from '#web/parts/report/sealed-originals.tsx'
import { SeverityLedger } from '#web/parts/report/severity-ledger.tsx'
import { traceOpenings } from '#web/parts/report/traced-opening.server.ts'
import { TriageActs } from '#web/parts/report/triage-acts.tsx'
import { TriageRating } from '#web/parts/report/triage-rating.tsx'
import { TriageFacts, TriageReading } from '#web/parts/report/triage-reading.tsx'
import { AskRetestStep, PlainStep, RetestStep, SpokenStep } from '#web/parts/report/triage-steps.tsx'
import { GoodsPanel } from '#web/parts/reward/goods-panel.tsx'
import { RewardPanel } from '#web/parts/reward/reward-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { helloActs } from './report-acts.server.ts'
import { DuplicateForm, InvalidForm } from './report-closing.tsx'
import { ReportTriage } from './report-triage.tsx'

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle<typeof reportQueueWords.id, ReportPage>(reportQueueWords, ({ titles }, page) =>
  page ? [page.report.code, page.report.title].filter(Boolean).join(' ') : titles.report,
)

export const loader = load((visit) => readingNews(visit.actor, () => pageOf(visit)))

async function pageOf(visit: Visit) {
  const { actor, params } = visit
  const report = await reportFor(actor, params)
  await traceOpenings(visit, [report])
  const operator = isOperator(actor) ? actor : refuse('not_found')
  const [team, reward, goods, sealed, publication, appealObstacle, ratingObstacle, near] = await Promise.all([
    assigneesSeenBy(actor),
    rewardSeenBy(actor, report.id),
    goodsSeenBy(actor, report.id),
    sealedSeenBy(actor, report.id),
    publicationSeenBy(actor, report.id),
    isRefused(report) ? judgingObstacleSeenBy(operator, report) : null,
    ratingJudgeObstacleSeenBy(operator, report.id),
    nearDuplicatesSeenBy(actor, report.id),
  ])
  return { report, team, reward, goods, sealed, publication, appealObstacle, ratingObstacle, near }
}
type ReportPage = Awaited<ReturnType<typeof loader>>

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  const { hash, id } = await reportFor(actor, params)
  const intent = String(form.get('intent'))
  const work = Object.hasOwn(helloActs, intent) ? helloActs[intent] : undefined
  refuseUnless(work !== undefined && isOperator(actor), 'invalid_input')
  const answer = await work(actor, id, form)
  if (isAgain(answer)) return answer
  return go(`/hello/reports/detail/${hash}/${id}?done=desk_${intent}`)
})

/** One report as the platform team triages it. */
export default withReportPictures(HelloReport)

function HelloReport() {
  const { report, follow, team, reward, goods, sealed, publication, near, ...obstacles } =
    useLoaderData<typeof loader>()
  const { reports } = useWords(reportQueueWords)
  const { here } = useWords(triageWords)
  const path = usePath()
  return (
    <ReportTriagePanel
      report={report}
      header={
        <ReportHeader
          report={report}
          trail={[{ to: path('/hello/reports'), label: reports }, { label: report.code ?? report.title }]}
          trailLabel={here}
          actions={<ReportFollow follow={follow} />}
        />
      }
      actions={
        <>
          <AppealNotice report={report} />
          <RatingNotice report={report} reward={reward} />
          <HelloActs {...{ report, reward }} {...obstacles} />
          <NearDuplicates near={near} report={report} />
          <PublicationPanel publication={publication} report={report} />
          <ReportFacts report={report} />
          <WriteSummary report={report} />
          <ReportClocks report={report} list="/hello/reports/detail" />
          <SealedOriginals sealed={sealed} companyName={report.program.companyName} />
          <TriageFacts report={report} />
          <SeverityLedger ratings={report.ratings} companyName={report.program.companyName} />
          <ReportAssign report={report} team={team} />
          <RewardPanel reward={reward} folded />
          <GoodsPanel goods={goods} />
        </>
      }
    >
      <TriageReading report={report} />
    </ReportTriagePanel>
  )
}

type JudgeObstacle = JudgingObstacle | RatingJudgeObstacle
type HelloActsProps = Pick<ReportPage, 'report' | 'reward' | 'appealObstacle' | 'ratingObstacle'>

function HelloActs({ report, reward, appealObstacle, ratingObstacle }: HelloActsProps) {
  const { details } = useWords(refusals)
  const unless = (obstacle: JudgeObstacle | null, form: ReactNode) =>
    obstacle === null ? form : <Notice>{details[obstacle]}</Notice>
  return (
    <TriageActs
      report={report}
      forms={{
        take: <PlainStep act="take" />,
        validate: <ReportTriage report={report} />,
        ask_info: <SpokenStep act="ask_info" />,
        close_duplicate: <DuplicateForm report={report} />,
        close_invalid: <InvalidForm />,
        rate: <TriageRating report={report} />,
        ask_retest: <AskRetestStep reward={reward} />,
        retest: <RetestStep report={report} />,
        resolve: <PlainStep act="resolve" />,
        decide_dispute: unless(ratingObstacle, <DisputeDecisionStep report={report} reward={reward} />),
        ...(report.riskLevel !== report.triagedLevel && {
          agree_rating: unless(ratingObstacle, <AgreeRatingStep report={report} />),
        }),
        ...(isRefused(report) && {
          reopen: unless(appealObstacle, <SpokenStep act="reopen" revision={report.revision} />),
        }),
        ...(report.appeal?.state === 'open' && {
          dismiss_appeal: unless(
            appealObstacle,
            <SpokenStep act="dismiss_appeal" revision={report.revision} />,
          ),
        }),
      }}
    />
  )
}

async function reportFor(
  actor: Actor,
  { hash, id }: Record<string, string | undefined>,
): Promise<ReportForOperator> {
  const report = found(await reportSeenBy(actor, hash, id))
  return report.audience === 'hello' ? report : refuse('not_found')
}

type Assignee = { id: string; username: string }

/** Who of the platform team works on the report, and handing it over while it is open. */
function ReportAssign({ report, team }: { report: ReportForOperator; team: readonly Assignee[] }) {
  const { assign } = useWords(triageWords)
  const others = team.filter(({ id }) => id !== report.assignee?.id)
  const name = report.assignee?.username ?? assign.nobody
  if (report.stage === 'closed' || others.length === 0) return <Panel title={assign.title}>{name}</Panel>
  return (
    <Panel title={assign.title} fold={name}>
      <ActForm intent="assign" className="grid gap-3">
        <AssigneeField team={others} />
        <SubmitButton variant="secondary">{assign.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function AssigneeField({ team }: { team: readonly Assignee[] }) {
  const { assign } = useWords(triageWords)
  return (
    <ActField act="assign" name="assigneeId" label={assign.field}>
      <Select
        defaultValue={useTyped('assigneeId')}
        options={team.map(({ id, username }) => ({ value: id, label: username }))}
      />
    </ActField>
  )
}
