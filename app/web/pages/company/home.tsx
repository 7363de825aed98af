import { BarChart } from '@cakrawala/ui/bar-chart'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { ownContractObstacle } from '#domain/company/contract/contract-queries.server.ts'
import { reportRightsOf } from '#domain/company/report-rights.server.ts'
import { programFiguresFor } from '#domain/program/program-figures.server.ts'
import { mayCreate } from '#domain/program/program-policy.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { programsEndingSeenBy } from '#domain/program/programs-ending.server.ts'
import { answerTimesSeenBy } from '#domain/report/clock/answer-times.server.ts'
import { companyPromises } from '#domain/report/clock/promises.ts'
import { runningClocksSeenBy } from '#domain/report/clock/running-clocks.server.ts'
import { severityMonthsSeenBy } from '#domain/report/figures/report-weeks.server.ts'
import { openReportsFor } from '#domain/report/open-reports.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import { type OpenStage, openStages } from '#domain/report/report-state.ts'
import { balanceSeenBy, spendingSeenBy } from '#domain/reward/balance.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { homeWords } from '#i18n/homes.ts'
import { reportWords } from '#i18n/report.ts'
import { isCompany } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { HomeEnding, HomeSeverity, HomeSpending, HomeTimes } from '#web/pages/company/home/home-panels.tsx'
import { CompanyFigures, LowBalance } from '#web/parts/company-figures.tsx'
import { ContractNotice } from '#web/parts/contract/contract-notice.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { OwnProgramList } from '#web/parts/program/program-lists.tsx'
import { homeTitle } from '#web/parts/reading/home-title.ts'
import { ReportBriefTable } from '#web/parts/report/report-brief-table.tsx'
import { RunningClockList } from '#web/parts/report/running-clock-list.tsx'
import { TurnChart } from '#web/parts/report/waiting-on.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'

export const meta = homeTitle('company')
/** Only the page visitors see here is for everyone. */
export const handle = publicPage({ listed: (data) => data === null })

/** Visitors come here too: their page is drawn by the layout guard. */
export const loader = load(async ({ actor }) => {
  if (!isCompany(actor)) return null
  const [
    open,
    inbox,
    figures,
    programs,
    balance,
    spending,
    rights,
    clocks,
    times,
    severity,
    ending,
    contract,
  ] = await Promise.all([
    openReportsFor(actor),
    listReports(actor, { waiting: 'company', sort: 'due' }, { size: 6 }),
    programFiguresFor(actor),
    programsFrom(actor, { place: 'own', sort: 'newest' }, { size: 5 }),
    balanceSeenBy(actor),
    spendingSeenBy(actor, 6),
    reportRightsOf(actor),
    runningClocksSeenBy(actor, { most: 5, kinds: companyPromises, atRisk: true }),
    answerTimesSeenBy(actor),
    severityMonthsSeenBy(actor, 6),
    programsEndingSeenBy(actor, 30),
    ownContractObstacle(actor),
  ])
  const { username, companyId, suspended } = actor
  return {
    ...{ username, suspended, open, figures, balance, spending, clocks, times, severity, ending },
    contract,
    ...{ inbox: inbox.rows, programs: programs.rows },
    mayCreate: mayCreate(actor, companyId),
    ...{ deciding: rights.decides, reading: rights.reads },
  }
})

export default function CompanyHome() {
  const home = useLoaderData<typeof loader>()
  const words = useWords(homeWords)
  if (!home) return null
  const { open, figures, balance } = home
  const own = words.company
  const turn = home.suspended ? own.held : home.deciding ? own.mine : own.admins
  return (
    <>
      <PageHeader
        title={words.hello({ name: home.username })}
        waiting={open.waitingOnMe > 0 ? turn.waiting({ count: open.waitingOnMe }) : own.calm}
      />
      <ContractNotice obstacle={home.contract} />
      {balance && !home.suspended && <LowBalance balance={balance} />}
      <CompanyFigures {...{ open, figures, balance }} overdue={home.clocks.overdue} reading={home.reading} />
      {figures.all === 0 ? (
        <FirstProgram may={home.mayCreate} />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
          <div className="grid min-w-0 content-start gap-6">
            <Inbox
              reports={home.inbox}
              title={turn.inbox}
              opened={figures.all > figures.draft + figures.review + figures.rejected}
            />
            <HomeTimes times={home.times} />
            <HomeSeverity months={home.severity} />
            {home.spending && balance && <HomeSpending spending={home.spending} balance={balance} />}
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <TurnChart title={own.turnsTitle} turns={open.turns} own="company" />
            <StageChart stages={open.stages} />
            <ClocksAtRisk clocks={home.clocks} />
            <HomeEnding programs={home.ending} />
            <OwnProgramList programs={home.programs} />
          </div>
        </div>
      )}
    </>
  )
}

type Home = NonNullable<Awaited<ReturnType<typeof loader>>>

function ClocksAtRisk({ clocks }: { clocks: Home['clocks'] }) {
  const { clocks: words } = useWords(dashboardWords)
  return (
    <RunningClockList
      title={words.risk}
      subtitle={words.atRisk(clocks)}
      clocks={clocks.rows}
      calm={words.calm}
      place="/company/reports/detail"
    />
  )
}

type InboxProps = {
  reports: Home['inbox']
  title: string
  /** Whether any program was ever open to reports. */
  opened: boolean
}

function Inbox({ reports, title, opened }: InboxProps) {
  const words = useWords(homeWords).company
  const path = usePath()
  if (reports.length > 0) {
    return (
      <Panel title={title} flush>
        <ReportBriefTable reports={reports} place="/company/reports/detail" part="company" />
      </Panel>
    )
  }
  return (
    <Panel title={title}>
      {opened ? (
        <EmptyState title={words.inboxEmptyTitle}>{words.inboxEmpty}</EmptyState>
      ) : (
        <EmptyState
          title={words.notOpenTitle}
          action={<Button to={path('/company/programs')}>{words.notOpenAction}</Button>}
        >
          {words.notOpen}
        </EmptyState>
      )}
    </Panel>
  )
}

function FirstProgram({ may }: { may: boolean }) {
  const words = useWords(homeWords).company
  const path = usePath()
  const action = may && (
    <Button to={path('/company/programs/create')} variant="accent">
      {words.firstAction}
    </Button>
  )
  return (
    <Panel>
      <EmptyState title={may ? words.firstTitle : words.nothingTitle} action={action}>
        {may ? words.firstText : words.nothingText}
      </EmptyState>
    </Panel>
  )
}

/** Open reports by how far they have come. Nothing without open reports. */
function StageChart({ stages }: { stages: Record<OpenStage, number> }) {
  const { title } = useWords(dashboardWords).stages
  const { stages: names } = useWords(reportWords)
  if (openStages.every((stage) => stages[stage] === 0)) return null
  const bars = openStages.map((key) => ({
    key,
    label: names[key],
    value: stages[key],
    valueText: String(stages[key]),
  }))
  return (
    <Panel title={title}>
      <BarChart label={title} bars={bars} />
    </Panel>
  )
}
