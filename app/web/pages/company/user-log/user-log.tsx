import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterDay, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListFurther } from '@cakrawala/page-parts/list-further'
import { pageSizes } from '@cakrawala/paging/paging'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { companyLogSeenBy, companyPeopleSeenBy } from '#domain/report/company-log/company-log.server.ts'
import type { LogLine } from '#domain/report/company-log/company-log.ts'
import {
  companyLogFilter,
  companyLogNouns,
  exportLogInput,
  mayExportCompanyLog,
} from '#domain/report/company-log/company-log.ts'
import { exportCompanyLog } from '#domain/report/company-log/export-company-log.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { isCompany } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { managesMembers } from '#web/http/company-guards.ts'
import { csvFile, csvForm, csvMoment } from '#web/http/csv/csv.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { SessionDevice } from '#web/parts/account/session-table.tsx'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { LogExport } from '#web/parts/log-export.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { actParts, actText, objectText, type SentencePart, whoText } from './log-words.ts'

const download = csvForm(async ({ actor, locale }, form) => {
  const exported = await exportCompanyLog(actor, parseForm(exportLogInput, form))
  const name = `${wordsIn(userLogWords, locale).export.file}-${jakartaDay(now())}`
  return { name, body: await csvFile(logCsv(locale), exported, locale) }
})

export const middleware = [managesMembers, ...download.middleware]
export const action = download.action
export const meta = pageTitle(userLogWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const person = found(isCompany(actor) ? actor : null)
  const filter = filterFrom(url.searchParams)
  const wanted = { from: url.searchParams.get('before'), size: pageSizes.feed }
  const [{ rows: lines, next: older }, people, proof] = await Promise.all([
    companyLogSeenBy(person, filter, wanted),
    companyPeopleSeenBy(person),
    mayExportCompanyLog(person) ? proofAskedOf(person) : null,
  ])
  return { lines, older, filter, people, proof }
})

/** Reads an address leniently: what does not fit is as if it were not there. */
function filterFrom(search: URLSearchParams) {
  const read = (name: keyof typeof companyLogFilter.shape) => {
    const value = companyLogFilter.shape[name].safeParse(search.get(name) ?? undefined)
    return value.success && value.data !== undefined ? { [name]: value.data } : {}
  }
  return companyLogFilter.parse({ ...read('person'), ...read('kind'), ...read('from'), ...read('to') })
}

function logCsv(locale: Locale): CsvColumns<LogLine> {
  const { fields } = wordsIn(userLogWords, locale)
  const { moment, who, username, what, object, address, device } = fields
  return {
    head: [moment, who, username, what, object, address, device],
    line: (line) => [
      ...[csvMoment(line.at), whoText(line, locale), line.who?.username ?? ''],
      ...[actText(line, locale), objectText(line.object) || (line.member?.name ?? '')],
      ...[line.address ?? '', line.device ?? ''],
    ],
  }
}

export default function UserLog() {
  const { lines, older, filter, people, proof } = useLoaderData<typeof loader>()
  const words = useWords(userLogWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <UserLogFilters people={people} />
      <Panel flush>
        <UserLogTable lines={lines} />
      </Panel>
      <ListFurther root={usePath()('/company/team/user-log')} older={older} words={words.pages} />
      {proof && <LogExport filter={filter} proof={proof} words={words.export} />}
    </div>
  )
}

/** Narrows the log by person, kind and days. */
function UserLogFilters({ people }: { people: readonly { id: string; name: string }[] }) {
  const { filters, kinds } = useWords(userLogWords)
  return (
    <ListFilters
      root={usePath()('/company/team/user-log')}
      words={filters}
      names={['person', 'kind', 'from', 'to']}
    >
      <FilterChoice
        name="person"
        label={filters.person}
        all={filters.all}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterChoice
        name="kind"
        label={filters.kind}
        all={filters.all}
        options={choicesOf(companyLogNouns, kinds)}
      />
      <FilterDay name="from" label={filters.from} />
      <FilterDay name="to" label={filters.to} />
    </ListFilters>
  )
}

/** The log as sentences: who did what, and beside it when and from where. */
function UserLogTable({ lines }: { lines: readonly LogLine[] }) {
  const { table, empty, emptyText, fields } = useWords(userLogWords)
  return (
    <Table
      caption={table}
      rows={lines.map((line, place) => ({ ...line, key: String(place) }))}
      rowKey={({ key }) => key}
      empty={
        <ListEmpty root="/company/team/user-log" title={empty} narrowing={['from']}>
          {emptyText}
        </ListEmpty>
      }
      columns={[
        { key: 'what', header: fields.what, main: true, cell: (line) => <Sentence line={line} /> },
        { key: 'at', header: fields.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
        { key: 'from', header: fields.from, cell: (line) => <From line={line} /> },
      ]}
    />
  )
}

function Sentence({ line }: { line: LogLine }) {
  const locale = useLocale()
  return (
    <span className="grid [overflow-wrap:anywhere]">
      <span className="font-normal">
        <span className="font-semibold">{whoText(line, locale)}</span> {actParts(line, locale).map(partShown)}
      </span>
      {line.who?.name && (
        <span className="font-mono text-xs font-normal text-ink-soft">{line.who.username}</span>
      )}
    </span>
  )
}

/** A short word, such as the code of a report, stays on its line. */
function partShown({ text, to }: SentencePart) {
  if (!to) return text
  const whole = /^\S{1,20}$/.test(text) ? 'whitespace-nowrap' : ''
  return (
    <L key={to} className={`text-samudra-text underline ${whole}`} to={to}>
      {text}
    </L>
  )
}

function From({ line: { address, device } }: { line: LogLine }) {
  return (
    <span className="grid">
      <span className="font-mono">{address ?? '–'}</span>
      {device !== null && <SessionDevice device={device} />}
    </span>
  )
}
