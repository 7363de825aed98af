import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { rewardedBandsOf } from '#domain/program/program.ts'
import type { ProgramLine, ProgramView } from '#domain/program/program-view.ts'
import type { ProgramCounts } from '#domain/report/figures/program-counts.server.ts'
import { programWords } from '#i18n/program.ts'
import { promiseWords } from '#i18n/promises.ts'
import { testAccountWords } from '#i18n/test-accounts.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '#web/parts/locale.tsx'
import { CompanyName } from './company-name.tsx'
import { useManagerNames } from './program-badges.tsx'
import { Day, DaysLeft } from './program-lateness.tsx'

type FactsProps = {
  program: ProgramView
  counts: ProgramCounts
  /** Counts of this moment; others of a private program are fixed for a day. */
  exact?: boolean
  /** Ready path of the program's reports, for those who work on them. */
  reports?: string | undefined
}

/** Who manages it, and what that means. */
function ManagedBy({ program: { managedBy } }: Pick<FactsProps, 'program'>) {
  const { managerMeans } = useWords(programWords)
  return (
    <>
      {useManagerNames()[managedBy]}
      <span className="block text-xs font-normal text-ink-soft">{managerMeans[managedBy]}</span>
    </>
  )
}

/** The facts of a program at a glance. */
export function ProgramFacts({ program, counts, exact = false, reports }: FactsProps) {
  const words = useWords(programWords)
  const accounts = useWords(testAccountWords)
  const daily = program.visibility === 'private' && !exact ? <small> ({words.countsDaily})</small> : null
  return (
    <Panel
      title={words.facts}
      actions={
        reports && (
          <ButtonLink size="sm" to={reports}>
            {words.seeReports}
          </ButtonLink>
        )
      }
    >
      <DescriptionList
        columns={3}
        items={[
          { term: words.company, value: <CompanyName program={program} /> },
          { term: words.kind, value: words.kinds[program.kind] },
          { term: words.managedBy, value: <ManagedBy program={program} /> },
          { term: words.rewardType, value: words.rewardTypes[program.rewardType] },
          { term: words.perVulnerability, value: <PerVulnerability program={program} /> },
          { term: words.riskLevel, value: <Bands program={program} /> },
          { term: words.applicationDomain, value: <Domains program={program} /> },
          { term: words.applicationType, value: <Types program={program} /> },
          { term: words.validUntil, value: <Day day={program.validUntil} /> },
          { term: words.daysLeft, value: <DaysLeft program={program} /> },
          { term: words.incoming, value: <Count count={counts.incoming} note={daily} /> },
          { term: words.valid, value: <Count count={counts.valid} note={daily} /> },
          ...(program.testAccounts
            ? [{ term: accounts.title, value: accounts.offers[program.testAccounts] }]
            : []),
        ]}
      />
    </Panel>
  )
}

function Count({ count, note }: { count: number; note: React.ReactNode }) {
  return (
    <span className="tabular-nums">
      {count}
      {note}
    </span>
  )
}

function Bands({ program }: { program: ProgramView }) {
  const { bands } = useWords(programWords)
  return (
    <span className="flex flex-wrap gap-1">
      {rewardedBandsOf(program.policy).map((band) => (
        <Badge key={band} tone={`severity-${band}`}>
          {bands[band]}
        </Badge>
      ))}
    </span>
  )
}

/** The first targets; all of them are in the scope below. */
function Domains({ program }: { program: ProgramView }) {
  const targets = [...new Set(program.policy.scope.map(({ target }) => target))]
  const rest = targets.length - 3
  return (
    <ul>
      {targets.slice(0, 3).map((target) => (
        <li key={target} className="break-words">
          {target}
        </li>
      ))}
      {rest > 0 && <li className="text-ink-soft">{`+${rest}`}</li>}
    </ul>
  )
}

function Types({ program }: { program: ProgramView }) {
  const { scopeTypes } = useWords(programWords)
  const types = [...new Set(program.policy.scope.map(({ type }) => type))]
  return types.map((type) => scopeTypes[type]).join(', ')
}

type Stopped = Pick<ProgramView, 'open' | 'halted' | 'uncovered' | 'late'>

/** Why a program takes no new reports, for those who would send one; nothing while it takes them. */
export function NoNewReports({ program: { open, halted, uncovered, late } }: { program: Stopped }) {
  const words = useWords(programWords)
  const { lateNotice } = useWords(promiseWords)
  if (!open) return <Notice tone="warning">{halted ? words.haltedNotice : words.closedNotice}</Notice>
  return (
    <>
      {uncovered && <Notice tone="warning">{words.uncoveredNotice}</Notice>}
      {late && <Notice tone="warning">{lateNotice}</Notice>}
    </>
  )
}

type Paid = Pick<ProgramLine, 'rewardLeast' | 'rewardMost' | 'otherRewards'>

/** What one valid vulnerability earns: the span of the reward table, the named items, or points. */
export function PerVulnerability({ program }: { program: Paid }) {
  const words = useWords(programWords)
  const money = moneyOf(program)
  const items = [...new Set(Object.values(program.otherRewards ?? {}))].slice(0, 2).join(', ')
  return (
    <span className="block md:inline-block md:max-w-56 md:whitespace-normal">
      {(money || !items) && (
        <span className="tabular-nums lg:whitespace-nowrap">{money || words.points}</span>
      )}
      {items && (
        <span title={items} className={`line-clamp-2 wrap-anywhere ${money ? 'text-xs text-ink-soft' : ''}`}>
          {items}
        </span>
      )}
    </span>
  )
}

function moneyOf({ rewardLeast, rewardMost }: Paid): string {
  if (rewardLeast === null || rewardMost === null) return ''
  const least = formatRupiah(rewardLeast)
  return rewardLeast === rewardMost ? least : `${least} – ${formatRupiah(rewardMost)}`
}
