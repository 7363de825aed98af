import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { PayoutLine, PayoutOffer } from '#domain/reward/payout/payout-view.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { formatRupiah } from '#kernel/money.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
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
            { term: own.states.payable, value: formatRupiah(gross), key: 'payable' },
            { term: own.states.processing, value: formatRupiah(inPayout), key: 'inPayout' },
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

type Props = {
  parts: readonly PayoutLine[]
  /** Where a report is read by its id, for those who look into what they pay. */
  reports?: string
}

/** The rewards, prizes and retests a payout consists of. */
export function PayoutParts({ parts, reports }: Props) {
  const words = useWords(payoutWords)
  return (
    <Table
      caption={words.parts}
      rows={parts}
      rowKey={({ kind, name, round }) => `${kind} ${name} ${round}`}
      columns={[
        {
          key: 'part',
          header: words.part,
          main: true,
          cell: (part) => <PartName part={part} reports={reports} />,
        },
        { key: 'scheme', header: words.scheme, cell: ({ scheme }) => words.schemes[scheme] },
        { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
      ]}
    />
  )
}

function PartName({ part, reports }: { part: PayoutLine; reports: string | undefined }) {
  const words = useWords(payoutWords)
  const { kind, reportId, name, round } = part
  if (kind === 'prize') return <span className="wrap-anywhere">{name}</span>
  const label = round === null ? name : words.retest({ code: name, round })
  const code = <span className="font-mono whitespace-nowrap">{label}</span>
  if (!reports || !reportId) return code
  return (
    <L to={`${reports}/${reportId}`} className="text-samudra-text hover:underline">
      {code}
    </L>
  )
}
