import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { isUnderWay } from '#domain/reward/refund/refund.ts'
import { openRefund, type RefundForTeam } from '#domain/reward/refund/refund-queries.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { refundWords } from '#i18n/refunds.ts'
import { isPerson } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { BankReturn } from '#web/pages/hello/payout/bank-return.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { ShownTotal } from '#web/parts/reward/confirm-sum.tsx'
import { RefundBadge } from '#web/parts/reward/refund-badge.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { refundActs } from './refund-acts.server.ts'

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
            obstacle={refund.obstacles.confirmReturn}
            hints={{ hint: team.returnHint, reasonHint: team.reasonHint }}
          />
        </div>
      </div>
    </div>
  )
}

/** What the reader may do with a refund now; nothing where it is over. */
function RefundActsPanel({ refund: { may, obstacles, amount } }: { refund: RefundForTeam }) {
  const { team } = useWords(refundWords)
  return (
    <>
      {may.check && (
        <Panel title={team.check}>
          <ActForm intent="check" className="grid justify-items-start gap-3">
            <p className="text-ink-soft">{team.checkHint}</p>
            <SubmitButton>{team.checkSubmit}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      <SecondNotice obstacle={obstacles.pay} own={team.second} />
      {may.pay && (
        <Panel title={team.pay}>
          <ActForm intent="pay" encType="multipart/form-data" className="grid gap-4">
            <Evidence />
            <ShownTotal total={amount} />
            <div>
              <SubmitButton>{team.paySum({ amount: formatRupiah(amount) })}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
      {may.refuse && (
        <Panel title={team.refuse}>
          <ActForm intent="refuse" className="grid gap-4">
            <Reason />
            <div>
              <SubmitButton variant="danger">{team.refuseSubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </>
  )
}

function Evidence() {
  const { team, reference } = useWords(refundWords)
  return (
    <>
      <FormField name="reference" label={reference} hint={team.referenceHint} required>
        <TextInput mono autoComplete="off" maxLength={100} defaultValue={useTyped('reference')} />
      </FormField>
      <FormField name="proof" label={team.proof} hint={team.proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}

function Reason() {
  const { team } = useWords(refundWords)
  return (
    <FormField name="reason" label={team.reason} hint={team.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}

/** Which company gets how much back, and where to. */
function RefundFacts({ refund }: { refund: RefundForTeam }) {
  const { team } = useWords(refundWords)
  return (
    <Panel>
      <div className="grid gap-4">
        {!refund.nameMatches && isUnderWay(refund.state) && (
          <Notice tone="warning">{team.nameDiffers}</Notice>
        )}
        <DescriptionList columns={2} items={useItems(refund)} />
      </div>
    </Panel>
  )
}

function useItems(refund: RefundForTeam) {
  const words = useWords(refundWords)
  const { back } = useWords(payoutQueueWords).desk
  const { team } = words
  const path = usePath()
  const { companyId, company, amount, providerName, number, holder, requestedAt, returned } = refund
  const items: { key: string; term: string; value: ReactNode }[] = [
    {
      key: 'company',
      term: words.company,
      value: (
        <L to={`/hello/licenses/${companyId}`} className="text-samudra-text hover:underline">
          {company}
        </L>
      ),
    },
    { key: 'amount', term: words.amount, value: <strong>{formatRupiah(amount)}</strong> },
    { key: 'account', term: words.account, value: `${providerName} ${number}` },
    { key: 'holder', term: words.holder, value: <span className="wrap-anywhere">{holder}</span> },
    { key: 'at', term: words.at, value: <Moment at={requestedAt} /> },
  ]
  const add = (key: string, term: string, value: ReactNode) => {
    if (value) items.push({ key, term, value })
  }
  add('number', team.number, refund.fullNumber && <WholeNumber number={refund.fullNumber} />)
  add('checked', team.checkedBy, refund.checkedBy)
  add('settled', team.settledBy, refund.settledBy)
  add('reference', words.reference, refund.reference)
  add('reason', team.reason, refund.refuseReason)
  const paper = (name: string) => (
    <a
      href={path(`/hello/refunds/${refund.id}/${name}`)}
      download
      className="text-samudra-text hover:underline"
    >
      {team.proofOpen}
    </a>
  )
  add('proof', team.proof, refund.hasProof && paper('proof'))
  if (returned) {
    add('returned', back.at, <Moment at={returned.at} />)
    add('return_reference', back.reference, returned.reference)
    add('return_reason', back.reason, returned.reason)
  }
  add('return_proof', back.proof, refund.hasReturnProof && paper('return-proof'))
  return items
}

function WholeNumber({ number }: { number: string }) {
  const { team } = useWords(refundWords)
  return (
    <span className="grid gap-1">
      <span className="font-mono">{number}</span>
      <span className="text-xs text-ink-soft">{team.numberHint}</span>
    </span>
  )
}
