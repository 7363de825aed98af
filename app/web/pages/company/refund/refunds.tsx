import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { offeredBanks } from '#domain/reward/payout/offered-banks.server.ts'
import { refundInput, requestRefundInput } from '#domain/reward/refund/refund-input.ts'
import { mayAskRefund } from '#domain/reward/refund/refund-policy.ts'
import { refundsOfOwner } from '#domain/reward/refund/refund-queries.server.ts'
import { cancelRefund, requestRefund } from '#domain/reward/refund/request-refund.server.ts'
import { refundWords } from '#i18n/refunds.ts'
import { newId } from '#kernel/ids.ts'
import { pageSizes } from '#kernel/paging.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { leadToStart } from '#web/http/first-page.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { OwnRefunds } from './own-refunds.tsx'
import { RefundForm } from './refund-form.tsx'

export const middleware = [ownerOnly]
export const meta = pageTitle(refundWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  const [balance, refunds, proof] = await Promise.all([
    balanceSeenBy(actor),
    refundsOfOwner(actor, { from: url.searchParams.get('from'), size: pageSizes.table }),
    proofAskedOf(actor),
  ])
  leadToStart(refunds, url)
  const banks = offeredBanks().filter(({ kind }) => kind === 'bank')
  return { free: found(balance).balance, refunds, proof, banks, key: newId() }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  if (form.get('intent') === 'cancel_refund') {
    await cancelRefund(actor, parseForm(refundInput, form))
    return go('/company/license/refunds?done=refund_cancelled')
  }
  await requestRefund(actor, parseForm(requestRefundInput, form))
  return go('/company/license/refunds?done=refund_requested')
})

export default function Refunds() {
  const { free, refunds, proof, banks, key } = useLoaderData<typeof loader>()
  const words = useWords(refundWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.hint}
        breadcrumb={[{ to: path('/company/license'), label: words.license }, { label: words.title }]}
        breadcrumbLabel={words.license}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <OwnRefunds refunds={refunds} />
        <RefundForm free={free} banks={banks} proof={proof} requestKey={key} />
      </div>
    </div>
  )
}
