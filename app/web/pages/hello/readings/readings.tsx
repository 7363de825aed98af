import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { exportReadingsInput, weekInput } from '#domain/privacy/readings/readings.ts'
import {
  exportReadings,
  type OperatorWeek,
  type ReadingLine,
  type ReadingReason,
  readingsOfWeek,
} from '#domain/privacy/readings/readings-of-week.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { dateText } from '#i18n/moment.ts'
import { readingsWords } from '#i18n/readings.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { csvFile, csvForm, csvMoment } from '#web/http/csv/csv.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AuditHeader } from '#web/pages/hello/audit/audit-table.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { LogExport } from '#web/parts/log-export.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

const counted = ['reports', 'ownReports', 'papers', 'exports', 'reasons', 'alarms'] as const

/** One line an operator: how much was read. */
function OperatorTable({ operators }: { operators: readonly OperatorWeek[] }) {
  const { table, empty, emptyText, columns } = useWords(readingsWords)
  const headers = { ...columns, ownReports: columns.own }
  return (
    <Table
      caption={table}
      rows={operators}
      rowKey={({ accountId }) => accountId}
      empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
      columns={[
        { key: 'operator', header: columns.operator, main: true, cell: (one) => <Operator one={one} /> },
        ...counted.map((key) => ({
          key,
          header: headers[key],
          numeric: true,
          cell: (one: OperatorWeek) => String(one[key]),
        })),
      ]}
    />
  )
}

function Operator({ one: { accountId, username } }: { one: OperatorWeek }) {
  return (
    <L to={`/hello/accounts/${accountId}`} className="text-samudra-text underline">
      {username}
    </L>
  )
}

/** Why reports of others were read. */
function ReasonTable({ reasons }: { reasons: readonly ReadingReason[] }) {
  const { reasons: caption, noReasons, noReasonsText, columns } = useWords(readingsWords)
  return (
    <Table
      caption={caption}
      rows={reasons}
      rowKey={({ id }) => id}
      empty={<EmptyState title={noReasons}>{noReasonsText}</EmptyState>}
      columns={[
        { key: 'operator', header: columns.operator, main: true, cell: ({ username }) => username },
        {
          key: 'reason',
          header: columns.reason,
          cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span>,
        },
        {
          key: 'readings',
          header: columns.readings,
          numeric: true,
          cell: ({ readings }) => String(readings),
        },
        { key: 'at', header: columns.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}

const download = csvForm(async ({ actor, locale }, form) => {
  const { monday, lines, more } = await exportReadings(actor, parseForm(exportReadingsInput, form))
  const name = `${wordsIn(readingsWords, locale).export.file}-${monday}`
  return { name, body: await csvFile(readingsCsv(locale), { rows: lines, more }, locale) }
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(readingsWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const asked = weekInput.safeParse({ week: url.searchParams.get('week') ?? undefined })
  const week = await readingsOfWeek(actor, asked.success ? asked.data.week : undefined)
  const proof = await proofAskedOf(found(actor.kind === 'person' ? actor : null))
  const isOver = week.until <= now()
  return {
    ...week,
    proof,
    before: jakartaDay(after(week.from, -7 * day)),
    next: isOver ? jakartaDay(week.until) : null,
  }
})

/** What the platform team read in a week, for the colleagues who review it. */
export default function Readings() {
  const { monday, from, until, operators, reasons, proof, before, next } = useLoaderData<typeof loader>()
  const words = useWords(readingsWords)
  const locale = useLocale()
  const path = usePath()
  const to = (week: string) => path(`/hello/readings?week=${week}`)
  const sunday = after(until, -day)
  return (
    <div className="grid gap-6">
      <AuditHeader
        title={words.title}
        subtitle={words.subtitle}
        meta={words.week({ from: dateText(from, locale), to: dateText(sunday, locale) })}
        actions={<ButtonLink to={path('/hello/readings/reason')}>{words.explain.title}</ButtonLink>}
      />
      <nav aria-label={words.weeks} className="flex flex-wrap gap-2">
        <ButtonLink to={to(before)}>{words.before}</ButtonLink>
        {next && <ButtonLink to={to(next)}>{words.next}</ButtonLink>}
      </nav>
      <Panel flush>
        <OperatorTable operators={operators} />
      </Panel>
      <Panel flush title={words.reasons}>
        <ReasonTable reasons={reasons} />
      </Panel>
      <LogExport filter={{ week: monday }} proof={proof} words={words.export} />
    </div>
  )
}

/** The readings of a week as lines of a file. */
function readingsCsv(locale: Locale): CsvColumns<ReadingLine> {
  const { columns, yes, no } = wordsIn(readingsWords, locale)
  const { operator, moment, type, about, assigned, reason } = columns
  return {
    head: [operator, moment, type, about, assigned, reason],
    line: (line) => [
      ...[line.username, csvMoment(line.at), line.type, line.about],
      ...[line.assigned === null ? '' : line.assigned ? yes : no, line.reason ?? ''],
    ],
  }
}
