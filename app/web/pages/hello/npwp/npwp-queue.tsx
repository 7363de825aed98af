import { DecidedQueue } from '@cakrawala/page-parts/decided-queue'
import { ButtonLink } from '@cakrawala/ui/button-link'
import type { Column } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { spacedNpwp } from '#domain/company/npwp.ts'
import { type NpwpInQueue, npwpQueueSeenBy } from '#domain/company/npwp-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { decidedListOf } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { NpwpBadge } from '#web/parts/badges.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(npwpWords, (words) => words.queue.title)

export const loader = load(({ actor, url }) => decidedListOf(url, (wanted) => npwpQueueSeenBy(actor, wanted)))

export default function NpwpQueue() {
  const list = useLoaderData<typeof loader>()
  const { queue: words } = useWords(npwpWords)
  const columns = useColumns(list.decided)
  return (
    <DecidedQueue place="/hello/npwp" {...{ words, list, columns }} rowKey={({ companyId }) => companyId} />
  )
}

function useColumns(decided: boolean): Column<NpwpInQueue>[] {
  const { queue: words, fields, submittedAt, state } = useWords(npwpWords)
  const locale = useLocale()
  const path = usePath()
  const decision: Column<NpwpInQueue>[] = decided
    ? [
        {
          key: 'decided',
          header: words.decidedAt,
          cell: ({ decidedAt }) => decidedAt && momentText(decidedAt, locale),
        },
      ]
    : []
  return [
    { key: 'company', header: words.company, main: true, cell: ({ company }) => company },
    {
      key: 'number',
      header: fields.number,
      cell: ({ number }) => <span className="font-mono">{spacedNpwp(number)}</span>,
    },
    { key: 'at', header: submittedAt, cell: (row) => momentText(row.submittedAt, locale) },
    ...decision,
    { key: 'state', header: state, cell: (row) => <NpwpBadge state={row.state} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ companyId, company }) => (
        <ButtonLink size="sm" to={path(`/hello/npwp/${companyId}`)} aria-label={words.checkOf({ company })}>
          {decided ? words.look : words.check}
        </ButtonLink>
      ),
    },
  ]
}
