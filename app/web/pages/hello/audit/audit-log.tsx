import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { FilterChoice, FilterDay, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListFurther } from '@cakrawala/page-parts/list-further'
import { pageSizes } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { eventTypes } from '#domain/event/event.ts'
import { type AuditLine, auditLogSeenBy } from '#domain/privacy/audit-log.server.ts'
import { type AuditFilter, auditFilter, eventNouns, exportAuditInput } from '#domain/privacy/audit-log.ts'
import { exportAuditLog } from '#domain/privacy/export-audit-log.server.ts'
import { auditLogWords } from '#i18n/audit-log.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { isOperator } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { csvFile, csvForm, csvMoment } from '#web/http/csv/csv.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { LogExport } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AuditTable } from './audit-table.tsx'
import { useEventName } from './event-name.ts'

const names = ['who', 'about', 'noun', 'type', 'from', 'to']

const download = csvForm(async ({ actor, locale }, form) => {
  const exported = await exportAuditLog(actor, parseForm(exportAuditInput, form))
  const name = `${wordsIn(auditLogWords, locale).export.file}-${jakartaDay(now())}`
  return { name, body: await csvFile(logCsv(locale), exported, locale) }
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(auditLogWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const person = found(isOperator(actor) ? actor : null)
  const filter = filterFrom(url.searchParams)
  const asked = url.searchParams.get('before') ?? ''
  const before = /^\d{1,15}$/.test(asked) ? Number(asked) : null
  const size = pageSizes.feed
  const [lines, proof] = await Promise.all([
    auditLogSeenBy(person, filter, { before, size: size + 1 }),
    proofAskedOf(person),
  ])
  const older = lines.length > size ? lines[size - 1]!.seq : null
  return { lines: lines.slice(0, size), older, filter, proof }
})

/** Reads an address leniently: what does not fit is as if it were not there. */
function filterFrom(search: URLSearchParams): AuditFilter {
  const names = Object.keys(auditFilter.shape) as (keyof AuditFilter)[]
  const fitting = names.flatMap((name) => {
    const value = auditFilter.shape[name].safeParse(search.get(name) ?? undefined)
    return value.success && value.data !== undefined ? [[name, value.data]] : []
  })
  return auditFilter.parse(Object.fromEntries(fitting))
}

function logCsv(locale: Locale): CsvColumns<AuditLine> {
  const { fields, kinds } = wordsIn(auditLogWords, locale)
  const { seq, moment, type, who, about, subject, address, facts } = fields
  return {
    head: [seq, moment, type, who, about, subject, address, facts],
    line: (line) => [
      ...[String(line.seq), csvMoment(line.at), line.type],
      ...[line.who?.username ?? kinds[line.actorKind as keyof typeof kinds] ?? line.actorKind],
      ...[line.about?.name ?? '', line.subjectId, line.address ?? '', JSON.stringify(line.facts)],
    ],
  }
}

function Rooms() {
  const { rooms } = useWords(auditLogWords)
  const path = usePath()
  return (
    <>
      <ButtonLink to={path('/hello/readings')}>{rooms.readings}</ButtonLink>
      <ButtonLink to={path('/hello/breach')}>{rooms.breach}</ButtonLink>
    </>
  )
}

/** Everything that happened in the platform, for those who answer for it. */
export default function AuditLog() {
  const { lines, older, filter, proof } = useLoaderData<typeof loader>()
  const words = useWords(auditLogWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} actions={<Rooms />} />
      <AuditFilters />
      <Panel flush>
        <AuditTable lines={lines} />
      </Panel>
      <ListFurther root={usePath()('/hello/audit-log')} older={older} words={words.pages} />
      <LogExport filter={filter} proof={proof} words={words.export} />
    </div>
  )
}

/** Narrows the log. */
function AuditFilters() {
  const { filters, nouns } = useWords(auditLogWords)
  const nameOf = useEventName()
  const types = eventTypes.map((type) => ({ value: type, label: nameOf(type) }))
  return (
    <ListFilters root={usePath()('/hello/audit-log')} words={filters} names={names}>
      <FilterText
        name="who"
        label={filters.who}
        type="text"
        maxLength={100}
        placeholder={filters.whoHint}
        autoComplete="off"
      />
      <FilterText
        name="about"
        label={filters.about}
        type="text"
        maxLength={100}
        placeholder={filters.aboutHint}
      />
      <FilterChoice
        name="noun"
        label={filters.noun}
        all={filters.all}
        options={eventNouns.map((noun) => ({
          value: noun,
          label: (nouns as Record<string, string>)[noun] ?? noun,
        }))}
      />
      <FilterChoice
        name="type"
        label={filters.type}
        all={filters.all}
        options={types.toSorted((one, two) => one.label.localeCompare(two.label))}
      />
      <FilterDay name="from" label={filters.from} />
      <FilterDay name="to" label={filters.to} />
    </ListFilters>
  )
}
