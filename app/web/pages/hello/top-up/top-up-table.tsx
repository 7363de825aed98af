import type { TopUpForHello } from '#domain/reward/top-up-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { TopUpBadge } from '#web/parts/reward/top-up-badge.tsx'
import { RowDecision } from '../row-decision.tsx'

/** Top-ups of all companies: those waiting with their two answers, or those decided. */
export function TopUpTable({ rows, decided }: { rows: readonly TopUpForHello[]; decided: boolean }) {
  const words = useWords(moneyWords)
  const { title, text } = decided ? words.decidedEmpty : words.queueEmpty
  const facts = useFactColumns()
  const answer: Column<TopUpForHello> = decided
    ? { key: 'status', header: words.status, cell: (row) => <Answer row={row} /> }
    : { key: 'decision', header: words.decision, cell: (row) => <Decision row={row} /> }
  return (
    <Table
      caption={words.topUps}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={title}>{text}</EmptyState>}
      columns={[...facts, answer]}
    />
  )
}

function Answer({ row: { status, decidedBy, decidedAt, refuseReason } }: { row: TopUpForHello }) {
  const words = useWords(moneyWords)
  const locale = useLocale()
  const at = decidedAt && momentText(decidedAt, locale)
  return (
    <div className="grid max-w-72 justify-items-start gap-1">
      <TopUpBadge status={status} />
      {at && <span className="text-xs text-ink-soft">{words.decidedBy({ who: decidedBy, at })}</span>}
      {refuseReason && <span className="text-xs break-words text-ink-soft">{refuseReason}</span>}
    </div>
  )
}

function Decision({ row: { id, twoPeople, checkedBy, mayConfirm } }: { row: TopUpForHello }) {
  const {
    confirm: yes,
    refuse,
    refuseReason: reason,
    refuseReasonHint: reasonHint,
    two,
  } = useWords(moneyWords)
  const note = checkedBy ? two.checked({ who: checkedBy }) : two.needed
  return (
    <RowDecision
      id={id}
      note={twoPeople && note}
      seen={twoPeople ? { check: checkedBy ? 'second' : 'first' } : {}}
      may={mayConfirm}
      name="topUpId"
      yes="confirm"
      words={{ yes, refuse, reason, reasonHint }}
      reasonMost={2_000}
    />
  )
}

function useFactColumns(): Column<TopUpForHello>[] {
  const words = useWords(moneyWords)
  const locale = useLocale()
  const path = usePath()
  return [
    { key: 'company', header: words.company, main: true, cell: ({ company }) => company },
    {
      key: 'reference',
      header: words.reference,
      cell: ({ reference }) => <span className="font-mono break-all">{reference}</span>,
    },
    {
      key: 'at',
      header: words.at,
      nowrap: true,
      cell: ({ requestedAt }) => momentText(requestedAt, locale),
    },
    {
      key: 'proof',
      header: words.proof,
      cell: ({ id, proofFileId }) =>
        proofFileId === null ? (
          <span className="text-ink-soft">{words.noProof}</span>
        ) : (
          <a href={path(`/hello/top-ups/${id}/proof`)} download className="text-samudra-text hover:underline">
            {words.proofOpen}
          </a>
        ),
    },
    { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
  ]
}
