import { useLoaderData } from 'react-router'
import { identityQueueFigures } from '#domain/account/identity/verification-figures.server.ts'
import { recoveryFigures } from '#domain/account/recovery/recovery-reviews.server.ts'
import { appealFigures } from '#domain/account/standing/appeals-for-team.server.ts'
import { npwpFigures } from '#domain/company/npwp-queries.server.ts'
import { incidentFigures } from '#domain/incident/incident-lists.server.ts'
import { inquiryFigures } from '#domain/inquiry/inquiry-queries.server.ts'
import { programFiguresFor } from '#domain/program/program-figures.server.ts'
import { reportCountsFor } from '#domain/report/report-counts.server.ts'
import { latePromisesSeenBy, reportTurnsFor } from '#domain/report/report-figures.server.ts'
import { reportsSeenBy } from '#domain/report/report-lists.server.ts'
import { topUpQueue } from '#domain/reward/top-up-queries.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { isHello } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { load } from '#web/http/open.ts'
import { homeTitle } from '#web/parts/home-title.ts'
import { LatePromiseList } from '#web/parts/late-promise-list.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ReportBriefTable } from '#web/parts/report-brief-table.tsx'
import { TurnChart } from '#web/parts/turn-chart.tsx'
import { QueueTiles } from './queue-tiles.tsx'

export const meta = homeTitle('hello')

/** Visitors come here too: their page is drawn by the corridor. */
export const loader = load(async ({ actor }) => {
  if (!isHello(actor)) return null
  const [
    counts,
    turns,
    queue,
    late,
    identities,
    programs,
    topUps,
    appeals,
    recoveries,
    npwps,
    inquiries,
    incidents,
  ] = await Promise.all([
    reportCountsFor(actor),
    reportTurnsFor(actor),
    reportsSeenBy(actor, { waiting: 'operator', sort: 'due', pageSize: 8 }),
    latePromisesSeenBy(actor, 6),
    identityQueueFigures(actor),
    programFiguresFor(actor),
    topUpQueue(actor, { decided: false, page: 1 }),
    appealFigures(actor),
    recoveryFigures(actor),
    npwpFigures(actor),
    inquiryFigures(actor),
    incidentFigures(actor),
  ])
  const { username } = actor
  return {
    username,
    counts,
    turns,
    queue: queue.rows,
    late,
    identities,
    programs,
    topUps: topUps.total,
    appeals,
    recoveries,
    npwps,
    inquiries,
    incidents,
    at: now(),
  }
})

export default function HelloHome() {
  const home = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  if (!home) return null
  const queues = [home.identities, home.appeals, home.recoveries, home.npwps, home.inquiries, home.incidents]
  const elsewhere = home.turns.operator + home.programs.review + home.topUps
  const count = queues.reduce((sum, { open }) => sum + open, elsewhere)
  return (
    <>
      <PageHeader
        title={words.hello({ name: home.username })}
        waiting={count > 0 ? words.team.waiting({ count }) : words.team.calm}
      />
      <QueueTiles {...home} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <Queue reports={home.queue} present={home.at} />
        <div className="grid content-start gap-6">
          <LatePromiseList late={home.late} />
          <TurnChart title={words.team.turnsTitle} turns={home.turns} own="operator" />
        </div>
      </div>
    </>
  )
}

export type Home = NonNullable<Awaited<ReturnType<typeof loader>>>

function Queue({ reports, present }: { reports: Home['queue']; present: Date }) {
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
      <ReportBriefTable reports={reports} place="/hello/reports/detail" present={present} />
    </Panel>
  )
}
