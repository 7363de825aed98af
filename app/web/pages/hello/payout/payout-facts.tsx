import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { PayoutForTeam } from '#domain/reward/payout/open-payout.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { PayoutAccountBadge } from '#web/parts/reward/payout-badge.tsx'
import { type NamedResidence, ResidenceName, sayingsOf } from '#web/parts/reward/residence-facts.tsx'

type PayoutFactsProps = { payout: PayoutForTeam; residence: NamedResidence }

/** Who is paid how much, and where to. */
export function PayoutFacts({ payout, residence }: PayoutFactsProps) {
  const { desk } = useWords(payoutQueueWords)
  const { team, unknown } = useWords(taxResidenceWords)
  return (
    <Panel>
      <div className="grid gap-4">
        {payout.sharedWith > 0 && <Notice tone="warning">{desk.shared({ count: payout.sharedWith })}</Notice>}
        {payout.sameProof > 0 && (
          <Notice tone="warning">{desk.sameProof({ count: payout.sameProof })}</Notice>
        )}
        {residence.differs && <Notice tone="warning">{team.differs(sayingsOf(residence, unknown))}</Notice>}
        <DescriptionList columns={2} items={useItems(payout, residence)} />
      </div>
    </Panel>
  )
}

function useItems(payout: PayoutForTeam, residence: NamedResidence) {
  const words = useWords(payoutWords)
  const { desk, left } = useWords(payoutQueueWords)
  const { word } = useWords(taxResidenceWords)
  const path = usePath()
  const { account, bughunterId, username, fullName, gross, tax, net, payee } = payout
  const items: { key: string; term: string; value: ReactNode }[] = [
    {
      key: 'bughunter',
      term: desk.bughunter,
      value: (
        <L to={`/hello/accounts/${bughunterId}`} className="text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    { key: 'name', term: desk.verifiedName, value: <span className="wrap-anywhere">{fullName}</span> },
    { key: 'net', term: words.net, value: <strong>{formatRupiah(net)}</strong> },
    { key: 'gross', term: words.gross, value: formatRupiah(gross) },
    { key: 'tax', term: words.tax, value: formatRupiah(tax) },
    { key: 'payee', term: words.payee, value: words.payees[payee] },
    { key: 'residence', term: word, value: <ResidenceName residence={residence} /> },
    { key: 'account', term: words.account, value: `${account.providerName} ${account.number}` },
    { key: 'holder', term: words.holder, value: <Holder payout={payout} /> },
    { key: 'at', term: words.at, value: <Moment at={payout.requestedAt} /> },
  ]
  const add = (key: string, term: string, value: ReactNode) => {
    if (value) items.push({ key, term, value })
  }
  if (payout.requestedFor) {
    const { by, reason } = payout.requestedFor
    const letter = path(`/hello/payouts/${payout.id}/letter`)
    add('asked', left.askedBy, by)
    add('ask_reason', left.reason, <span className="wrap-anywhere">{reason}</span>)
    add('letter', left.letter, <Download to={letter}>{left.letterOpen}</Download>)
  }
  add('number', desk.number, payout.fullNumber && <WholeNumber number={payout.fullNumber} />)
  add('taken', desk.takenBy, payout.takenBy)
  add('batch', desk.csv.batch, payout.batch)
  add('settled', desk.settledBy, payout.settledBy)
  add('reference', words.reference, payout.reference)
  add('failed', desk.failReason, payout.failReason)
  if (payout.hasProof) {
    const [proof, slip] = ['proof', 'slip'].map((what) => path(`/hello/payouts/${payout.id}/${what}`))
    add('proof', desk.proof, <Download to={proof!}>{desk.proofOpen}</Download>)
    if (payout.state === 'paid') add('slip', words.paper.title, <Download to={slip!}>{words.slip}</Download>)
  }
  if (payout.returned) {
    add('returned', desk.back.at, <Moment at={payout.returned.at} />)
    add('return_reference', desk.back.reference, payout.returned.reference)
    add('return_reason', desk.back.reason, payout.returned.reason)
  }
  if (payout.hasReturnProof)
    add(
      'return_proof',
      desk.back.proof,
      <Download to={path(`/hello/payouts/${payout.id}/return-proof`)}>{desk.proofOpen}</Download>,
    )
  return items
}

function Holder({ payout: { account } }: { payout: PayoutForTeam }) {
  return (
    <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
      {account.holder}
      <PayoutAccountBadge state={account.state} />
    </span>
  )
}

function WholeNumber({ number }: { number: string }) {
  const { desk } = useWords(payoutQueueWords)
  return (
    <span className="grid gap-1">
      <span className="font-mono">{number}</span>
      <span className="text-xs text-ink-soft">{desk.numberHint}</span>
    </span>
  )
}

function Download({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} download className="text-samudra-text hover:underline">
      {children}
    </a>
  )
}
