import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { PayoutOffer } from '#domain/reward/payout/payout-view.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '../locale.tsx'
import { PayoutAccountBadge } from './payout-badge.tsx'
import { PayoutObstacleNotice } from './payout-obstacle.tsx'

type Offer = Pick<PayoutOffer, 'account' | 'obstacle' | 'gross'>

/** What can be asked for, where it would go, and what prevents it. */
export function PayoutSummary({ offer, inPayout }: { offer: Offer; inPayout: bigint }) {
  const { own } = useWords(ownPayoutWords)
  const { word } = useWords(taxResidenceWords)
  const { account: accountWord } = useWords(payoutWords)
  const path = usePath()
  const { account, obstacle, gross } = offer
  return (
    <Panel
      title={own.panel}
      actions={
        <>
          <Button to={path('/bughunter/profile/reward/tax-residence')} variant="quiet">
            {word}
          </Button>
          <Button to={path('/bughunter/profile/reward/account')} variant="quiet">
            {account ? own.changeAccount : own.setAccount}
          </Button>
          {obstacle === null && (
            <Button to={path('/bughunter/profile/reward/payout')} variant="primary">
              {own.ask}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {obstacle && <PayoutObstacleNotice obstacle={obstacle} usableFrom={account?.usableFrom} />}
        <DescriptionList
          columns={3}
          items={[
            { term: own.payable, value: formatRupiah(gross), key: 'payable' },
            { term: own.inPayout, value: formatRupiah(inPayout), key: 'inPayout' },
            {
              term: accountWord,
              key: 'account',
              value: account ? (
                <span className="flex flex-wrap items-center gap-2">
                  {account.providerName} {account.number}
                  <PayoutAccountBadge state={account.state} />
                </span>
              ) : (
                own.noAccount
              ),
            },
          ]}
        />
      </div>
    </Panel>
  )
}
