import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { pageSizes } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useLoaderData } from 'react-router'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { planRequestChoice, planRequestInput } from '#domain/company/plan/plan-input.ts'
import { mayAskForPlan } from '#domain/company/plan/plan-policy.ts'
import { licenseSeenBy } from '#domain/company/plan/plan-queries.server.ts'
import { planWarningsOf } from '#domain/company/plan/plan-warnings.ts'
import { requestPlan, withdrawPlanRequest } from '#domain/company/plan/request-plan.server.ts'
import { planUsageSeenBy } from '#domain/report/plan/plan-usage.server.ts'
import { type Balance, balanceSeenBy } from '#domain/reward/balance.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { offeredBanks } from '#domain/reward/payout/offered-banks.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { requestTopUpInput } from '#domain/reward/reward-input.ts'
import { mayTopUp } from '#domain/reward/reward-policy.ts'
import { topUpsSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { refundWords } from '#i18n/refunds.ts'
import type { Actor } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { companyLedgerFile } from '#web/http/csv/money-csv.ts'
import { actWithFiles, load, type Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { PlanRequestForm, PlanState } from '#web/pages/company/plan/plan-state.tsx'
import { PlanRequests, PlanTerms } from '#web/parts/license/plan-history.tsx'
import { PlanUsage } from '#web/parts/license/plan-usage.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { Movements } from './movements.tsx'
import { TopUpForm, TopUpRequests } from './top-up-requests.tsx'

export const middleware = [ownerOnly, ...companyLedgerFile.middleware]
export const headers = companyLedgerFile.headers
export const meta = pageTitle(moneyWords, (words) => words.license)

export const loader = load(async ({ actor, url }) => {
  const [license, wallet] = await Promise.all([licenseSeenBy(actor), walletSeenBy(actor, url)])
  const used = await planUsageSeenBy(actor, license.company.id)
  const warnings = planWarningsOf(license.present, license.terms, used, now())
  return { license, used, warnings, wallet, mayAsk: mayAskForPlan(actor), mayTopUp: mayTopUp(actor) }
})

const change = actWithFiles(async (visit, form) => {
  const { actor, go } = visit
  switch (form.get('intent')) {
    case 'request_plan':
      await requestPlan(actor, parseForm(planRequestInput, form))
      return go('/company/license?done=plan_requested')
    case 'withdraw_plan_request':
      await withdrawPlanRequest(actor, parseForm(planRequestChoice, form).requestId)
      return go('/company/license?done=plan_request_withdrawn')
    default:
      return topUp(visit, form)
  }
})
export const action = companyLedgerFile.or(change)

async function topUp({ actor, go }: Visit, form: FormData) {
  refuseUnless(mayTopUp(actor), 'forbidden')
  const proof = form.get('proof')
  form.delete('proof')
  const input = parseForm(requestTopUpInput, form)
  const file = proof instanceof File ? proof : null
  await withUpload(actor, 'top_up_proof', file, 'proof', (fileId) => requestTopUp(actor, input, fileId))
  return go('/company/license?done=top_up_requested')
}

async function walletSeenBy(actor: Actor, url: URL) {
  const [balance, ledger, requests] = await Promise.all([
    balanceSeenBy(actor),
    ledgerSeenBy(actor, { from: url.searchParams.get('from') }),
    topUpsSeenBy(actor, { from: url.searchParams.get('top-ups'), size: pageSizes.table }),
  ])
  leadToStart(ledger, url)
  leadToStart(requests, url, 'top-ups')
  const banks = offeredBanks().filter(({ kind }) => kind === 'bank')
  const choices = banks.map(({ code, name }) => ({ value: code, label: name }))
  return { balance: found(balance), ledger, requests, banks: choices, key: newId() }
}

export default function License() {
  const { license, used, warnings, wallet, mayAsk, mayTopUp } = useLoaderData<typeof loader>()
  const words = useWords(moneyWords)
  const refund = useWords(refundWords)
  const path = usePath()
  const { present, terms, requests } = license
  return (
    <div className="grid gap-6">
      <PageHeader title={words.license} subtitle={words.licenseHint} />
      <PlanState present={present} warnings={warnings} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <PlanUsage plan={present.plan} used={used} />
          <PlanTerms terms={terms} />
          {requests.length > 0 && <PlanRequests requests={requests} />}
        </div>
        <PlanRequestForm waiting={requests.find(({ state }) => state === 'waiting')} mayAsk={mayAsk} />
      </div>
      <BalanceTiles balance={wallet.balance} />
      <div>
        <ButtonLink to={path('/company/license/refunds')}>{refund.open}</ButtonLink>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <TopUpRequests requests={wallet.requests} />
        {mayTopUp && <TopUpForm requestKey={wallet.key} banks={wallet.banks} />}
      </div>
      <Movements ledger={wallet.ledger} />
    </div>
  )
}

/** The balance: blue, or red with its warning while it is below the minimum. */
function BalanceTiles({ balance: { balance, reserved, minimumBalance } }: { balance: Balance }) {
  const words = useWords(moneyWords)
  const low = balance < minimumBalance
  const warning = words.lowText({ minimum: formatRupiah(minimumBalance) })
  return (
    <div className="grid gap-4">
      <StatRow label={words.balance}>
        <StatTile
          label={words.balance}
          value={
            <span
              className={`inline-flex items-center gap-2 tabular-nums ${low ? 'text-bata-text' : 'text-samudra-text'}`}
              title={low ? warning : undefined}
            >
              {formatRupiah(balance)}
              {low && <TriangleAlert aria-hidden className="size-5" />}
            </span>
          }
          hint={words.balanceHint}
        />
        <StatTile
          label={words.reserved}
          value={<span className="tabular-nums">{formatRupiah(reserved)}</span>}
          hint={words.reservedHint}
        />
        <StatTile
          label={words.minimum}
          value={<span className="tabular-nums">{formatRupiah(minimumBalance)}</span>}
          hint={words.minimumHint}
        />
      </StatRow>
      {low && (
        <Notice tone="warning" title={words.lowTitle}>
          {warning}
        </Notice>
      )}
    </div>
  )
}
