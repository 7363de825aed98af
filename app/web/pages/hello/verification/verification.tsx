import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { Filters } from '@cakrawala/ui/filters'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData, useSearchParams } from 'react-router'
import {
  caseClaims,
  caseKinds,
  caseStates,
  caseWaits,
  identityCaseFilterOf,
  longestCaseSearch,
} from '#domain/account/identity/identity-case-filter.ts'
import { type CaseInQueue, identityQueueSeenBy } from '#domain/account/identity/identity-queue.server.ts'
import { verificationQueueWords } from '#i18n/verification-queue.ts'
import { load } from '#web/http/open.ts'
import { useQueueKeys } from '#web/parts/keys/list-keys.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

type ChoiceProps<K extends string> = {
  name: string
  label: string
  all: string
  words: Readonly<Record<K, string>>
  from: readonly K[]
}

const names = ['q', 'state', 'kind', 'waited', 'claim']

const waits = Object.keys(caseWaits) as (keyof typeof caseWaits)[]

export const meta = pageTitle(verificationQueueWords, (words) => words.queue.title)

export const loader = load(async ({ actor, url: { searchParams } }) => {
  const size = sizeFrom(searchParams.get('size'))
  const filter = identityCaseFilterOf(searchParams)
  const list = await identityQueueSeenBy(actor, filter, { from: searchParams.get('from'), size })
  return { list, size, isOpen: filter.state === 'open' || filter.state === 'second' }
})

/** The verification queue: what waits, and what was decided. */
export default function Verification() {
  const { list, size, isOpen } = useLoaderData<typeof loader>()
  const { queue } = useWords(verificationQueueWords)
  const [search] = useSearchParams()
  useQueueKeys()
  const empty = isNarrowed(search)
    ? { title: queue.nothing, text: queue.nothingText }
    : { title: queue.empty, text: queue.emptyText }
  return (
    <div className="grid gap-6">
      <PageHeader title={queue.title} subtitle={queue.subtitle} />
      <VerificationFilters />
      <ListPanel list={list} size={size}>
        <Table
          caption={queue.caption}
          columns={useColumns(isOpen)}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(isOpen: boolean): Column<CaseInQueue>[] {
  const { queue } = useWords(verificationQueueWords)
  const decided: Column<CaseInQueue> = {
    key: 'decided',
    header: queue.decidedAt,
    cell: ({ decidedAt }) => decidedAt && <Moment at={decidedAt} />,
  }
  return [
    {
      key: 'username',
      header: queue.username,
      main: true,
      cell: ({ id, username }) => (
        <L to={`/hello/verification/${id}`} className="font-semibold text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    { key: 'submitted', header: queue.submitted, cell: ({ submittedAt }) => <Moment at={submittedAt} /> },
    { key: 'tries', header: queue.tries, numeric: true, cell: ({ tries }) => tries },
    ...(isOpen ? [] : [decided]),
    { key: 'reviewer', header: queue.reviewer, cell: (row) => <Reviewer row={row} /> },
  ]
}

function Reviewer({ row: { reviewer, denialProposed } }: { row: CaseInQueue }) {
  const { queue } = useWords(verificationQueueWords)
  return (
    <span className="flex flex-wrap gap-2">
      {reviewer ?? <Badge>{queue.nobody}</Badge>}
      {denialProposed && <Badge tone="warning">{queue.second}</Badge>}
    </span>
  )
}

function isNarrowed(search: URLSearchParams): boolean {
  return names.some((name) => search.get(name))
}

/** Narrows the verification queue; every choice is in the address. */
function VerificationFilters() {
  const { filter } = useWords(verificationQueueWords).queue
  const [search] = useSearchParams()
  const root = usePath()('/hello/verification')
  return (
    // The key brings the fields back to the address after "clear" and after Back.
    <Filters
      key={search.toString()}
      label={filter.label}
      submitLabel={filter.submit}
      {...(isNarrowed(search) ? { resetTo: root, resetLabel: filter.reset } : {})}
    >
      <Field name="q" label={filter.q}>
        <TextInput
          type="search"
          maxLength={longestCaseSearch}
          placeholder={filter.qHint}
          defaultValue={search.get('q') ?? ''}
        />
      </Field>
      <Choice
        name="state"
        label={filter.state}
        all={filter.states.open}
        words={filter.states}
        from={caseStates.slice(1)}
      />
      <Choice name="kind" label={filter.kind} all={filter.all} words={filter.kinds} from={caseKinds} />
      <Choice name="waited" label={filter.waited} all={filter.all} words={filter.waits} from={waits} />
      <Choice name="claim" label={filter.claim} all={filter.all} words={filter.claims} from={caseClaims} />
    </Filters>
  )
}

function Choice<K extends string>({ name, label, all, words, from }: ChoiceProps<K>) {
  const [search] = useSearchParams()
  return (
    <Field name={name} label={label}>
      <Select
        placeholder={all}
        options={from.map((value) => ({ value, label: words[value] }))}
        defaultValue={search.get(name) ?? ''}
      />
    </Field>
  )
}
