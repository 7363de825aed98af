import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { isUnderWay } from '#domain/reward/refund/refund.ts'
import type { RefundForTeam } from '#domain/reward/refund/refund-queries.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { refundWords } from '#i18n/refunds.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

/** Which company gets how much back, and where to. */
export function RefundFacts({ refund }: { refund: RefundForTeam }) {
  const { team } = useWords(refundWords)
  return (
    <Panel>
      <div className="grid gap-4">
        {!refund.nameMatches && isUnderWay(refund.state) && (
          <Notice tone="warning">{team.nameDiffers}</Notice>
        )}
        <DescriptionList columns={2} items={useItems(refund)} />
      </div>
    </Panel>
  )
}

function useItems(refund: RefundForTeam) {
  const words = useWords(refundWords)
  const { back } = useWords(payoutQueueWords).desk
  const { team } = words
  const path = usePath()
  const { companyId, company, amount, providerName, number, holder, requestedAt, returned } = refund
  const items: { key: string; term: string; value: ReactNode }[] = [
    {
      key: 'company',
      term: words.company,
      value: (
        <L to={`/hello/licenses/${companyId}`} className="text-samudra-text hover:underline">
          {company}
        </L>
      ),
    },
    { key: 'amount', term: words.amount, value: <strong>{formatRupiah(amount)}</strong> },
    { key: 'account', term: words.account, value: `${providerName} ${number}` },
    { key: 'holder', term: words.holder, value: <span className="wrap-anywhere">{holder}</span> },
    { key: 'at', term: words.at, value: <Moment at={requestedAt} /> },
  ]
  const add = (key: string, term: string, value: ReactNode) => {
    if (value) items.push({ key, term, value })
  }
  add('number', team.number, refund.fullNumber && <WholeNumber number={refund.fullNumber} />)
  add('checked', team.checkedBy, refund.checkedBy)
  add('settled', team.settledBy, refund.settledBy)
  add('reference', words.reference, refund.reference)
  add('reason', team.reason, refund.refuseReason)
  const paper = (name: string) => (
    <a
      href={path(`/hello/refunds/${refund.id}/${name}`)}
      download
      className="text-samudra-text hover:underline"
    >
      {team.proofOpen}
    </a>
  )
  add('proof', team.proof, refund.hasProof && paper('proof'))
  if (returned) {
    add('returned', back.at, <Moment at={returned.at} />)
    add('return_reference', back.reference, returned.reference)
    add('return_reason', back.reason, returned.reason)
  }
  add('return_proof', back.proof, refund.hasReturnProof && paper('return-proof'))
  return items
}

function WholeNumber({ number }: { number: string }) {
  const { team } = useWords(refundWords)
  return (
    <span className="grid gap-1">
      <span className="font-mono">{number}</span>
      <span className="text-xs text-ink-soft">{team.numberHint}</span>
    </span>
  )
}
