import { DecidedQueue } from '@cakrawala/page-parts/decided-queue'
import { ButtonLink } from '@cakrawala/ui/button-link'
import type { Column } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { contractQueueSeenBy } from '#domain/company/contract/contract-queries.server.ts'
import type { ContractInQueue } from '#domain/company/contract/contract-view.ts'
import { contractWords } from '#i18n/contract.ts'
import { momentText } from '#i18n/moment.ts'
import { decidedListOf } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { ContractBadge } from '#web/parts/contract/contract-text.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(contractWords, (words) => words.queue.title)

export const loader = load(({ actor, url }) =>
  decidedListOf(url, (wanted) => contractQueueSeenBy(actor, wanted)),
)

export default function Contracts() {
  const list = useLoaderData<typeof loader>()
  const { queue: words } = useWords(contractWords)
  const columns = useColumns(list.decided)
  return <DecidedQueue place="/hello/contracts" {...{ words, list, columns }} rowKey={({ id }) => id} />
}

function useColumns(decided: boolean): Column<ContractInQueue>[] {
  const { queue: words, fields } = useWords(contractWords)
  const locale = useLocale()
  const path = usePath()
  const at = (moment: Date | null) => moment && momentText(moment, locale)
  const decision: Column<ContractInQueue>[] = decided
    ? [{ key: 'decided', header: fields.decided, cell: ({ decidedAt }) => at(decidedAt) }]
    : []
  return [
    { key: 'company', header: words.company, main: true, cell: ({ company }) => company },
    { key: 'name', header: fields.company, cell: ({ legalName }) => legalName },
    { key: 'version', header: fields.version, cell: ({ version }) => version },
    { key: 'at', header: fields.signedAt, cell: ({ signedAt }) => at(signedAt) },
    ...decision,
    { key: 'state', header: fields.state, cell: ({ state }) => <ContractBadge state={state} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ id, company }) => (
        <ButtonLink size="sm" to={path(`/hello/contracts/${id}`)} aria-label={words.checkOf({ company })}>
          {decided ? words.look : words.check}
        </ButtonLink>
      ),
    },
  ]
}
