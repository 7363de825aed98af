import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { useLoaderData } from 'react-router'
import {
  type VerificationSteps,
  verificationStepsOf,
} from '#domain/account/identity/verification-figures.server.ts'
import { programNewsSeenBy } from '#domain/program/announcement/program-news.server.ts'
import { openInvitationsOf } from '#domain/program/invitation/invitation-queries.server.ts'
import { newestProgramsSeenBy } from '#domain/program/listed-programs.server.ts'
import { reportableProgramsOf } from '#domain/program/program-choices.server.ts'
import { runningClocksSeenBy } from '#domain/report/clock/running-clocks.server.ts'
import { hunterLevelOf } from '#domain/report/points.ts'
import { reportCountsFor } from '#domain/report/report-counts.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { ownMoneySeenBy } from '#domain/reward/own-money.server.ts'
import { pointMonthsSeenBy } from '#domain/reward/point-months.server.ts'
import { pointsOf } from '#domain/reward/points-queries.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { homeWords } from '#i18n/homes.ts'
import { isBughunter } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { HomeMoney, HomeNews, HomePoints, HomeReportable } from '#web/pages/bughunter/home/home-panels.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { OpenInvitations } from '#web/parts/program/open-invitations.tsx'
import { NewProgramList } from '#web/parts/program/program-lists.tsx'
import { homeTitle } from '#web/parts/reading/home-title.ts'
import { ReportBriefTable } from '#web/parts/report/report-brief-table.tsx'
import { RunningClockList } from '#web/parts/report/running-clock-list.tsx'
import { TurnChart } from '#web/parts/report/waiting-on.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { VerificationPath } from '#web/parts/verification-path.tsx'

export const meta = homeTitle('bughunter')
/** Only the page visitors see here is for everyone. */
export const handle = publicPage({ listed: (data) => data === null })

/** Visitors come here too: their page is drawn by the layout guard. */
export const loader = load(async ({ actor }) => {
  if (!isBughunter(actor)) return null
  const [
    { turns, ...counts },
    open,
    points,
    months,
    steps,
    clocks,
    money,
    invitations,
    news,
    reportable,
    programs,
  ] = await Promise.all([
    reportCountsFor(actor),
    listReports(actor, { open: true, sort: 'due' }, { size: 6 }),
    pointsOf(actor.accountId),
    pointMonthsSeenBy(actor, 12),
    verificationStepsOf(actor),
    runningClocksSeenBy(actor, { most: 5 }),
    ownMoneySeenBy(actor),
    openInvitationsOf(actor),
    programNewsSeenBy(actor, 5),
    reportableProgramsOf(actor, 4),
    newestProgramsSeenBy(actor, 4),
  ])
  const { username } = actor
  const rank = months.at(-1)?.rank ?? null
  return {
    ...{ username, counts, turns, points, months, rank, steps, clocks, money },
    ...{ invitations, news, reportable, programs, open: open.rows },
  }
})

export default function BughunterHome() {
  const home = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  if (!home) return null
  const { counts, steps } = home
  const own = words.bughunter
  const unready = steps.submitted && steps.identity === 0 && steps.nda ? own.inReview : own.notReady
  const calm = isReady(steps) ? own.calm : unready
  // Nothing of one's own is beside the reports yet: what there is to begin with replaces it.
  const fresh = home.reportable.length === 0 && counts.status1 + counts.status2 + counts.status3 === 0
  const waiting = counts.waitingOnMe > 0 ? own.waiting({ count: counts.waitingOnMe }) : calm
  return (
    <>
      <PageHeader title={words.hello({ name: home.username })} waiting={waiting} />
      {!isReady(steps) && <VerificationPath steps={steps} />}
      {home.invitations.length > 0 && <OpenInvitations invitations={home.invitations} />}
      <HunterFigures points={home.points} rank={home.rank} counts={counts} />
      <div className="grid items-start gap-6 xl:grid-cols-[7fr_4fr]">
        <div className="grid min-w-0 content-start gap-6">
          <OpenReports reports={home.open} ready={isReady(steps)} />
          <HomePoints months={home.months} />
          {(home.news.length > 0 || !fresh) && (
            <div className="grid items-start gap-6 lg:grid-cols-2 [&>:only-child]:col-span-full">
              <HomeNews news={home.news} />
              {!fresh && <NewProgramList programs={home.programs} />}
            </div>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {fresh && <NewProgramList programs={home.programs} />}
          <HomeReportable programs={home.reportable} />
          <TurnChart title={own.turnsTitle} turns={home.turns} own="reporter" you={own.you} />
          <HunterClocks clocks={home.clocks} />
          <HomeMoney money={home.money} />
        </div>
      </div>
    </>
  )
}

type Home = NonNullable<Awaited<ReturnType<typeof loader>>>

function HunterFigures({ points, rank, counts }: Pick<Home, 'points' | 'rank' | 'counts'>) {
  const words = useWords(homeWords).bughunter
  const path = usePath()
  const { key, next } = hunterLevelOf(points)
  const hint = words.level({ level: words.levels[key], missing: next === null ? null : next - points })
  return (
    <StatRow label={useWords(homeWords).title}>
      <StatTile label={words.points} value={points} hint={hint} />
      <StatTile
        label={words.rank}
        value={rank === null ? words.noRank : `#${rank}`}
        hint={rank === null ? words.noRankHint : words.rankHint}
        to={path('/bughunter/leaderboard')}
      />
      <StatTile
        label={words.open}
        value={counts.status1 + counts.status2}
        hint={[words.closed({ count: counts.status3 }), words.drafts({ count: counts.drafts })].join(' · ')}
        to={path('/bughunter/hacktivity')}
      />
    </StatRow>
  )
}

/** Nothing while no promise runs: the list of reports shows the rest. */
function HunterClocks({ clocks }: { clocks: Home['clocks'] }) {
  const { clocks: words } = useWords(dashboardWords)
  if (clocks.rows.length === 0) return null
  return (
    <RunningClockList
      title={words.title}
      subtitle={words.all(clocks)}
      clocks={clocks.rows}
      calm={words.none}
      place="/bughunter/hacktivity"
    />
  )
}

type OpenProps = { reports: Home['open']; ready: boolean }

function OpenReports({ reports, ready }: OpenProps) {
  const { turns, bughunter: words } = useWords(homeWords)
  const path = usePath()
  if (reports.length > 0) {
    return (
      <Panel title={words.reportsTitle} flush>
        <ReportBriefTable
          reports={reports}
          place="/bughunter/hacktivity"
          turns={{ ...turns, reporter: words.you }}
        />
      </Panel>
    )
  }
  return (
    <Panel title={words.reportsTitle}>
      <EmptyState
        title={words.emptyTitle}
        action={
          <Button to={path('/bughunter/programs')} variant={ready ? 'primary' : 'secondary'}>
            {words.emptyAction}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Panel>
  )
}

function isReady({ identity, nda }: VerificationSteps): boolean {
  return identity === 1 && nda
}
