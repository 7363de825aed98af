import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'

/** What was asked for, and what came where that is another amount. */
export function Amounts({ amount, received }: { amount: bigint; received: bigint | null }) {
  const { cameIn } = useWords(moneyWords)
  if (received === null || received === amount) return formatRupiah(amount)
  return (
    <span className="grid justify-items-end gap-1">
      {formatRupiah(amount)}
      <span className="text-xs text-ink-soft">{cameIn({ amount: formatRupiah(received) })}</span>
    </span>
  )
}
