import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, hour, now } from '@cakrawala/calendar/clock'
import type { CsvColumns } from '@cakrawala/file-formats/csv-file'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { mailboxOf } from '#domain/inquiry/inquiry.ts'
import {
  type AffectedPerson,
  affectedPeopleSeenBy,
  mostAffected,
} from '#domain/privacy/breach/affected-people.server.ts'
import { breachFields, noticeDeadline } from '#domain/privacy/breach/breach.ts'
import {
  type BreachFilter,
  breachFilter,
  exportAffectedInput,
  momentOf,
} from '#domain/privacy/breach/breach-input.ts'
import { exportAffected } from '#domain/privacy/breach/export-affected.server.ts'
import { breachWords } from '#i18n/breach.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { momentText } from '#i18n/moment.ts'
import { settings } from '#infra/settings.ts'
import { isOperator } from '#kernel/actor.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { csvFile, csvForm, csvMoment } from '#web/http/csv/csv.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AuditHeader } from '#web/pages/hello/audit/audit-table.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { LogExport } from '#web/parts/log-export.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AffectedTable } from './affected-table.tsx'

const names = ['who', 'address', 'about', 'from', 'to'] as const

/** What the address asks for; without a period nothing is searched, and the form offers the last day. */
function askedBreach(search: URLSearchParams) {
  const given = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  )
  const read = breachFilter.safeParse(given)
  const filter: BreachFilter | null = read.success ? read.data : null
  const offered = { from: minuteOf(after(now(), -day)), to: minuteOf(now()) }
  const { from, to } = filter ?? offered
  const known = breachFilter.shape.from.safeParse(search.get('known'))
  const asked: Record<string, string> = {
    ...offered,
    known: minuteOf(now()),
    ...given,
    ...(known.success ? { known: known.data } : {}),
  }
  return {
    filter,
    asked,
    known: momentOf(asked.known!),
    moments: { from: momentOf(from), to: momentOf(to) },
  }
}

/** A moment as the field of a form holds it, of Asia/Jakarta. */
function minuteOf(moment: Date): string {
  return after(moment, 7 * hour)
    .toISOString()
    .slice(0, 16)
}

const download = csvForm(async ({ actor, locale }, form) => {
  const exported = await exportAffected(actor, parseForm(exportAffectedInput, form))
  const name = `${wordsIn(breachWords, locale).export.file}-${jakartaDay(now())}`
  return { name, body: await csvFile(affectedCsv(locale), exported, locale) }
})

export const middleware = download.middleware
export const action = download.action
export const meta = pageTitle(breachWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const person = found(isOperator(actor) ? actor : null)
  const { filter, asked, known, moments } = askedBreach(url.searchParams)
  const [people, proof] = await Promise.all([
    filter ? affectedPeopleSeenBy(person, filter) : null,
    proofAskedOf(person),
  ])
  const fields = breachFields.filter((field) => people?.some((one) => one.fields.includes(field)))
  const { brandName: brand, brandEmailDomain } = settings()
  const letters = Object.fromEntries(
    locales.map((locale) => [
      locale,
      wordsIn(breachWords, locale).letter({
        ...{
          brand,
          address: `${mailboxOf('privacy')}@${brandEmailDomain}`,
          known: momentText(known, locale),
        },
        ...{ from: momentText(moments.from, locale), to: momentText(moments.to, locale) },
        fields: fields.map((field) => wordsIn(breachWords, locale).fields[field]),
      }),
    ]),
  )
  return { people, asked, filter, proof, letters, deadline: noticeDeadline(known), most: mostAffected }
})

/** Whose data a person has read, for those who must notify them. */
export default function Breach() {
  const { people, asked, filter, proof, letters, deadline, most } = useLoaderData<typeof loader>()
  const words = useWords(breachWords)
  const locale = useLocale()
  return (
    <div className="grid gap-6">
      <AuditHeader title={words.title} subtitle={words.subtitle} />
      <BreachFilters asked={asked} />
      {!filter && <EmptyState title={words.ask.title}>{words.ask.text}</EmptyState>}
      {people && filter && (
        <>
          <StatRow>
            <StatTile label={words.people} value={String(people.length)} />
            <StatTile
              label={words.unreachable}
              value={String(people.filter(({ email }) => email === null).length)}
            />
            <StatTile label={words.deadline} value={momentText(deadline, locale)} hint={words.deadlineText} />
          </StatRow>
          {people.length >= most && <Notice tone="warning">{words.most}</Notice>}
          <Panel flush>
            <AffectedTable people={people} />
          </Panel>
          <BreachNotice letters={letters} />
          <LogExport filter={filter} proof={proof} words={words.export} />
        </>
      )}
    </div>
  )
}

/** The people of a breach as lines of a file. */
function affectedCsv(locale: Locale): CsvColumns<AffectedPerson> {
  const { columns, fields } = wordsIn(breachWords, locale)
  const { name, email, times, first, last, locale: language, account } = columns
  return {
    head: [name, email, language, columns.fields, times, first, last, account],
    line: (one) => [
      ...[one.name, one.email ?? '', one.locale, one.fields.map((field) => fields[field]).join(', ')],
      ...[String(one.times), csvMoment(one.firstAt), csvMoment(one.lastAt), one.accountId ?? ''],
    ],
  }
}

/** The draft for those affected, in both languages, to be completed and sent. */
function BreachNotice({ letters }: { letters: Readonly<Record<string, string>> }) {
  const { notice } = useWords(breachWords)
  const labels = { id: notice.indonesian, en: notice.english }
  return (
    <Panel title={notice.title} subtitle={notice.text}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {locales.map((locale) => (
          <Field key={locale} name={`notice-${locale}`} label={labels[locale]}>
            <TextArea key={letters[locale]} lang={locale} rows={18} defaultValue={letters[locale]} />
          </Field>
        ))}
      </div>
    </Panel>
  )
}

/** Which readings to look through; every choice is in the address. */
function BreachFilters({ asked }: { asked: Readonly<Record<string, string>> }) {
  const { filters } = useWords(breachWords)
  const action = usePath()('/hello/breach')
  return (
    <Filters key={JSON.stringify(asked)} action={action} label={filters.label} submitLabel={filters.submit}>
      {(['from', 'to', 'known'] as const).map((name) => (
        <div key={name} className="col-span-2 min-w-0 md:min-w-60!">
          <Field name={name} label={filters[name]}>
            <TextInput type="datetime-local" required defaultValue={asked[name]} />
          </Field>
        </div>
      ))}
      <Field name="who" label={filters.who}>
        <TextInput
          maxLength={100}
          autoComplete="off"
          placeholder={filters.whoHint}
          defaultValue={asked.who}
        />
      </Field>
      <Field name="address" label={filters.address}>
        <TextInput maxLength={45} autoComplete="off" defaultValue={asked.address} />
      </Field>
      <Field name="about" label={filters.about}>
        <TextInput maxLength={100} placeholder={filters.aboutHint} defaultValue={asked.about} />
      </Field>
    </Filters>
  )
}
