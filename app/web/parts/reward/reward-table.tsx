import { Badge } from '@cakrawala/ui/badge'
import { type Column, Table } from '@cakrawala/ui/table'
import { type GridRow, type ProgramPolicy, rewardedBandsOf } from '#domain/program/program.ts'
import { programWords } from '#i18n/program.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'

type Row = {
  band: ReturnType<typeof rewardedBandsOf>[number]
  money: GridRow | undefined
  other: string | undefined
}

/** What each risk level earns, worst first. */
export function RewardTable({ policy }: { policy: ProgramPolicy }) {
  const words = useWords(programWords)
  const rows = rewardedBandsOf(policy)
    .reverse()
    .map((band): Row => ({ band, money: policy.grid?.[band], other: policy.otherRewards?.[band] }))
  return <Table caption={words.reward} rows={rows} rowKey={({ band }) => band} columns={useColumns(policy)} />
}

const none = '–'

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
