import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { readingNews } from '#domain/notification/report-news.server.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { publicationSeenBy } from '#domain/publication/publication-queries.server.ts'
import { policyTargets } from '#domain/report/report-programs.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import type { ReportForReporter } from '#domain/report/report-view.ts'
import { sealedSeenBy } from '#domain/report/sealed/sealed-queries.server.ts'
import { goodsSeenBy } from '#domain/reward/goods/goods-queries.server.ts'
import { rewardSeenBy } from '#domain/reward/reward-queries.server.ts'
import { myReportsWords } from '#i18n/my-reports.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load, type Visit } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PublicationPanel } from '#web/parts/publication/publication-panel.tsx'
import { previewAgain, publicationWriting } from '#web/parts/publication/publication-writing.server.ts'
import { PublicationWriting } from '#web/parts/publication/publication-writing.tsx'
import { ReportAnchors } from '#web/parts/report/report-anchors.tsx'
import { ReportBody, ReportFacts } from '#web/parts/report/report-body.tsx'
import { ReportClocks } from '#web/parts/report/report-clocks.tsx'
import { ReportComments } from '#web/parts/report/report-comments.tsx'
import { ReportDownload, ReportFiles } from '#web/parts/report/report-files.tsx'
import { ReportFollow } from '#web/parts/report/report-follow.tsx'
import { ReportHeader } from '#web/parts/report/report-header.tsx'
import { withReportPictures } from '#web/parts/report/report-pictures.tsx'
import { ReportSummary, WriteSummary } from '#web/parts/report/report-summary.tsx'
import { ReportTimeline } from '#web/parts/report/report-timeline.tsx'
import { SealedOriginals } from '#web/parts/report/sealed-originals.tsx'
import { SeverityLedger } from '#web/parts/report/severity-ledger.tsx'
import { GoodsPanel } from '#web/parts/reward/goods-panel.tsx'
import { RewardPanel } from '#web/parts/reward/reward-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { reportActOf } from './report-acts.server.ts'
import { ReportFormErrors, ReportFormFields } from './report-form-fields.tsx'
import { ReportAttach, ReportOwnActs } from './report-own-acts.tsx'
import { ReportProgress } from './report-progress.tsx'
import { ReportTurn } from './report-turn.tsx'

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle<typeof myReportsWords.id, ReportPage>(myReportsWords, (words, page) =>
  page ? [page.report.code, page.report.title].filter(Boolean).join(' ') || words.untitled : words.title,
)

export const loader = load((visit) => readingNews(visit.actor, () => pageOf(visit)))

async function pageOf(visit: Visit) {
  const report = await ownReport(visit)
  const editing = report.mayEdit && report.stage !== 'draft' && visit.url.searchParams.has('edit')
  const [targets, publication, reward, goods, sealed, program] = await Promise.all([
    editing ? policyTargets(report.program.id, report.policyVersion.pinned) : [],
    publicationSeenBy(visit.actor, report.id),
    rewardSeenBy(visit.actor, report.id),
    goodsSeenBy(visit.actor, report.id),
    sealedSeenBy(visit.actor, report.id),
    programSeenBy(visit.actor, report.program.id),
  ])
  const writing = await publicationWriting(visit, publication)
  return {
    report,
    editing,
    targets,
    publication,
    writing,
    reward,
    goods,
    sealed,
    programKnown: program !== null,
  }
}

const kept = newest(async (visit) => {
  const { revision, updatedAt } = await ownReport(visit)
  return { newest: revision, at: updatedAt }
})

export const action = actWithFiles(async (visit, form) => {
  const { actor, go } = visit
  refuseUnless(isBughunter(actor), 'forbidden')
  const { id, hash } = await ownReport(visit)
  if (form.has('preview')) return previewAgain(form)
  const { run, done } = reportActOf(form)
  const answer = await run(actor, id, form)
  if (isAgain(answer)) return answer
  return go(`/bughunter/hacktivity/${hash}/${id}?done=${done}`)
}, kept)

async function ownReport({ actor, params }: Visit): Promise<ReportForReporter> {
  const report = found(await reportSeenBy(actor, params.hash, params.id))
  return report.audience === 'reporter' ? report : refuse('not_found')
}

