import { ActButton } from '@cakrawala/page-parts/act-button'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { type Column, Table } from '@cakrawala/ui/table'
import type { RefundView } from '#domain/reward/refund/refund-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { refundWords } from '#i18n/refunds.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { RefundBadge } from '#web/parts/reward/refund-badge.tsx'

/** The owner's requests, whose turn each is, and what became of it. */
export function OwnRefunds({ refunds }: { refunds: CountedPage<RefundView> }) {
  const words = useWords(refundWords)
  return (
    <ListPanel title={words.list} list={refunds}>
      <Table
        caption={words.list}
        rows={refunds.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
        columns={useColumns()}
      />
    </ListPanel>
  )
}

function useColumns(): Column<RefundView>[] {
  const words = useWords(refundWords)
  const locale = useLocale()
  return [
    {
      key: 'account',
      header: words.account,
      main: true,
      cell: ({ providerName, number, holder }) => (
        <span className="grid gap-0.5">
          {`${providerName} ${number}`}
          <span className="text-xs font-normal wrap-anywhere text-ink-soft">{holder}</span>
        </span>
      ),
    },
    { key: 'at', header: words.at, nowrap: true, cell: ({ requestedAt }) => dateText(requestedAt, locale) },
    { key: 'state', header: words.state, cell: (row) => <State refund={row} /> },
    { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
    {
      key: 'act',
      header: words.cancel,
      hideHeader: true,
      cell: ({ id, state }) =>
        state === 'requested' && (
          <ActButton intent="cancel_refund" fields={{ refundId: id }}>
            {words.cancel}
          </ActButton>
        ),
    },
  ]
}

function State({ refund: { state, reference, refuseReason, returned } }: { refund: RefundView }) {
  const words = useWords(refundWords)
  const note = returned?.reason ?? refuseReason ?? (reference && `${words.reference}: ${reference}`)
  return (
    <span className="grid justify-items-start gap-1">
      <RefundBadge state={state} />
      {note && <span className="max-w-xs text-xs wrap-anywhere text-ink-soft">{note}</span>}
    </span>
  )
}
