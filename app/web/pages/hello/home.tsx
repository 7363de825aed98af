import { Button } from '@cakrawala/ui/button'
import { ColumnChart } from '@cakrawala/ui/column-chart'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { identityQueueFigures } from '#domain/account/identity/verification-figures.server.ts'
import { recoveryFigures } from '#domain/account/recovery/recovery-reviews.server.ts'
import { npwpFigures } from '#domain/company/npwp-queries.server.ts'
import { incidentFigures } from '#domain/incident/incident-lists.server.ts'
import { inquiryFigures } from '#domain/inquiry/inquiry-queries.server.ts'
import { desks } from '#domain/operations/work-queue.ts'
import { workWaitingAt } from '#domain/operations/work-queue-queries.server.ts'
import { programReviewFigures } from '#domain/program/program-queries.server.ts'
import { publicationFigures } from '#domain/publication/publication-figures.server.ts'
import { appealFigures } from '#domain/report/appeal/appeals-for-team.server.ts'
import { keptPromisesSeenBy } from '#domain/report/clock/kept-promises.server.ts'
import { runningClocksSeenBy } from '#domain/report/clock/running-clocks.server.ts'
import { type ReportWeek, reportWeeksSeenBy } from '#domain/report/figures/report-weeks.server.ts'
import { openReportsFor } from '#domain/report/open-reports.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { payoutAccountFigures } from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutFigures } from '#domain/reward/payout/payouts-for-team.server.ts'
import { topUpFigures } from '#domain/reward/top-up/top-up-queries.server.ts'
import { dashboardWords, numberText } from '#i18n/dashboards.ts'
import { homeWords } from '#i18n/homes.ts'
import { shortDayText } from '#i18n/moment.ts'
import { workWords } from '#i18n/work-queue.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { QueueTiles } from '#web/pages/hello/queue/queue-tiles.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { homeTitle } from '#web/parts/reading/home-title.ts'
import { ReportBriefTable } from '#web/parts/report/report-brief-table.tsx'
import { RunningClockList } from '#web/parts/report/running-clock-list.tsx'
import { TurnChart } from '#web/parts/report/waiting-on.tsx'
import { HomePromises } from './home-promises.tsx'

export const meta = homeTitle('hello')

/** Visitors come here too: their page is drawn by the layout guard. */
export const loader = load(async ({ actor }) => {
  if (!isOperator(actor)) return null
  const { username } = actor
  const [open, queue, clocks, weeks, kept, waiting, tiles] = await Promise.all([
    openReportsFor(actor),
    listReports(actor, { waiting: 'operator', sort: 'due' }, { size: 8 }),
    runningClocksSeenBy(actor, { most: 7 }),
    reportWeeksSeenBy(actor, 8),
    keptPromisesSeenBy(actor, 8),
    workWaitingAt(actor, desks),
    desksOf(actor),
  ])
  return { username, open, queue: queue.rows, clocks, weeks, kept, waiting, desks: tiles }
})

/** What waits on each work queue besides the reports, and since when. */
async function desksOf(actor: Actor) {
  const [programs, identities, appeals, recoveries, npwps, inquiries, incidents] = await Promise.all([
    programReviewFigures(actor),
    identityQueueFigures(actor),
    appealFigures(actor),
    recoveryFigures(actor),
    npwpFigures(actor),
    inquiryFigures(actor),
    incidentFigures(actor),
  ])
  const [topUps, payouts, accounts, { articles, tellings }] = await Promise.all([
    topUpFigures(actor),
    payoutFigures(actor),
    payoutAccountFigures(actor),
    publicationFigures(actor),
  ])
  const money = { topUps, payouts, accounts }
  return {
    programs,
    identities,
    appeals,
    recoveries,
    npwps,
    inquiries,
    incidents,
    ...money,
    articles,
    tellings,
  }
}

export default function HelloHome() {
  const home = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  const { clocks } = useWords(dashboardWords)
  const { title } = useWords(workWords)
  const path = usePath()
  if (!home) return null
  const count = home.waiting
  return (
    <>
      <PageHeader
        title={words.hello({ name: home.username })}
        waiting={count > 0 ? words.team.waiting({ count }) : words.team.calm}
        actions={
          <Button to={path('/hello/queue')} variant="primary">
            {title}
          </Button>
        }
      />
      <QueueTiles {...home} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 content-start gap-6">
          <Queue reports={home.queue} />
          <HomeWeeks weeks={home.weeks} />
          <HomePromises kept={home.kept} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <RunningClockList
            title={clocks.title}
            subtitle={clocks.all(home.clocks)}
            clocks={home.clocks.rows}
            calm={clocks.none}
            place="/hello/reports/detail"
          />
          <TurnChart title={words.team.turnsTitle} turns={home.open.turns} own="operator" />
        </div>
      </div>
    </>
  )
}

export type Home = NonNullable<Awaited<ReturnType<typeof loader>>>

function Queue({ reports }: { reports: Home['queue'] }) {
  const words = useWords(homeWords).team
  const path = usePath()
  if (reports.length === 0) {
    return (
      <Panel title={words.queueTitle}>
        <EmptyState title={words.queueEmptyTitle}>{words.queueEmpty}</EmptyState>
      </Panel>
    )
  }
  const all = (
    <Button to={path('/hello/reports')} variant="quiet" size="sm">
      {words.queueAll}
    </Button>
  )
  return (
    <Panel title={words.queueTitle} actions={all} flush>
      <ReportBriefTable reports={reports} place="/hello/reports/detail" />
    </Panel>
  )
}

/** What came in and what was decided, week by week, on one scale. */
function HomeWeeks({ weeks }: { weeks: readonly ReportWeek[] }) {
  const { weeks: words } = useWords(dashboardWords)
  const locale = useLocale()
  const most = Math.max(1, ...weeks.flatMap(({ received, decided }) => [received, decided]))
  const columns = (of: 'received' | 'decided') =>
    weeks.map((one) => ({
      key: one.week,
      label: shortDayText(one.week, locale),
      value: one[of],
      valueText: numberText(one[of], locale),
      tone: of === 'received' ? ('primary' as const) : ('success' as const),
    }))
  return (
    <Panel title={words.title} subtitle={words.subtitle}>
      <div className="grid gap-6 2xl:grid-cols-2">
        {(['received', 'decided'] as const).map((of) => (
          <figure key={of} className="grid min-w-0 gap-2">
            <figcaption className="text-xs font-medium text-ink-soft">{words[of]}</figcaption>
            <ColumnChart label={words[of]} columns={columns(of)} max={most} />
          </figure>
        ))}
      </div>
    </Panel>
  )
}
