import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import type { Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { mayExportLists } from '#domain/account/export-policy.ts'
import { hunterLevelOf } from '#domain/report/points.ts'
import { type OwnPrize, prizesSeenBy } from '#domain/reward/challenge/prize-queries.server.ts'
import { cancelPayout } from '#domain/reward/payout/cancel-payout.server.ts'
import { moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { payoutInput } from '#domain/reward/payout/payout-input.ts'
import {
  ownMoneyUnderWay,
  ownPayouts,
  payoutOfferSeenBy,
} from '#domain/reward/payout/payout-queries.server.ts'
import type { PayoutView } from '#domain/reward/payout/payout-view.ts'
import { presentRankOf } from '#domain/reward/point-months.server.ts'
import {
  owedTo,
  type PointLine,
  pointLedgerSeenBy,
  pointsOf,
  rewardsSeenBy,
} from '#domain/reward/points-queries.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { dateText } from '#i18n/moment.ts'
import { rewardWords } from '#i18n/reward.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { ownMoneyFile, ownPayoutsFile } from '#web/http/csv/money-csv.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { prizeText } from '#web/parts/challenge/challenge-prizes.tsx'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { LedgerPanel, MoneyLedger, useLineColumns } from '#web/parts/reward/ledger-panel.tsx'
import { OwnPayouts } from '#web/parts/reward/own-payouts.tsx'
import { OwnRewards } from '#web/parts/reward/own-rewards.tsx'
import { PayoutSummary } from '#web/parts/reward/payout-summary.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [...ownMoneyFile.middleware, ...ownPayoutsFile.middleware]
export const headers = ownMoneyFile.headers
export const meta = pageTitle(rewardWords, (words) => words.own.title)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const asked = (name: string) => ({ from: url.searchParams.get(name) })
  const [ledger, given, owed, total, rank, prizes, paying] = await Promise.all([
    pointLedgerSeenBy(actor, asked('from')),
    rewardsSeenBy(actor, asked('rewards')),
    owedTo(actor),
    pointsOf(actor.accountId),
    presentRankOf(actor.accountId),
    prizesSeenBy(actor, asked('prizes')),
    payingFor(actor, asked),
  ])
  leadToStart(ledger, url)
  const others = { rewards: given, prizes, payouts: paying.payouts, money: paying.money }
  for (const [start, list] of Object.entries(others)) leadToStart(list, url, start)
  return {
    ...paying,
    ledger,
    given,
    owed,
    prizes,
    total,
    level: hunterLevelOf(total),
    rank,
    mayExport: mayExportLists(actor),
  }
})

const change = act(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  if (form.get('intent') !== 'cancel') refuse('invalid_input')
  await cancelPayout(actor, parseForm(payoutInput, form))
  return go('/bughunter/profile/reward?done=payout_cancelled')
})
export const action = ownMoneyFile.or(ownPayoutsFile.or(change))

async function payingFor(actor: Actor, asked: (name: string) => Wanted) {
  const [{ account, obstacle, gross }, payouts, inPayout, money] = await Promise.all([
    payoutOfferSeenBy(actor),
    ownPayouts(actor, asked('payouts')),
    ownMoneyUnderWay(actor),
    moneyLedgerSeenBy(actor, asked('money')),
  ])
  // Its parts, as many as there are rewards, are on the page that requests a payout.
  return {
    offer: { account, obstacle, gross },
    payouts: { ...payouts, rows: payouts.rows.map(rowOf) },
    money,
    inPayout,
  }
}

/** A row needs neither the tax lines nor all of the account. */
function rowOf({ id, code, state, failReason, returned, requestedAt, account, ...sums }: PayoutView) {
  const { gross, tax, net } = sums
  const facts = { id, code, state, failReason, returned, requestedAt, gross, tax, net }
  return { ...facts, account: shortAccount(account) }
}

function shortAccount({ providerName, number }: PayoutView['account']) {
  return { providerName, number }
}

export default function OwnReward() {
  const { offer, payouts, money, inPayout, ledger, given, owed, prizes, total, level, rank, mayExport } =
    useLoaderData<typeof loader>()
  const words = useWords(rewardWords)
  const { own } = words
  return (
    <div className="grid gap-6">
      <PageHeader title={own.title} subtitle={own.hint} />
      <ProfileTabs />
      <StatRow label={own.title}>
        <StatTile label={own.total} value={total} hint={own.totalHint} />
        <StatTile
          label={own.level}
          value={words.levels[level.key]}
          hint={level.next === null ? own.top : own.next({ points: level.next - total })}
        />
        <StatTile label={own.rank} value={rank ?? own.noRank} hint={own.rankHint} />
        <StatTile label={own.owed} value={formatRupiah(owed)} hint={own.owedHint} />
      </StatRow>
      <PayoutSummary offer={offer} inPayout={inPayout} />
      <OwnPayouts payouts={payouts} mayExport={mayExport} />
      <OwnRewards rewards={given} />
      <OwnPrizes prizes={prizes} />
      <MoneyLedger ledger={money} mayExport={mayExport} />
      <PointLedger ledger={ledger} />
    </div>
  )
}

/** Every entry of a bughunter's points. */
function PointLedger({ ledger }: { ledger: CountedPage<PointLine> }) {
  const { own } = useWords(rewardWords)
  return (
    <LedgerPanel
      ledger={ledger}
      at={{ id: 'points', start: 'from' }}
      words={{ title: own.ledger, empty: own.ledgerEmpty }}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<PointLine>[] {
  const words = useWords(rewardWords)
  const { own, rules } = words
  const reason = (rule: string) =>
    Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : own.unknown
  return [
    { key: 'rule', header: own.rule, main: true, cell: ({ rule }) => reason(rule) },
    ...useLineColumns(),
    {
      key: 'points',
      header: words.points,
      numeric: true,
      cell: ({ points }) => (points > 0 ? `+${points}` : String(points).replace('-', '−')),
    },
  ]
}

/** The prizes a bughunter won in challenges; nothing where there are none. */
function OwnPrizes({ prizes }: { prizes: CountedPage<OwnPrize> }) {
  const words = useWords(challengeWords)
  const locale = useLocale()
  if (prizes.total === 0) return null
  return (
    <Panel
      title={words.own.title}
      id="prizes"
      flush
      footer={<ListFoot {...prizes} at={{ start: 'prizes', id: 'prizes' }} label={words.own.title} />}
    >
      <Table
        caption={words.own.title}
        rows={prizes.rows}
        rowKey={({ programId }) => programId}
        columns={[
          { key: 'program', header: words.own.program, main: true, cell: (row) => <Program prize={row} /> },
          { key: 'place', header: words.place, cell: ({ place }) => words.prizeOf({ place }) },
          { key: 'at', header: words.own.at, nowrap: true, cell: ({ at }) => dateText(at, locale) },
          { key: 'prize', header: words.prize, numeric: true, cell: prizeText },
        ]}
      />
    </Panel>
  )
}

function Program({ prize: { program, programId } }: { prize: OwnPrize }) {
  const { hidden } = useWords(challengeWords).own
  if (program === null) return <span className="text-ink-soft">{hidden}</span>
  return (
    <L to={`/bughunter/programs/detail/${programId}`} className="text-samudra-text hover:underline">
      {program}
    </L>
  )
}
