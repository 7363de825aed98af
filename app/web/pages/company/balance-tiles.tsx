import { Notice } from '@cakrawala/ui/notice'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Balance } from '#domain/reward/balance.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The balance: blue, or red with its warning while it is below the minimum. */
export function BalanceTiles({ balance: { balance, reserved, minimumBalance } }: { balance: Balance }) {
  const words = useWords(moneyWords)
  const low = balance < minimumBalance
  const warning = words.lowText({ minimum: formatRupiah(minimumBalance) })
  return (
    <div className="grid gap-4">
      <StatRow label={words.balance}>
        <StatTile
          label={words.balance}
          value={
            <span
              className={`inline-flex items-center gap-2 tabular-nums ${low ? 'text-bata-text' : 'text-samudra-text'}`}
              title={low ? warning : undefined}
            >
              {formatRupiah(balance)}
              {low && <TriangleAlert aria-hidden className="size-5" />}
            </span>
          }
          hint={words.balanceHint}
        />
        <StatTile
          label={words.reserved}
          value={<span className="tabular-nums">{formatRupiah(reserved)}</span>}
          hint={words.reservedHint}
        />
        <StatTile
          label={words.minimum}
          value={<span className="tabular-nums">{formatRupiah(minimumBalance)}</span>}
          hint={words.minimumHint}
        />
      </StatRow>
      {low && (
        <Notice tone="warning" title={words.lowTitle}>
          {warning}
        </Notice>
      )}
    </div>
  )
}
