import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { type GridRow, type ProgramPolicy, retestRewardOf, rewardedBandsOf } from '#domain/program/program.ts'
import type { ProgramView } from '#domain/program/program-view.ts'
import { programWords } from '#i18n/program.ts'
import { programTargetWords } from '#i18n/program-versions.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

type Row = {
  band: ReturnType<typeof rewardedBandsOf>[number]
  money: GridRow | undefined
  other: string | undefined
}

const none = '–'

/** Everything a reader must know before testing: description, reward, scope, out of scope, publication rules. */
export function ProgramBody({ program }: { program: ProgramView }) {
  const words = useWords(programWords)
  const { policy } = program
  return (
    <>
      <Panel title={words.description}>
        <UserText sanitizedHtml={program.descriptionHtml} />
      </Panel>
      <Panel title={words.reward} subtitle={words.rewardHint} flush>
        <RewardTable policy={policy} />
        <RetestReward policy={policy} />
      </Panel>
      <Panel title={words.scope} flush>
        <ScopeTable policy={policy} paused={program.pausedTargets} />
      </Panel>
      <Panel title={words.outOfScope}>
        <OutOfScope policy={policy} />
      </Panel>
      <Panel title={words.publicationRules}>
        <p className="max-w-prose whitespace-pre-line">{policy.publicationRules}</p>
      </Panel>
    </>
  )
}

function RetestReward({ policy }: { policy: ProgramPolicy }) {
  const words = useWords(programWords)
  const amount = retestRewardOf(policy)
  if (amount === 0n) return null
  return (
    <p className="border-t border-line px-4 py-3 text-ink-soft">
      {words.retestPaid({ amount: formatRupiah(amount) })}
    </p>
  )
}

function ScopeTable({ policy, paused }: { policy: ProgramPolicy; paused: readonly string[] }) {
  const words = useWords(programWords)
  const { pausedBadge } = useWords(programTargetWords)
  return (
    <Table
      caption={words.scope}
      rows={policy.scope.map((item, index) => ({ ...item, key: String(index) }))}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'target',
          header: words.target,
          main: true,
          cell: ({ target }) => (
            <span className="grid justify-items-start gap-1">
              <span className="break-all font-mono [font-variant-ligatures:none]">{target}</span>
              {paused.includes(target) && <Badge tone="danger">{pausedBadge}</Badge>}
            </span>
          ),
        },
        { key: 'type', header: words.applicationType, cell: ({ type }) => words.scopeTypes[type] },
        {
          key: 'note',
          header: words.note,
          cell: ({ note }) => <span className="wrap-anywhere">{note || '–'}</span>,
        },
      ]}
    />
  )
}

function OutOfScope({ policy }: { policy: ProgramPolicy }) {
  const words = useWords(programWords)
  return (
    <div className="grid max-w-prose gap-3">
      {policy.outOfScope.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {policy.outOfScope.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft">{words.outOfScopeRest}</p>
    </div>
  )
}

/** What each risk level earns, worst first. */
function RewardTable({ policy }: { policy: ProgramPolicy }) {
  const words = useWords(programWords)
  const rows = rewardedBandsOf(policy)
    .reverse()
    .map((band): Row => ({ band, money: policy.grid?.[band], other: policy.otherRewards?.[band] }))
  return <Table caption={words.reward} rows={rows} rowKey={({ band }) => band} columns={useColumns(policy)} />
}

function useColumns({ grid, otherRewards }: ProgramPolicy): Column<Row>[] {
  const words = useWords(programWords)
  const band: Column<Row> = {
    key: 'band',
    header: words.band,
    main: true,
    cell: (row) => <Badge tone={`severity-${row.band}`}>{words.bands[row.band]}</Badge>,
  }
  const money: Column<Row> = {
    key: 'money',
    header: words.money,
    numeric: true,
    cell: (row) => (row.money ? rangeOf(row.money) : none),
  }
  const other: Column<Row> = { key: 'other', header: words.otherReward, cell: (row) => row.other ?? none }
  const points: Column<Row> = { key: 'points', header: words.reward, cell: () => words.points }
  if (!grid && !otherRewards) return [band, points]
  return [band, ...(grid ? [money] : []), ...(otherRewards ? [other] : [])]
}

function rangeOf({ least, most }: GridRow): string {
  const from = formatRupiah(BigInt(least))
  return least === most ? from : `${from} – ${formatRupiah(BigInt(most))}`
}
