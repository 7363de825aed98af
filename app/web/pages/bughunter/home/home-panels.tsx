import { Button } from '@cakrawala/ui/button'
import { ColumnChart } from '@cakrawala/ui/column-chart'
import { LineChart } from '@cakrawala/ui/line-chart'
import { Panel } from '@cakrawala/ui/panel'
import type { ProgramNews } from '#domain/program/announcement/program-news.server.ts'
import type { ReportableProgram } from '#domain/program/program-choices.server.ts'
import type { OwnMoney } from '#domain/reward/own-money.server.ts'
import type { PointMonth } from '#domain/reward/point-months.server.ts'
import { dashboardWords, numberText } from '#i18n/dashboards.ts'
import { dateText, monthText, shortMonthText } from '#i18n/moment.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'

const titleLook =
  'font-semibold wrap-anywhere text-samudra-text hover:underline max-md:-my-3 max-md:inline-block max-md:py-3'

/** Programs a report can be sent to at once: the form is one step away. */
export function HomeReportable({ programs }: { programs: readonly ReportableProgram[] }) {
  const { report: words } = useWords(dashboardWords)
  const path = usePath()
  if (programs.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {programs.map(({ id, title, company }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <span className="grid min-w-0 flex-1 basis-48 gap-0.5">
              <L to={`/bughunter/programs/detail/${id}`} className={titleLook}>
                {title}
              </L>
              <span className="text-xs text-ink-soft">{company}</span>
            </span>
            <Button
              to={path(`/bughunter/programs/submit-report/${id}`)}
              size="sm"
              aria-label={words.named({ program: title })}
            >
              {words.action}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What changed in the programs one takes part in. Nothing without news. */
export function HomeNews({ news }: { news: readonly ProgramNews[] }) {
  const { news: words } = useWords(dashboardWords)
  const locale = useLocale()
  const path = usePath()
  if (news.length === 0) return null
  return (
    <Panel title={words.title} flush>
      <ul className="divide-y divide-line">
        {news.map(({ key, programId, title, kind, version, at, agreeAgain }) => (
          <li key={key} className="grid gap-1 px-4 py-3">
            <L to={`/bughunter/programs/detail/${programId}`} className={titleLook}>
              {title}
            </L>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-ink-soft">
              <span>{words.kinds[kind]({ version })}</span>
              <time dateTime={at.toISOString()}>{dateText(at, locale)}</time>
            </span>
            {agreeAgain && (
              <span>
                <Button to={path(`/bughunter/programs/agreement/${programId}`)} size="sm">
                  {words.agree}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

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
    { key: 'owed', term: words.states.payable, value: formatRupiah(money.owed), note: null },
    { key: 'inPayout', term: words.states.processing, value: formatRupiah(money.inPayout), note: null },
    {
      key: 'paid',
      term: words.states.paid,
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

/** Points and rank of the last months. */
export function HomePoints({ months }: { months: readonly PointMonth[] }) {
  const { points: words, span } = useWords(dashboardWords)
  const locale = useLocale()
  if (months.every(({ points, rank }) => points === 0 && rank === null)) {
    return (
      <Panel title={words.title}>
        <p className="text-ink-soft">{words.none}</p>
      </Panel>
    )
  }
  const [from, to] = [months[0]!, months.at(-1)!].map(({ month }) => monthText(month, locale)) as [
    string,
    string,
  ]
  const columns = months.map(({ month, points }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: points,
    valueText: numberText(points, locale),
    tone: 'highlight' as const,
  }))
  const course = months.map(({ month, rank }) => ({
    key: month,
    label: shortMonthText(month, locale),
    value: rank,
    valueText: rank === null ? words.noRank : `#${rank}`,
  }))
  return (
    <Panel title={words.title} subtitle={span({ from, to })}>
      <div className="grid gap-6 2xl:grid-cols-2">
        <Chart title={words.points}>
          <ColumnChart label={words.points} columns={columns} />
        </Chart>
        <Chart title={words.rank}>
          <LineChart label={words.rank} points={course} better="less" />
        </Chart>
      </div>
    </Panel>
  )
}

function Chart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="text-xs font-medium text-ink-soft">{title}</figcaption>
      {children}
    </figure>
  )
}
