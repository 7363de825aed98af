import { StructuredData } from '@cakrawala/page-parts/structured-data'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Horizon } from '@cakrawala/ui/horizon'
import { Panel } from '@cakrawala/ui/panel'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { StepList } from '@cakrawala/ui/step-list'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import type { Organization, WebSite } from 'schema-dts'
import { mailboxes } from '#domain/inquiry/inquiry.ts'
import { newestProgramsSeenBy } from '#domain/program/listed-programs.server.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'
import { leaderboard } from '#domain/reward/leaderboard.server.ts'
import { landingWords } from '#i18n/landing.ts'
import { siteWords } from '#i18n/site.ts'
import { load } from '#web/http/open.ts'
import { BoardTop } from '#web/parts/board-top.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { PerVulnerability } from '#web/parts/program/program-facts.tsx'
import { TwoEntries } from '#web/parts/reading/audience-landing.tsx'
import { SampleReport } from '#web/parts/reading/sample-report.tsx'
import { useBrand, useOrigin } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'

/** The first page is named as the product is. */
export const meta = pageTitle(
  landingWords,
  () => '',
  (words) => words.lead,
)

/** The same for everyone: what a visitor may see. */
export const loader = load(async () => {
  const visitor = { kind: 'visitor', address: '' } as const
  const [programs, board] = await Promise.all([
    newestProgramsSeenBy(visitor, 3),
    leaderboard({ period: 'all', page: 1 }),
  ])
  return { programs, board: board.rows.slice(0, 5) }
})

export default function Landing() {
  const { programs, board } = useLoaderData<typeof loader>()
  const words = useWords(landingWords)
  return (
    <>
      <SiteFacts />
      <Sky />
      <section className="bg-surface">
        <div className="page grid items-center gap-12 py-16 md:py-20 xl:grid-cols-[7fr_4fr] xl:gap-16">
          <StepList
            title={words.flow.title}
            text={words.flow.text}
            steps={Object.values(words.flow.steps)}
            upright
          />
          <SampleReport />
        </div>
      </section>
      <div className="page grid gap-16 py-16 md:gap-20 md:py-20">
        <TwoEntries />
        <div className="grid gap-6 xl:grid-cols-2">
          <OpenPrograms programs={programs} />
          <BoardTop rows={board} />
        </div>
        <PromiseList title={words.trust.title} promises={Object.values(words.trust.points)} />
        <End />
      </div>
    </>
  )
}

/** Everything above the line: what this is, and the one way to begin. */
function Sky() {
  const words = useWords(landingWords)
  const path = usePath()
  return (
    <section className="parang overflow-clip">
      <div className="page grid justify-items-center gap-6 pt-14 pb-8 text-center md:pt-24 md:pb-12">
        <p className="text-sm font-semibold text-senja-text">{words.eyebrow}</p>
        <h1 className="text-2xl leading-tight md:text-3xl">{words.title}</h1>
        <p className="max-w-[60ch] text-read text-pretty text-ink-soft">{words.lead}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button to={path('/sign-up')} variant="accent" size="lg">
            {words.start}
          </Button>
          <Button to={path('/programs')} size="lg">
            {words.look}
          </Button>
        </div>
      </div>
      <Horizon size="lg" />
    </section>
  )
}

function End() {
  const { end } = useWords(landingWords)
  const path = usePath()
  return (
    <section className="grid justify-items-center gap-4 pt-4 text-center">
      <h2 className="max-w-2xl text-2xl">{end.title}</h2>
      <p className="text-read text-ink-soft">{end.text}</p>
      <Button to={path('/sign-up')} variant="primary" size="lg">
        {end.action}
      </Button>
    </section>
  )
}

/** Who runs this site and what it is, for machines; on the first page only. */
function SiteFacts() {
  const origin = useOrigin()
  const { name, domain } = useBrand()
  const description = useWords(siteWords).motto
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    email: `${mailboxes.business}@${domain}`,
    address: { '@type': 'PostalAddress', addressLocality: 'Bandung', addressCountry: 'ID' },
  }
  const site: WebSite = {
    '@type': 'WebSite',
    name,
    description,
    url: origin + usePath()('/'),
    inLanguage: ['id', 'en'],
    publisher: { '@id': `${origin}/#organization` },
  }
  return (
    <>
      <StructuredData facts={organization} />
      <StructuredData facts={site} />
    </>
  )
}

/** The newest public programs, on the first page. */
function OpenPrograms({ programs }: { programs: readonly ProgramLine[] }) {
  const words = useWords(landingWords).programs
  const path = usePath()
  const all = (
    <Button to={path('/programs')} variant="quiet" size="sm">
      {words.all}
    </Button>
  )
  return (
    <Panel title={words.title} actions={all} flush>
      <Table
        caption={words.caption}
        rows={programs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
        columns={[
          {
            key: 'program',
            header: words.program,
            main: true,
            cell: ({ id, title, companyName }) => (
              <span className="grid gap-0.5">
                <L to={`/programs/${id}`} className="text-samudra-text hover:underline">
                  {title}
                </L>
                <span className="text-xs font-normal text-ink-soft">{companyName}</span>
              </span>
            ),
          },
          { key: 'reward', header: words.reward, cell: (program) => <PerVulnerability program={program} /> },
          { key: 'days', header: words.days, numeric: true, cell: ({ daysLeft }) => daysLeft },
        ]}
      />
    </Panel>
  )
}
