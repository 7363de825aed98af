import { newId } from '@cakrawala/ids/ids'
import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '@cakrawala/page-parts/form'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { type CountedPage, pageSizes } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { useActionData, useLoaderData } from 'react-router'
import { type ProofAsked, proofFields } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import type { Leaving } from '#domain/reward/leaving.ts'
import { offeredBanks, type Provider } from '#domain/reward/payout/offered-banks.server.ts'
import { mayAskRefund } from '#domain/reward/refund/refund.ts'
import { foreseeRefundInput, refundInput, requestRefundInput } from '#domain/reward/refund/refund-input.ts'
import { type RefundView, refundsOfOwner } from '#domain/reward/refund/refund-queries.server.ts'
import { cancelRefund, foreseeRefund, requestRefund } from '#domain/reward/refund/request-refund.server.ts'
import { dateText } from '#i18n/moment.ts'
import { refundWords } from '#i18n/refunds.ts'
import type { Person } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { act, load, type Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { BankAccountFields } from '#web/parts/bank-account-fields.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { askSum } from '#web/parts/reward/confirm-sum.server.ts'
import { ConfirmSum } from '#web/parts/reward/confirm-sum.tsx'
import { RefundBadge } from '#web/parts/reward/refund-badge.tsx'
import { sumAskedIn } from '#web/parts/reward/sum-asked.ts'
import { pageTitle } from '#web/parts/title.ts'
import { typedIn } from '#web/parts/typed-in.ts'

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
  if (form.has('edit')) return { again: true, typed: typedIn(form) }
  const asked = await askSum(form, () => leavingBy(actor, form))
  if (asked) return asked
  await requestRefund(actor, parseForm(requestRefundInput, form))
  return go('/company/license/refunds?done=refund_requested')
}, askedAnew)

/** What a refused confirmation asks for anew. */
async function askedAnew({ actor }: Visit, form: FormData) {
  return form.has('total') && mayAskRefund(actor) ? { leaving: await leavingBy(actor, form) } : undefined
}

function leavingBy(actor: Person, form: FormData): Promise<Leaving> {
  for (const name of ['total', ...Object.keys(proofFields)]) form.delete(name)
  return foreseeRefund(actor, parseForm(foreseeRefundInput, form))
}

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

type Facts = { free: bigint; banks: Provider[]; proof: ProofAsked; requestKey: string }

/** The owner asks for free balance back. `requestKey` makes one request of however many times the form is sent. */
function RefundForm({ free, banks, proof, requestKey }: Facts) {
  const { form } = useWords(refundWords)
  const path = usePath()
  const asked = sumAskedIn(useActionData<unknown>(), 'request_refund')
  if (!proof.totp && !proof.passkey)
    return (
      <Notice
        tone="warning"
        action={<ButtonLink to={path('/company/profile/security')}>{form.toSecurity}</ButtonLink>}
      >
        {form.factor}
      </Notice>
    )
  if (asked) return <ConfirmRefund asked={asked} banks={banks} proof={proof} />
  if (free === 0n) return <Notice tone="info">{form.nothing}</Notice>
  return (
    <Panel title={form.title} subtitle={form.free({ amount: formatRupiah(free) })}>
      <ActForm intent="request_refund" className="grid gap-4">
        <Fields banks={banks} requestKey={requestKey} />
        <p className="text-sm text-ink-soft">{form.people}</p>
        <SubmitButton wide>{form.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

type ConfirmRefundProps = Pick<Facts, 'banks' | 'proof'> & {
  asked: NonNullable<ReturnType<typeof sumAskedIn>>
}

function ConfirmRefund({ asked, banks, proof }: ConfirmRefundProps) {
  const { provider = [], number = [], holder = [] } = asked.typed
  const bank = banks.find(({ code }) => code === provider[0])?.name ?? ''
  const to = <span className="wrap-anywhere">{`${bank} ${number[0] ?? ''}, ${holder[0] ?? ''}`}</span>
  return <ConfirmSum intent="request_refund" {...asked} to={to} proof={proof} />
}

/** Emptied once a request is taken: sent again unchanged, it would be a second one. */
function Fields({ banks, requestKey }: Pick<Facts, 'banks' | 'requestKey'>) {
  const { form, amount, holder } = useWords(refundWords)
  return (
    <div key={useAccepted()} className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <FormField name="amount" label={amount} hint={form.amountHint} required>
        <MoneyInput defaultValue={useTyped('amount')} />
      </FormField>
      <BankAccountFields banks={banks} words={{ ...form, holder }} />
    </div>
  )
}

/** The owner's requests, whose turn each is, and what became of it. */
function OwnRefunds({ refunds }: { refunds: CountedPage<RefundView> }) {
  const words = useWords(refundWords)
  return (
    <ListPanel title={words.list} list={refunds}>
      <Table
        caption={words.list}
        rows={refunds.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
        columns={useColumns()}
      />
    </ListPanel>
  )
}

function useColumns(): Column<RefundView>[] {
  const words = useWords(refundWords)
  const locale = useLocale()
  return [
    {
      key: 'account',
      header: words.account,
      main: true,
      cell: ({ providerName, number, holder }) => (
        <span className="grid gap-0.5">
          {`${providerName} ${number}`}
          <span className="text-xs font-normal wrap-anywhere text-ink-soft">{holder}</span>
        </span>
      ),
    },
    { key: 'at', header: words.at, nowrap: true, cell: ({ requestedAt }) => dateText(requestedAt, locale) },
    { key: 'state', header: words.state, cell: (row) => <State refund={row} /> },
    { key: 'amount', header: words.amount, numeric: true, cell: ({ amount }) => formatRupiah(amount) },
    {
      key: 'act',
      header: words.cancel,
      hideHeader: true,
      cell: ({ id, state }) =>
        state === 'requested' && (
          <ActButton intent="cancel_refund" fields={{ refundId: id }}>
            {words.cancel}
          </ActButton>
        ),
    },
  ]
}

function State({ refund: { state, reference, refuseReason, returned } }: { refund: RefundView }) {
  const words = useWords(refundWords)
  const note = returned?.reason ?? refuseReason ?? (reference && `${words.reference}: ${reference}`)
  return (
    <span className="grid justify-items-start gap-1">
      <RefundBadge state={state} />
      {note && <span className="max-w-xs text-xs wrap-anywhere text-ink-soft">{note}</span>}
    </span>
  )
}
