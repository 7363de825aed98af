import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { openPayout, type PayoutForTeam } from '#domain/reward/payout/open-payout.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { isPerson } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PayoutBadge } from '#web/parts/reward/payout-badge.tsx'
import { PayoutParts } from '#web/parts/reward/payout-parts.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { TaxLines } from '#web/parts/reward/tax-lines.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { BankReturn } from './bank-return.tsx'
import { payoutActs } from './payout-acts.server.ts'
import { PayoutActsPanel } from './payout-acts-panel.tsx'
import { PayoutFacts } from './payout-facts.tsx'

export const meta = pageTitle<typeof payoutQueueWords.id, { payout: PayoutForTeam }>(
  payoutQueueWords,
  ({ desk }, data) => data?.payout.code ?? desk.title,
)
export const loader = load(async ({ actor, params, locale }) => {
  const payout = await openPayout(actor, params.id ?? '')
  return { payout, residence: namedResidence(payout.residence, locale) }
})

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  const name = String(form.get('intent'))
  const { done, work } = found(Object.hasOwn(payoutActs, name) ? payoutActs[name] : null)
  form.set('payoutId', params.id ?? '')
  await work(actor, form)
  return go(`/hello/payouts/${params.id}?done=${done}`)
})

export default function Payout() {
  const { payout, residence } = useLoaderData<typeof loader>()
  const { desk } = useWords(payoutQueueWords)
  const { parts } = useWords(payoutWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={payout.code}
        meta={<PayoutBadge state={payout.state} />}
        breadcrumb={[{ to: path('/hello/payouts'), label: desk.title }, { label: payout.code }]}
        breadcrumbLabel={desk.title}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <PayoutFacts payout={payout} residence={residence} />
          <Panel title={parts} flush>
            <PayoutParts parts={payout.lines} reports="/hello/reports/detail" />
          </Panel>
          <Panel title={desk.taxLines} flush>
            <TaxLines lines={payout.taxLines} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <PayoutActsPanel payout={payout} />
          <BankReturn
            noted={payout.notedReturn}
            may={payout.may}
            block={payout.returnBlock}
            hints={{ hint: desk.back.hint, reasonHint: desk.reasonHint }}
          />
        </div>
      </div>
    </div>
  )
}
