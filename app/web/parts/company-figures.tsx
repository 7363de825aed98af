import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import type { ProgramFigures } from '#domain/program/program-figures.server.ts'
import type { OpenReports } from '#domain/report/open-reports.server.ts'
import type { Balance } from '#domain/reward/balance.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from './locale.tsx'

type Props = {
  open: OpenReports
  /** Promises of the company that are past their due moment. */
  overdue: number
  figures: ProgramFigures
  balance: Balance | null
  /** Whether the reader may open the list of reports. */
  reading: boolean
}

/** A company in numbers; the balance only for its owner. */
export function CompanyFigures({ open, overdue, figures, balance, reading }: Props) {
  const { title, company: words } = useWords(homeWords)
  const path = usePath()
  const { critical, high } = open
  return (
    <StatRow label={title}>
      <StatTile
        label={words.live}
        value={figures.live}
        hint={words.liveHint(figures)}
        to={path('/company/programs')}
      />
      <StatTile
        label={words.open}
        value={open.all}
        hint={words.severe({ critical, high })}
        to={reading ? path('/company/reports') : undefined}
      />
      <StatTile label={words.late} value={overdue} hint={overdue > 0 ? words.lateHint : words.onTime} />
      {balance ? (
        <StatTile
          label={words.balance}
          value={
            <span
              className={balance.balance < balance.minimumBalance ? 'text-bata-text' : 'text-samudra-text'}
            >
              {formatRupiah(balance.balance)}
            </span>
          }
          hint={words.balanceHint({
            reserved: formatRupiah(balance.reserved),
            minimum: formatRupiah(balance.minimumBalance),
          })}
          to={path('/company/license')}
        />
      ) : (
        <StatTile label={words.waits} value={open.turns.company} hint={words.waitsHint} />
      )}
    </StatRow>
  )
}

/** Explains a low balance and how to raise it. */
export function LowBalance({ balance: { balance, minimumBalance } }: { balance: Balance }) {
  const words = useWords(homeWords).company
  const path = usePath()
  if (balance >= minimumBalance) return null
  const action = (
    <Button to={path('/company/license')} size="sm">
      {words.topUp}
    </Button>
  )
  return (
    <Notice tone="warning" title={words.lowTitle} action={action}>
      {words.lowText({ minimum: formatRupiah(minimumBalance) })}
    </Notice>
  )
}
