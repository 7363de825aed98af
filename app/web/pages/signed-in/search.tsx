import { foundMost } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { Link, useLoaderData } from 'react-router'
import { searchWords } from '#i18n/search.ts'
import { type HitGroup, searchFacts } from '#web/http/area-search.ts'
import { load } from '#web/http/open.ts'
import { type Area, useArea } from '#web/parts/area-of.ts'
import { useQueueKeys } from '#web/parts/keys/list-keys.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { type PageHere, pagesNamed } from '#web/parts/page-names.ts'
import { usePagesHere } from '#web/parts/pages-here.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(searchWords, (words) => words.title)
export const loader = load(searchFacts)

export default function Search() {
  return <SearchPage area={useArea()} {...useLoaderData<typeof loader>()} />
}

type SearchPageProps = { area: Area; q: string; groups: readonly HitGroup[] }

/** Everything an area has under some words, a few of each. */
function SearchPage({ area, q, groups }: SearchPageProps) {
  const words = useWords(searchWords)
  useQueueKeys()
  const root = usePath()(`/${area}/search`)
  const pages = pagesNamed(usePagesHere(area), q).slice(0, 8)
  return (
    <div className="grid gap-4">
      <PageHeader title={words.title} {...(q ? { subtitle: words.results({ q }) } : {})} />
      <Filters key={q} action={root} label={words.title} submitLabel={words.submit}>
        <Field name="q" label={words.label}>
          <TextInput type="search" maxLength={100} placeholder={words.hint} defaultValue={q} />
        </Field>
      </Filters>
      {q === '' && <EmptyState title={words.start.title}>{words.start.text}</EmptyState>}
      {q !== '' && groups.length + pages.length === 0 && (
        <EmptyState title={words.nothing.title}>{words.nothing.text}</EmptyState>
      )}
      {groups.map((group) => (
        <Hits key={group.part} group={group} />
      ))}
      {pages.length > 0 && <PagesFound pages={pages} />}
    </div>
  )
}

function PagesFound({ pages }: { pages: readonly PageHere[] }) {
  const { groups } = useWords(searchWords)
  return (
    <Panel flush title={groups.pages}>
      <ul className="divide-y divide-line">
        {pages.map(({ path, label, within }) => (
          <li key={path} data-row className="grid gap-0.5 px-4 py-3">
            <Link to={path} className="font-semibold text-samudra-text hover:underline">
              {label}
            </Link>
            {within && <span className="text-xs text-ink-soft">{within}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Hits({ group: { part, hits, total, list } }: { group: HitGroup }) {
  const { groups, more, all } = useWords(searchWords)
  const locale = useLocale()
  return (
    <Panel
      flush
      title={groups[part]}
      actions={
        <L to={list} className="font-semibold text-samudra-text hover:underline">
          {total === null || (part === 'reports' && total > foundMost)
            ? all
            : more({ total: total.toLocaleString(locale) })}
        </L>
      }
    >
      <ul className="divide-y divide-line">
        {hits.map(({ id, title, detail, path }) => (
          <li key={id} data-row className="grid gap-0.5 px-4 py-3 wrap-anywhere">
            <L to={path} className="font-semibold text-samudra-text hover:underline">
              {title}
            </L>
            <span className="text-xs text-ink-soft">{detail}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
