import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { openPayout, type PayoutForTeam } from '#domain/reward/payout/open-payout.server.ts'
import type { AccountObstacle } from '#domain/reward/payout/payout-account.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { refusals } from '#i18n/refusals.ts'
import { isPerson } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { ShownTotal } from '#web/parts/reward/confirm-sum.tsx'
import { PayoutBadge } from '#web/parts/reward/payout-badge.tsx'
import { PayoutParts } from '#web/parts/reward/payout-summary.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { namedTaxLines } from '#web/parts/reward/tax-lines.server.ts'
import { TaxLines } from '#web/parts/reward/tax-lines.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { BankReturn } from './bank-return.tsx'
import { payoutActs } from './payout-acts.server.ts'
import { PayoutFacts } from './payout-facts.tsx'

export const meta = pageTitle<typeof payoutQueueWords.id, { payout: PayoutForTeam }>(
  payoutQueueWords,
  ({ desk }, data) => data?.payout.code ?? desk.title,
)
export const loader = load(async ({ actor, params, locale }) => {
  const payout = await openPayout(actor, params.id ?? '')
  const taxLines = namedTaxLines(payout.taxLines)
  return { payout, taxLines, residence: namedResidence(payout.residence, locale) }
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
  const { payout, taxLines, residence } = useLoaderData<typeof loader>()
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
            <TaxLines lines={taxLines} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <PayoutActsPanel payout={payout} />
          <BankReturn
            noted={payout.notedReturn}
            may={payout.may}
            obstacle={payout.obstacles.confirmReturn}
            hints={{ hint: desk.back.hint, reasonHint: desk.reasonHint }}
          />
        </div>
      </div>
    </div>
  )
}

/** What the reader may do with a payout now; nothing where it is over. */
function PayoutActsPanel({ payout }: { payout: PayoutForTeam }) {
  const { may, obstacles, requestedFor, net } = payout
  const { desk, left } = useWords(payoutQueueWords)
  return (
    <>
      {obstacles.take && <TakeObstacle obstacle={obstacles.take} onBehalf={requestedFor !== null} />}
      {may.take && (
        <Panel title={desk.take}>
          <ActForm intent="take" className="grid justify-items-start gap-3">
            <p className="text-ink-soft">{desk.takeHint}</p>
            <ShownTotal total={net} />
            <SubmitButton>{desk.takeSum({ net: formatRupiah(net) })}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      <SecondNotice
        obstacle={obstacles.confirm}
        own={obstacles.confirm === 'second_payer_for' ? left.second : desk.second}
      />
      {may.confirm && (
        <Panel title={desk.confirm}>
          <ActForm intent="confirm" encType="multipart/form-data" className="grid gap-4">
            <Evidence />
            <ShownTotal total={net} />
            <div>
              <SubmitButton>{desk.confirmSum({ net: formatRupiah(net) })}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
      {may.fail && (
        <Panel title={desk.fail}>
          <ActForm intent="fail" className="grid gap-4">
            <Reason />
            <div>
              <SubmitButton variant="danger">{desk.failSubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </>
  )
}

function TakeObstacle({ obstacle, onBehalf }: { obstacle: AccountObstacle; onBehalf: boolean }) {
  const { desk, left, review } = useWords(payoutQueueWords)
  const { details } = useWords(refusals)
  if (obstacle === 'payout_account_held')
    return <Notice tone="info">{onBehalf ? left.held : details[obstacle]}</Notice>
  return (
    <Notice tone="warning">
      {desk.stopped}{' '}
      <L to="/hello/payout-accounts" className="underline">
        {review.title}
      </L>
    </Notice>
  )
}

function Evidence() {
  const { desk } = useWords(payoutQueueWords)
  const { reference } = useWords(payoutWords)
  return (
    <>
      <FormField name="reference" label={reference} hint={desk.referenceHint} required>
        <TextInput mono autoComplete="off" maxLength={100} defaultValue={useTyped('reference')} />
      </FormField>
      <FormField name="proof" label={desk.proof} hint={desk.proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}

function Reason() {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="reason" label={desk.reason} hint={desk.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
