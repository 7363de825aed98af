import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { accountSeenBy } from '#domain/account/status/account-for-team.server.ts'
import { companyOfAccountSeenBy } from '#domain/company/company-for-team.server.ts'
import { companyProgramsSeenBy } from '#domain/program/company-programs.server.ts'
import { reportCountOf } from '#domain/report/figures/report-count-of.server.ts'
import { leftPayeeSeenBy } from '#domain/reward/payout/left-payees.server.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { isOperator } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import { leadToStart } from '#web/http/first-page.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { LeftPayeePanel } from '../payout/left-payee-panel.tsx'
import { actOnAccount } from './account-acts.server.ts'
import { AccountActs } from './account-acts.tsx'
import { AccountCompany } from './account-company.tsx'
import { AccountFacts, SignIns } from './account-facts.tsx'
import { AccountHistory } from './account-history.tsx'
import { AccountStatusBadge } from './account-status-badge.tsx'

export { readsNewest as shouldRevalidate } from '#web/parts/reads-newest.ts'

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
  return { account, company, programs, reports, proof, owed, key: newId(), payoutKey: newId() }
})
type Loaded = Awaited<ReturnType<typeof loader>>

export const action = actWithFiles(actOnAccount)

export default function Account() {
  const { account, company, programs, reports, proof, owed, key, payoutKey } = useLoaderData<typeof loader>()
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
      {account.left && <Notice tone="info">{words.account.left}</Notice>}
      {!account.mayKeepOrder && <Notice tone="info">{words.account.own}</Notice>}
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
