import { FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { mayWriteCanned } from '#domain/report/canned/canned-policy.ts'
import { type CannedLine, cannedSeenBy } from '#domain/report/canned/canned-queries.server.ts'
import { cannedWords } from '#i18n/canned.ts'
import { load } from '#web/http/open.ts'
import { useArea } from '#web/parts/area-of.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(cannedWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => ({
  answers: await cannedSeenBy(actor, url.searchParams.get('q') ?? ''),
  mayWrite: mayWriteCanned(actor, 'own'),
}))

/** The answers a person may insert on reports: their own and those shared with them. */
export default function CannedAnswers() {
  const { answers, mayWrite } = useLoaderData<typeof loader>()
  const words = useWords(cannedWords)
  const page = usePath()(`/${useArea()}/canned-answers`)
  const create = (
    <Button variant="primary" to={`${page}/create`}>
      {words.create}
    </Button>
  )
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} actions={mayWrite && create} />
      <ListFilters
        root={page}
        words={{ label: words.find, submit: words.find, reset: words.findAll }}
        names={['q']}
      >
        <FilterText name="q" label={words.findHint} maxLength={100} />
      </ListFilters>
      <Panel flush>
        <Table
          caption={words.caption}
          columns={useColumns(page)}
          rows={answers}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        />
      </Panel>
    </div>
  )
}

function useColumns(page: string): Column<CannedLine>[] {
  const words = useWords(cannedWords)
  return [
    { key: 'name', header: words.name, main: true, cell: ({ name }) => name },
    {
      key: 'start',
      header: words.start,
      cell: ({ start }) => <span className="line-clamp-1 font-mono text-xs text-ink-soft">{start}</span>,
    },
    { key: 'scope', header: words.scope, cell: ({ scope }) => <Badge>{words.scopes[scope]}</Badge> },
    {
      key: 'languages',
      header: words.languages,
      nowrap: true,
      cell: ({ languages }) => languages.map((one) => words.languageNames[one]).join(', '),
    },
    { key: 'at', header: words.updatedAt, nowrap: true, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ id, name }) => (
        <ButtonLink size="sm" to={`${page}/${id}`} aria-label={words.openOf({ name })}>
          {words.open}
        </ButtonLink>
      ),
    },
  ]
}
