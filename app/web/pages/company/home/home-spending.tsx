import { BarChart } from '@cakrawala/ui/bar-chart'
import { Panel } from '@cakrawala/ui/panel'
import type { Balance, SpendingMonth } from '#domain/reward/balance.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { numberText } from '#i18n/figures.ts'
import { monthText, shortMonthText } from '#i18n/moment.ts'
import { formatRupiah, sum } from '#kernel/money.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** What left the company each month, beside what it has; for its owner only. */
export function HomeSpending({
  spending,
  balance,
}: {
  spending: readonly SpendingMonth[]
  balance: Balance
}) {
  const { spending: words, span } = useWords(dashboardWords)
  const locale = useLocale()
  const total = sum(spending.map(({ spent }) => spent))
  const bars = spending.map(({ month, spent }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: Number(spent),
    valueText: formatRupiah(spent),
  }))
  const [from, to] = [spending[0]!, spending.at(-1)!].map(({ month }) => monthText(month, locale)) as [
    string,
    string,
  ]
  return (
    <Panel title={words.title} subtitle={span({ from, to })}>
      <div className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4">
          <Figure term={words.balance} amount={balance.balance} />
          <Figure term={words.reserved} amount={balance.reserved} />
        </dl>
        {total > 0n && (
          <figure className="grid gap-2">
            <figcaption className="text-xs font-medium text-ink-soft">
              {words.columns}: {words.total({ amount: formatRupiah(total), months: spending.length })}
            </figcaption>
            <BarChart label={words.columns} bars={bars} />
          </figure>
        )}
        <p className="text-xs text-ink-soft">{useReach(total, spending.length, balance.balance)}</p>
      </div>
    </Panel>
  )
}

function Figure({ term, amount }: { term: string; amount: bigint }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="text-base font-semibold tabular-nums">{formatRupiah(amount)}</dd>
    </div>
  )
}

/** How long the balance lasts when the coming months cost what the past ones did. */
function useReach(total: bigint, months: number, balance: bigint): string {
  const { spending: words } = useWords(dashboardWords)
  const locale = useLocale()
  if (total <= 0n) return words.reachNone
  const left = Number((balance * BigInt(months) * 10n) / total) / 10
  return left > 12 ? words.reachLong : words.reach({ months: numberText(left, locale, 1) })
}
