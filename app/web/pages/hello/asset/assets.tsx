import { useLoaderData } from 'react-router'
import { assetQueueSeenBy, type QueuedAsset } from '#domain/company/asset/asset-queue.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { sizeFrom } from '#kernel/paging.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { leadToStart } from '#web/http/first-page.ts'
import { load } from '#web/http/open.ts'
import { AssetBadge } from '#web/parts/asset/asset-badge.tsx'
import { ListPanel } from '#web/parts/list-panel.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(assetWords, (words) => words.queue.title)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const decided = asked.get('show') === 'decided'
  const size = sizeFrom(asked.get('size'))
  const queue = await assetQueueSeenBy(actor, { decided, from: asked.get('from'), size })
  leadToStart(queue, url)
  return { decided, queue, size }
})

/** What companies showed as proof of what they own. */
export default function AssetQueue() {
  const { decided, queue, size } = useLoaderData<typeof loader>()
  const { queue: words } = useWords(assetWords)
  const path = usePath()
  const columns = useColumns()
  const [title, text] = decided
    ? [words.decidedEmpty, words.decidedEmptyText]
    : [words.empty, words.emptyText]
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Tabs
        label={words.title}
        items={[
          { to: path('/hello/assets'), label: words.waiting, current: !decided },
          { to: path('/hello/assets?show=decided'), label: words.decided, current: decided },
        ]}
      />
      <ListPanel list={queue} size={size}>
        <Table
          caption={words.caption}
          rows={queue.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={title}>{text}</EmptyState>}
          columns={columns}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<QueuedAsset>[] {
  const words = useWords(assetWords)
  const { queue } = words
  const path = usePath()
  return [
    {
      key: 'name',
      header: words.name,
      main: true,
      cell: ({ name }) => <span className="break-all">{name}</span>,
    },
    { key: 'company', header: queue.company, cell: ({ company }) => company },
    { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
    {
      key: 'at',
      header: queue.shownAt,
      cell: ({ shownAt, claimedAt }) => <Moment at={shownAt ?? claimedAt} />,
    },
    { key: 'state', header: words.state, cell: ({ state }) => <AssetBadge state={state} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ id, name }) => (
        <ButtonLink size="sm" to={path(`/hello/assets/${id}`)} aria-label={queue.checkOf({ name })}>
          {queue.check}
        </ButtonLink>
      ),
    },
  ]
}
