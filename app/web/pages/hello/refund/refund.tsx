import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { openRefund, type RefundForTeam } from '#domain/reward/refund/refund-queries.server.ts'
import { refundWords } from '#i18n/refunds.ts'
import { isPerson } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { RefundBadge } from '#web/parts/reward/refund-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { BankReturn } from '../payout/bank-return.tsx'
import { refundActs } from './refund-acts.server.ts'
import { RefundActsPanel } from './refund-acts-panel.tsx'
import { RefundFacts } from './refund-facts.tsx'

export const meta = pageTitle<typeof refundWords.id, { refund: RefundForTeam }>(
  refundWords,
  ({ title }, data) => data?.refund.company ?? title,
)
export const loader = load(async ({ actor, params }) => ({
  refund: await openRefund(actor, params.id ?? ''),
}))

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const name = String(form.get('intent'))
  const { done, work } = found(Object.hasOwn(refundActs, name) ? refundActs[name] : null)
  form.set('refundId', params.id ?? '')
  await work(actor, form)
  return go(`/hello/refunds/${params.id}?done=${done}`)
})

export default function Refund() {
  const { refund } = useLoaderData<typeof loader>()
  const { title, team } = useWords(refundWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={refund.company}
        meta={<RefundBadge state={refund.state} />}
        breadcrumb={[{ to: path('/hello/refunds'), label: title }, { label: refund.company }]}
        breadcrumbLabel={title}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <RefundFacts refund={refund} />
        <div className="grid min-w-0 gap-6">
          <RefundActsPanel refund={refund} />
          <BankReturn
            noted={refund.notedReturn}
            may={refund.may}
            block={refund.returnBlock}
            hints={{ hint: team.returnHint, reasonHint: team.reasonHint }}
          />
        </div>
      </div>
    </div>
  )
}
