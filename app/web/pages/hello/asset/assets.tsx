import { DecidedQueue } from '@cakrawala/page-parts/decided-queue'
import { ButtonLink } from '@cakrawala/ui/button-link'
import type { Column } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { assetQueueSeenBy, type QueuedAsset } from '#domain/company/asset/asset-queue.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { decidedListOf } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { AssetBadge } from '#web/parts/asset/asset-facts.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(assetWords, (words) => words.queue.title)

export const loader = load(({ actor, url }) =>
  decidedListOf(url, (wanted) => assetQueueSeenBy(actor, wanted)),
)

/** What companies showed as proof of what they own. */
export default function AssetQueue() {
  const list = useLoaderData<typeof loader>()
  const { queue: words } = useWords(assetWords)
  const columns = useColumns()
  return <DecidedQueue place="/hello/assets" {...{ words, list, columns }} rowKey={({ id }) => id} />
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
