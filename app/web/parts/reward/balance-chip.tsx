import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wallet from 'lucide-react/icons/wallet'
import { frameWords } from '#i18n/frame.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'

/** The owner's available balance: blue, or red with a warning while it is below the minimum (specification §4). */
export function BalanceChip({ balance, minimumBalance }: { balance: bigint; minimumBalance: bigint }) {
  const { name, detail, low } = useWords(frameWords).balance
  const isLow = balance < minimumBalance
  const title = isLow
    ? low({ minimum: formatRupiah(minimumBalance) })
    : detail({ available: formatRupiah(balance) })
  const tone = isLow ? 'bg-bata-tint text-bata-text' : 'bg-samudra-tint text-samudra-text'
  return (
    <span
      className={`inline-flex min-h-9 items-center gap-2 rounded px-3 text-sm font-semibold tabular-nums max-sm:px-2 ${tone}`}
      title={title}
    >
      {isLow ? (
        <TriangleAlert aria-hidden size={16} className="max-sm:hidden" />
      ) : (
        <Wallet aria-hidden size={16} className="max-sm:hidden" />
      )}
      <span className="sr-only">{name}: </span>
      {formatRupiah(balance)}
      {isLow && <span className="sr-only">{title}</span>}
    </span>
  )
}