type ReportPage = Awaited<ReturnType<typeof loader>>

export default withReportPictures(ReportDetail)

function ReportDetail() {
  const page = useLoaderData<typeof loader>()
  const { report, editing, targets, follow, writing, publication } = page
  const words = useWords(myReportsWords)
  const path = usePath()
  const trail = [{ to: path('/bughunter/hacktivity'), label: words.title }, { label: report.code ?? '' }]
  return (
    <div className="grid gap-4">
      <ReportHeader
        report={report}
        trail={trail}
        trailLabel={words.trail}
        actions={
          !editing && (
            <>
              {report.stage !== 'draft' && <ReportFollow follow={follow} />}
              <ReportDownload report={report} list="/bughunter/hacktivity" />
              <ReportOwnActs report={report} />
            </>
          )
        }
      />
      {!editing && !writing && <ReportProgress report={report} />}
      {!editing && !writing && <ReportAnchors report={report} />}
      {writing ? (
        <PublicationWriting {...{ report, publication, writing }} />
      ) : editing ? (
        <ReportEditForm report={report} targets={targets} />
      ) : (
        <Reading {...page} />
      )}
    </div>
  )
}

function Reading({ report, publication, reward, goods, sealed, programKnown }: ReportPage) {
  const { timeline } = useWords(reportReadingWords)
  const companyName = report.program.companyName
  const asked = publication.moves.includes('agree')
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-4">
        <PolicyNotice {...report.policyVersion} />
        <ReportTurn report={report} reward={reward} />
        {asked && <PublicationPanel publication={publication} report={report} />}
        <ReportBody report={report}>
          <ReportSummary report={report} />
          <ReportFiles files={report.files} area="/bughunter" removable={report.mayEdit} />
        </ReportBody>
        <Panel title={timeline.title} id="timeline">
          <ReportTimeline entries={report.timeline} reader="reporter" companyName={companyName} />
        </Panel>
        {/* The key empties the form once its comment is above. */}
        <ReportComments key={report.timeline.length} audiences={report.audiences} />
      </div>
      <aside className="grid min-w-0 gap-4 lg:sticky lg:top-26">
        <OwnReward report={report} reward={reward} />
        <GoodsPanel goods={goods} />
        <ReportFacts
          report={report}
          program={programKnown ? `/bughunter/programs/detail/${report.program.id}` : undefined}
        />
        <ReportClocks report={report} list="/bughunter/hacktivity" />
        <SeverityLedger ratings={report.ratings} companyName={companyName} />
        {!asked && <PublicationPanel publication={publication} report={report} />}
        <SealedOriginals sealed={sealed} companyName={companyName} />
        <WriteSummary report={report} />
        {report.mayAttach && <ReportAttach reportId={report.id} />}
      </aside>
    </div>
  )
}

/** What the report earned; money that waits leads to the page where it is asked for. */
function OwnReward({ report, reward }: Pick<ReportPage, 'report' | 'reward'>) {
  const { own } = useWords(ownPayoutWords)
  const path = usePath()
  if (report.validAt === null && reward.points === 0) return null
  const ask = (
    <Button to={path('/bughunter/profile/reward/payout')} size="sm">
      {own.ask}
    </Button>
  )
  return <RewardPanel reward={reward} actions={reward.state === 'payable' && ask} />
}

function PolicyNotice({ pinned, current }: { pinned: number; current: number }) {
  const words = useWords(myReportsWords)
  return pinned === current ? null : <Notice>{words.policyNewer({ pinned, current })}</Notice>
}

/** The form for correcting a report no one has taken up yet. */
function ReportEditForm({ report, targets }: { report: ReportForReporter; targets: readonly string[] }) {
  const words = useWords(reportFormWords)
  const page = usePath()(`/bughunter/hacktivity/${report.hash}/${report.id}`)
  return (
    <ActForm intent="edit" listsErrors className="grid gap-8">
      <ReportFormErrors />
      <SeenVersion name="revision" version={report.revision} kept={page} />
      <ReportFormFields hunter={report.reporter.username} targets={targets} kept={report} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words.saveEdit}</SubmitButton>
        <ButtonLink to={page}>{words.cancel}</ButtonLink>
      </div>
    </ActForm>
  )
}
