import { newId } from '@cakrawala/ids/ids'
import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { type AccountForTeam, accountSeenBy } from '#domain/account/status/account-for-team.server.ts'
import { sessionEndReasons } from '#domain/account/status/account-status.ts'
import { companyOfAccountSeenBy } from '#domain/company/company-for-team.server.ts'
import { companyProgramsSeenBy } from '#domain/program/company-programs.server.ts'
import { reportCountOf } from '#domain/report/figures/program-counts.server.ts'
import { type LeftPayeeOffer, leftPayeeSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { refusals } from '#i18n/refusals.ts'
import { isOperator } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { BankAccountFields } from '#web/parts/bank-account-fields.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { actOnAccount } from './account-acts.server.ts'
import { AccountCompany } from './account-company.tsx'
import { AccountFacts, SignIns } from './account-facts.tsx'
import { AccountHistory } from './account-history.tsx'
import { LongText } from './account-step-acts.tsx'
import { AccountStatusBadge, ActDialog } from './act-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SanctionDialog } from './sanction-dialog.tsx'

export { readsNewest as shouldRevalidate } from '@cakrawala/page-parts/reads-newest'

export const meta = pageTitle<typeof accountsWords.id, Loaded>(
  accountsWords,
  (words, data) => data?.account.username ?? words.list.title,
)

export const loader = load(async ({ actor, params, url }) => {
  const team = found(isOperator(actor) ? actor : null)
  const accountId = params.accountId ?? ''
  const account = await accountSeenBy(team, accountId)
  const [company, reports, proof, owed] = await Promise.all([
    companyOfAccountSeenBy(team, accountId, { from: url.searchParams.get('members') }),
    reportCountOf(team, accountId),
    account.role === 'hello' ? proofAskedOf(team) : null,
    leftPayeeSeenBy(team, accountId),
  ])
  const wanted = { from: url.searchParams.get('programs') }
  const programs = company && (await companyProgramsSeenBy(team, company.id, wanted))
  if (company) leadToStart(company.members, url, 'members')
  if (programs) leadToStart(programs, url, 'programs')
  const own = account.id === team.accountId
  return { account, own, company, programs, reports, proof, owed, key: newId(), payoutKey: newId() }
})
type Loaded = Awaited<ReturnType<typeof loader>>

export const action = actWithFiles(actOnAccount)

export default function Account() {
  const { account, own, company, programs, reports, proof, owed, key, payoutKey } =
    useLoaderData<typeof loader>()
  const words = useWords(accountsWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={account.username}
        subtitle={words.account.read}
        meta={<AccountStatusBadge standing={account.standing} />}
        actions={account.mayKeepOrder && <AccountActs account={account} proof={proof} formKey={key} />}
        breadcrumb={[{ to: path('/hello/accounts'), label: words.list.title }, { label: account.username }]}
        breadcrumbLabel={words.list.title}
      />
      {account.erased && <Notice tone="info">{words.account.erased}</Notice>}
      {account.left && (
        <Notice tone="info">{account.role === 'hello' ? words.account.letGo : words.account.left}</Notice>
      )}
      {own && <Notice tone="info">{words.account.own}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <AccountFacts account={account} company={company} reports={reports} />
          {owed && <LeftPayeePanel offer={owed} requestKey={payoutKey} />}
          <SignIns signIns={account.signIns} />
          {company && programs && <AccountCompany company={company} programs={programs} />}
        </div>
        <AccountHistory account={account} />
      </div>
    </div>
  )
}

type Props = { account: AccountForTeam; proof: ProofAsked | null; formKey: string }

/** What can be done with the whole account; each act asks for its reason in a dialog. */
function AccountActs({ account, proof, formKey }: Props) {
  const { acts } = useWords(accountsWords)
  if (account.standing === 'ended') return account.mayRestore && <Restore />
  return (
    <>
      {account.picture && <PictureDialog />}
      <DialogTrigger dialog="end-sessions">{acts.sessions}</DialogTrigger>
      <DialogTrigger dialog="sanction" variant="danger">
        {acts.sanction}
      </DialogTrigger>
      <ActDialog id="end-sessions" intent="end_sessions" title={acts.sessions}>
        <p className="text-ink-soft">{acts.sessionsText}</p>
        <Why />
        <SubmitButton wide variant="danger">
          {acts.sessionsSubmit}
        </SubmitButton>
      </ActDialog>
      <SanctionDialog account={account} proof={proof} formKey={formKey} />
    </>
  )
}

function Restore() {
  const { acts } = useWords(accountsWords)
  return (
    <>
      <DialogTrigger dialog="restore" variant="primary">
        {acts.restore}
      </DialogTrigger>
      <ActDialog id="restore" intent="restore" title={acts.restore}>
        <p className="text-ink-soft">{acts.restoreText}</p>
        <LongText act="restore" name="restoreReason" label={acts.liftReason} hint={acts.liftHint} rows={3} />
        <SubmitButton wide>{acts.restoreSubmit}</SubmitButton>
      </ActDialog>
    </>
  )
}

function Why() {
  const { acts } = useWords(accountsWords)
  return (
    <ActField act="end_sessions" name="why" label={acts.why} required>
      <Select
        placeholder={acts.choose}
        options={sessionEndReasons.map((value) => ({ value, label: acts.whys[value] }))}
        defaultValue={useTyped('why', '')}
      />
    </ActField>
  )
}

type LeftPayeePanelProps = { offer: LeftPayeeOffer; requestKey: string }

/** What is owed to a person who left or was ended, and the form that asks for it. */
function LeftPayeePanel({ offer, requestKey }: LeftPayeePanelProps) {
  const { left } = useWords(payoutQueueWords)
  const words = useWords(payoutWords)
  const { details } = useWords(refusals)
  return (
    <Panel title={left.panel} subtitle={left.panelHint}>
      <div className="grid gap-4">
        {offer.parts.length > 0 && (
          <DescriptionList
            columns={3}
            items={[
              { term: words.gross, value: formatRupiah(offer.gross) },
              { term: words.tax, value: formatRupiah(offer.tax) },
              { term: words.net, value: <strong>{formatRupiah(offer.net)}</strong> },
            ]}
          />
        )}
        {offer.obstacle === 'payee_unverified' && <Notice tone="warning">{left.unverified}</Notice>}
        {offer.obstacle === 'closed_payouts' && <Notice tone="warning">{details.closed_payouts}</Notice>}
        {offer.underWay && (
          <Notice tone="info">
            <L to={`/hello/payouts/${offer.underWay.id}`} className="underline">
              {left.underWay({ code: offer.underWay.code, amount: formatRupiah(offer.underWay.gross) })}
            </L>
          </Notice>
        )}
        {offer.mayRequest && <RequestForm offer={offer} requestKey={requestKey} />}
      </div>
    </Panel>
  )
}

/** `requestKey` makes one request of however many times the form is sent. */
function RequestForm({ offer, requestKey }: LeftPayeePanelProps) {
  const { left } = useWords(payoutQueueWords)
  const { holder } = useWords(payoutWords)
  return (
    <ActForm intent="request_payout_for" encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="gross" value={String(offer.gross)} />
      <input type="hidden" name="net" value={String(offer.net)} />
      <BankAccountFields banks={offer.banks} words={{ ...left, holder }} />
      <FormField name="letter" label={left.letter} hint={left.letterHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
      <FormField name="reason" label={left.reason} hint={left.reasonHint} required>
        <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
      </FormField>
      <p className="text-sm text-ink-soft">{left.people}</p>
      <div>
        <SubmitButton>{left.submit({ net: formatRupiah(offer.net) })}</SubmitButton>
      </div>
    </ActForm>
  )
}
