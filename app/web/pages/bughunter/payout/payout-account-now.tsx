import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { PayoutAccountView } from '#domain/reward/payout/payout-view.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { PayoutAccountBadge } from '#web/parts/reward/payout-badge.tsx'

/** The account in use, masked, with its standing. */
export function PayoutAccountNow({ account }: { account: PayoutAccountView | null }) {
  const words = useWords(payoutWords)
  const ownWords = useWords(ownPayoutWords)
  const { now, none, since, usable } = ownWords.accountPage
  if (!account) return <Notice>{none}</Notice>
  const { providerName, number, holder, state, namedAt, usableFrom, reason } = account
  return (
    <Panel title={now} actions={<PayoutAccountBadge state={state} />}>
      <div className="grid gap-4">
        {reason && (
          <Notice tone="danger">
            <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>
          </Notice>
        )}
        <DescriptionList
          columns={2}
          items={[
            { term: words.account, value: `${providerName} ${number}`, key: 'account' },
            { term: words.holder, value: <span className="wrap-anywhere">{holder}</span>, key: 'holder' },
            { term: since, value: <Moment at={namedAt} />, key: 'since' },
            { term: usable, value: <Moment at={usableFrom} />, key: 'usable' },
          ]}
        />
      </div>
    </Panel>
  )
}
