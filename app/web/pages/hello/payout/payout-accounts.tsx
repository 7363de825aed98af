import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { decidePayoutAccount } from '#domain/reward/payout/name-payout-account.server.ts'
import {
  type AccountInReview,
  accountsInReview,
} from '#domain/reward/payout/payout-account-queries.server.ts'
import { decidePayoutAccountInput } from '#domain/reward/payout/payout-input.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { RowDecision } from '../row-decision.tsx'

export const meta = pageTitle(payoutQueueWords, (words) => words.review.title)
export const loader = load(async ({ actor, url }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const list = await accountsInReview(actor, { from: url.searchParams.get('from'), size })
  leadToStart(list, url)
  return { list, size }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  await decidePayoutAccount(actor, parseForm(decidePayoutAccountInput, form))
  return go('/hello/payout-accounts?done=payout_account_decided')
})

export default function PayoutAccounts() {
  const { list, size } = useLoaderData<typeof loader>()
  const { review, desk } = useWords(payoutQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={review.title}
        subtitle={review.hint}
        breadcrumb={[{ to: path('/hello/payouts'), label: desk.title }, { label: review.title }]}
        breadcrumbLabel={desk.title}
      />
      <ListPanel list={list} size={size}>
        <Table
          caption={review.title}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={review.empty.title}>{review.empty.text}</EmptyState>}
          columns={useColumns()}
        />
      </ListPanel>
    </div>
  )
}

function useColumns(): Column<AccountInReview>[] {
  const words = useWords(payoutWords)
  const { desk, review } = useWords(payoutQueueWords)
  return [
    {
      key: 'bughunter',
      header: desk.bughunter,
      main: true,
      cell: ({ bughunterId, username }) => (
        <L to={`/hello/accounts/${bughunterId}`} className="text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    {
      key: 'verified',
      header: desk.verifiedName,
      cell: ({ verifiedName }) => <span className="wrap-anywhere">{verifiedName}</span>,
    },
    {
      key: 'holder',
      header: words.holder,
      cell: (account) => (
        <span className="grid justify-items-start gap-1 wrap-anywhere">
          {account.holder}
          <Sharers account={account} />
        </span>
      ),
    },
    {
      key: 'account',
      header: words.account,
      cell: ({ providerName, number }) => `${providerName} ${number}`,
    },
    { key: 'at', header: words.at, nowrap: true, cell: ({ namedAt }) => <Moment at={namedAt} /> },
    { key: 'decision', header: review.decision, cell: ({ id }) => <Decision id={id} /> },
  ]
}

/** Who else named this number. */
function Sharers({ account: { sharedWith, sharers } }: { account: AccountInReview }) {
  const { review } = useWords(payoutQueueWords)
  if (sharedWith === 0) return null
  return (
    <>
      <Badge tone="warning">{review.shared({ count: sharedWith })}</Badge>
      <span className="flex flex-wrap gap-x-2 text-sm">
        {sharers.map(({ bughunterId, username }) => (
          <L
            key={bughunterId}
            to={`/hello/accounts/${bughunterId}`}
            className="text-samudra-text hover:underline"
          >
            {username}
          </L>
        ))}
      </span>
    </>
  )
}

/** The two answers about the holder of an account. */
function Decision({ id }: { id: string }) {
  const { review, desk } = useWords(payoutQueueWords)
  const { approve: yes, refuse } = review
  const { reason, reasonHint } = desk
  return (
    <RowDecision
      id={id}
      name="payoutAccountId"
      yes="approve"
      words={{ yes, refuse, reason, reasonHint }}
      reasonMost={1_000}
    />
  )
}
