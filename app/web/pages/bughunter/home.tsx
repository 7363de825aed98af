import { useLoaderData } from 'react-router'
import {
  type VerificationSteps,
  verificationStepsOf,
} from '#domain/account/identity/verification-figures.server.ts'
import { programsSeenBy } from '#domain/program/program-queries.server.ts'
import { hunterLevelOf } from '#domain/report/points.ts'
import { reportCountsFor } from '#domain/report/report-counts.server.ts'
import { reportTurnsFor } from '#domain/report/report-figures.server.ts'
import { reportsSeenBy } from '#domain/report/report-lists.server.ts'
import { standingOf } from '#domain/reward/leaderboard.server.ts'
import { pointsOf } from '#domain/reward/points-queries.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { isBughunter } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { StatRow } from '#ui/stat-row.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { load } from '#web/http/open.ts'
import { homeTitle } from '#web/parts/home-title.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { NewProgramList } from '#web/parts/new-program-list.tsx'
import { publicPage } from '#web/parts/public-page.ts'
import { ReportBriefTable } from '#web/parts/report-brief-table.tsx'
import { TurnChart } from '#web/parts/turn-chart.tsx'
import { VerificationPath } from '#web/parts/verification-path.tsx'

export const meta = homeTitle('bughunter')
/** Only the page visitors see here is for everybody. */
export const handle = publicPage({ listed: (data) => data === null })

/** Visitors come here too: their page is drawn by the corridor. */
export const loader = load(async ({ actor }) => {
  if (!isBughunter(actor)) return null
  const [counts, turns, open, points, standing, steps, programs] = await Promise.all([
    reportCountsFor(actor),
    reportTurnsFor(actor),
    reportsSeenBy(actor, { open: true, sort: 'due', pageSize: 6 }),
    pointsOf(actor.accountId),
    standingOf(actor.accountId),
    verificationStepsOf(actor),
    programsSeenBy(actor, { place: 'listed', status: 'open', sort: 'newest', page: 1, size: 4 }),
  ])
  const { username } = actor
  return {
    username,
    counts,
    turns,
    open: open.rows,
    points,
    rank: standing?.rank ?? null,
    steps,
    programs: programs.rows,
    at: now(),
  }
})

export default function BughunterHome() {
  const home = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  if (!home) return null
  const { counts, steps } = home
  const own = words.bughunter
  return (
    <>
      <PageHeader
        title={words.hello({ name: home.username })}
        waiting={counts.waitingOnMe > 0 ? own.waiting({ count: counts.waitingOnMe }) : own.calm}
      />
      {!isReady(steps) && <VerificationPath steps={steps} />}
      <HunterFigures points={home.points} rank={home.rank} counts={counts} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <OpenReports reports={home.open} present={home.at} ready={isReady(steps)} />
        <div className="grid content-start gap-6">
          <TurnChart title={own.turnsTitle} turns={home.turns} own="reporter" you={own.you} />
          <NewProgramList programs={home.programs} />
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

type OpenProps = { reports: Home['open']; present: Date; ready: boolean }

function OpenReports({ reports, present, ready }: OpenProps) {
  const { turns, bughunter: words } = useWords(homeWords)
  const path = usePath()
  if (reports.length > 0) {
    return (
      <Panel title={words.reportsTitle} flush>
        <ReportBriefTable
          reports={reports}
          place="/bughunter/hacktivity"
          present={present}
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
