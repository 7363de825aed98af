import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import type { OwnMoney } from '#domain/reward/own-money.server.ts'
import { dashboardWords } from '#i18n/dashboards.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** The state of one's rewards, from promised to paid. Nothing before the first. */
export function HomeMoney({ money }: { money: OwnMoney }) {
  const words = useWords(dashboardWords).money
  const path = usePath()
  const { guaranteed, offered, owed, inPayout, paid } = money
  if (guaranteed === 0 && offered + owed + inPayout + paid === 0n) return null
  const lines = [
    {
      key: 'guaranteed',
      term: words.guaranteed,
      value: words.guaranteedCount({ count: money.guaranteed }),
      note: null,
    },
    ...(offered > 0n
      ? [{ key: 'offered', term: words.offered, value: formatRupiah(offered), note: null }]
      : []),
    { key: 'owed', term: words.owed, value: formatRupiah(money.owed), note: null },
    { key: 'inPayout', term: words.inPayout, value: formatRupiah(money.inPayout), note: null },
    {
      key: 'paid',
      term: words.paid,
      value: formatRupiah(money.paid),
      note: money.tax > 0n ? words.tax({ amount: formatRupiah(money.tax) }) : null,
    },
  ]
  const action = (
    <Button to={path('/bughunter/profile/reward')} variant="quiet" size="sm">
      {words.action}
    </Button>
  )
  return (
    <Panel title={words.title} actions={action} flush>
      <dl className="divide-y divide-line">
        {lines.map(({ key, term, value, note }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="num ml-auto text-right font-medium">
              {value}
              {note && <span className="block text-xs font-normal text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
