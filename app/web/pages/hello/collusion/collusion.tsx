import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { collusionStates } from '#domain/reward/collusion/collusion.ts'
import { handleCollusionInput } from '#domain/reward/collusion/collusion-input.ts'
import {
  type CollusionFlag,
  collusionFlagsSeenBy,
} from '#domain/reward/collusion/collusion-queries.server.ts'
import { handleCollusion } from '#domain/reward/collusion/flag-collusion.server.ts'
import { collusionWords } from '#i18n/collusion.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(collusionWords, (words) => words.title)
export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const state = collusionStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const list = await collusionFlagsSeenBy(actor, state, { from: url.searchParams.get('from'), size })
  leadToStart(list, url)
  return { list, size, state }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  await handleCollusion(actor, parseForm(handleCollusionInput, form))
  return go('/hello/collusion?done=collusion_handled')
})

export default function Collusion() {
  const { list, size, state } = useLoaderData<typeof loader>()
  const words = useWords(collusionWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.hint}
        breadcrumb={[{ to: path('/hello/queue'), label: words.queue }, { label: words.title }]}
        breadcrumbLabel={words.queue}
      />
      <nav aria-label={words.tabs.label} className="flex flex-wrap gap-4">
        {collusionStates.map((one) => (
          <L
            key={one}
            to={`/hello/collusion?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
            className={one === state ? 'font-semibold' : 'text-samudra-text hover:underline'}
          >
            {words.tabs[one]}
          </L>
        ))}
      </nav>
      <ListPanel list={list} size={size}>
        <Table
          caption={words.caption}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
          columns={useColumns()}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<CollusionFlag>[] {
  const words = useWords(collusionWords)
  return [
    {
      key: 'bughunter',
      header: words.bughunter,
      main: true,
      cell: ({ bughunter: { id, username } }) => (
        <L to={`/hello/accounts/${id}`} className="text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    { key: 'company', header: words.company, cell: ({ company }) => company.name },
    { key: 'reasons', header: words.reasons, cell: ({ reasons }) => <Reasons reasons={reasons} /> },
    { key: 'raised', header: words.raised, nowrap: true, cell: ({ raisedAt }) => <Moment at={raisedAt} /> },
    {
      key: 'found',
      header: words.found,
      cell: (flag) => (flag.state === 'open' ? <Handle flag={flag} /> : <Found flag={flag} />),
    },
  ]
}

function Reasons({ reasons }: Pick<CollusionFlag, 'reasons'>) {
  const { kinds, somebody, last } = useWords(collusionWords)
  const locale = useLocale()
  return (
    <ul className="grid gap-1">
      {reasons.map(({ kind, with: who, lastAt }) => (
        <li key={`${kind} ${who}`}>
          {kinds[kind]({ who: who ?? somebody })}
          {lastAt && (
            <span className="text-xs text-ink-soft"> · {last({ at: dateText(lastAt, locale) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Handle({ flag: { id, raisedAt } }: { flag: CollusionFlag }) {
  const words = useWords(collusionWords)
  return (
    <ActForm intent={`handle_${id}`} className="grid gap-3">
      <input type="hidden" name="flagId" value={id} />
      <input type="hidden" name="raisedAt" value={raisedAt.toISOString()} />
      <ActField act={id} name="note" label={words.note} hint={words.noteHint} required>
        <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('note')} />
      </ActField>
      <div>
        <SubmitButton>{words.handle}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Found({ flag: { note, handledBy, handledAt } }: { flag: CollusionFlag }) {
  const { by } = useWords(collusionWords)
  const locale = useLocale()
  return (
    <span className="grid gap-1">
      <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</span>
      {handledBy && handledAt && (
        <span className="text-xs text-ink-soft">
          {by({ who: handledBy, at: momentText(handledAt, locale) })}
        </span>
      )}
    </span>
  )
}
