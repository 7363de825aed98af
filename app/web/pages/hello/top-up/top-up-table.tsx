import { ActField } from '@cakrawala/page-parts/act-panel'
import { useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { type Column, Table } from '@cakrawala/ui/table'
import type { TopUpForOperator } from '#domain/reward/top-up/top-up-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { moneyWords } from '#i18n/money.ts'
import { refusals } from '#i18n/refusals.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { Amounts } from '#web/parts/reward/tax-lines.tsx'
import { TopUpBadge } from '#web/parts/reward/top-up-badge.tsx'
import { RowDecision } from '../row-decision.tsx'
import { ProposeReversal, WaitingReversal } from './top-up-reversal.tsx'

/** Top-ups of all companies: those waiting with their two answers, or those decided. */
export function TopUpTable({ rows, decided }: { rows: readonly TopUpForOperator[]; decided: boolean }) {
  const words = useWords(moneyWords)
  const { title, text } = decided ? words.decidedEmpty : words.queueEmpty
  const facts = useFactColumns()
  const answer: Column<TopUpForOperator> = decided
    ? { key: 'status', header: words.status, cell: (row) => <Answer row={row} /> }
    : {
        key: 'decision',
        header: words.decision,
        cell: (row) => (row.reversal ? <WaitingReversal row={row} /> : <Decision row={row} />),
      }
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

function Answer({ row }: { row: TopUpForOperator }) {
  const { status, decidedBy, decidedAt, refuseReason, reversed } = row
  const words = useWords(moneyWords)
  const locale = useLocale()
  const at = decidedAt && momentText(decidedAt, locale)
  return (
    <div className="grid max-w-72 justify-items-start gap-1">
      <TopUpBadge status={status} />
      {at && <span className="text-xs text-ink-soft">{words.decidedBy({ who: decidedBy, at })}</span>}
      {refuseReason && <span className="text-xs break-words text-ink-soft">{refuseReason}</span>}
      {reversed && (
        <span className="text-xs text-ink-soft">
          {words.reverse.back({ amount: formatRupiah(reversed) })}
        </span>
      )}
      {row.mayReverse && <ProposeReversal row={row} />}
    </div>
  )
}

function Decision({ row }: { row: TopUpForOperator }) {
  const { id, twoPeople, checkedBy, mayConfirm, confirmObstacle, amount, received } = row
  const {
    confirm: yes,
    refuse,
    refuseReason: reason,
    refuseReasonHint: reasonHint,
    two,
  } = useWords(moneyWords)
  const { details } = useWords(refusals)
  const checked = checkedBy && two.checked({ who: checkedBy, amount: formatRupiah(received ?? amount) })
  const why = confirmObstacle && confirmObstacle !== 'second_checker' ? details[confirmObstacle] : ''
  const note = twoPeople ? checked || two.needed : ''
  return (
    <RowDecision
      id={id}
      note={[note, why].filter(Boolean).join(' ')}
      seen={twoPeople ? { check: checkedBy ? 'second' : 'first' } : {}}
      may={mayConfirm}
      name="topUpId"
      yes="confirm"
      words={{ yes, refuse, reason, reasonHint }}
      reasonMost={2_000}
    >
      <Received id={id} known={received ?? amount} fixed={checkedBy !== null} />
    </RowDecision>
  )
}

/** What the bank statement shows; the second of two confirms what the first one stated. */
function Received({ id, known, fixed }: { id: string; known: bigint; fixed: boolean }) {
  const { received, receivedHint } = useWords(moneyWords)
  const digits = formatRupiah(known).replace('Rp', '')
  const typed = useTyped('received', digits)
  if (fixed) return <input type="hidden" name="received" value={digits} />
  return (
    <ActField act={`confirm-${id}`} name="received" label={received} hint={receivedHint} required>
      <MoneyInput defaultValue={typed} />
    </ActField>
  )
}

/** What else looks like the same transfer. */
function Likeness({ row: { same } }: { row: TopUpForOperator }) {
  const { alike } = useWords(moneyWords)
  return (
    <>
      {same.reference > 0 && <Badge tone="danger">{alike.reference({ count: same.reference })}</Badge>}
      {same.proof > 0 && <Badge tone="danger">{alike.proof({ count: same.proof })}</Badge>}
      {same.amount > 0 && <Badge tone="warning">{alike.amount({ count: same.amount })}</Badge>}
    </>
  )
}

function useFactColumns(): Column<TopUpForOperator>[] {
  const words = useWords(moneyWords)
  const locale = useLocale()
  const path = usePath()
  return [
    { key: 'company', header: words.company, main: true, cell: ({ company }) => company },
    {
      key: 'reference',
      header: words.reference,
      cell: (row) => (
        <span className="grid justify-items-start gap-1 [&>span]:whitespace-normal">
          <span className="font-mono break-all">{row.reference}</span>
          {row.bankName && <span className="text-xs text-ink-soft">{row.bankName}</span>}
          <Likeness row={row} />
        </span>
      ),
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
    {
      key: 'amount',
      header: words.amount,
      numeric: true,
      cell: ({ amount, received }) => <Amounts amount={amount} received={received} />,
    },
  ]
}
