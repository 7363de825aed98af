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
import { neededFile } from '#domain/account/account-fields.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { planRequestChoice, planRequestInput } from '#domain/company/plan/plan-input.ts'
import { mayAskForPlan } from '#domain/company/plan/plan-policy.ts'
import { planPrices } from '#domain/company/plan/plan-prices.server.ts'
import { type LicenseView, licenseSeenBy } from '#domain/company/plan/plan-queries.server.ts'
import { planWarningsOf } from '#domain/company/plan/plan-warnings.ts'
import { requestPlan, withdrawPlanRequest } from '#domain/company/plan/request-plan.server.ts'
import { planUsageSeenBy } from '#domain/report/plan/plan-usage.server.ts'
import {
  type Balance,
  balanceSeenBy,
  type MinimumPart,
  minimumPartsSeenBy,
} from '#domain/reward/balance.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { offeredBanks } from '#domain/reward/payout/offered-banks.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { requestTopUpInput } from '#domain/reward/reward-input.ts'
import { mayTopUp } from '#domain/reward/reward-policy.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import { topUpAccounts } from '#domain/reward/top-up/top-up-accounts.server.ts'
import { topUpsSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import { refundWords } from '#i18n/refunds.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { companyLedgerFile } from '#web/http/csv/money-csv.ts'
import { actWithFiles, load, type Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { PlanNotices, PlanRequestForm, PlanState } from '#web/pages/company/plan/plan-state.tsx'
import { PlanComparison } from '#web/parts/license/plan-comparison.tsx'
import { PlanRequests, PlanTerms } from '#web/parts/license/plan-history.tsx'
import { PlanUsage } from '#web/parts/license/plan-usage.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { Movements } from './movements.tsx'
import { TopUpGuide } from './top-up-guide.tsx'
import { TopUpForm, TopUpRequests } from './top-up-requests.tsx'

export const middleware = [ownerOnly, ...companyLedgerFile.middleware]
export const headers = companyLedgerFile.headers
export const meta = pageTitle(moneyWords, (words) => words.license)

export const loader = load(async ({ actor, url }) => {
  const [license, wallet] = await Promise.all([licenseSeenBy(actor), walletSeenBy(actor, url)])
  const used = await planUsageSeenBy(actor, license.company.id)
  const warnings = planWarningsOf(license.present, license.terms, used, now())
  const guide = {
    accounts: topUpAccounts(),
    fees: feesInForce(),
    message: isPerson(actor) ? `SALDO ${actor.username}` : '',
  }
  return {
    ...{ license, used, warnings, prices: planPrices(), wallet, guide },
    ...{ mayAsk: mayAskForPlan(actor), mayTopUp: mayTopUp(actor) },
  }
})

function feesInForce() {
  return { reward: feePercentOn(null, 'reward'), prize: feePercentOn(null, 'prize') }
}

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
  const { proof, ...input } = parseForm(requestTopUpInput.extend({ proof: neededFile }), form)
  await withUpload(actor, 'top_up_proof', proof, 'proof', (fileId) => requestTopUp(actor, input, fileId))
  return go('/company/license?done=top_up_requested')
}

async function walletSeenBy(actor: Actor, url: URL) {
  const [balance, minimumParts, ledger, requests] = await Promise.all([
    balanceSeenBy(actor),
    minimumPartsSeenBy(actor),
    ledgerSeenBy(actor, { from: url.searchParams.get('from') }),
    topUpsSeenBy(actor, { from: url.searchParams.get('top-ups'), size: pageSizes.table }),
  ])
  leadToStart(ledger, url)
  leadToStart(requests, url, 'top-ups')
  const banks = offeredBanks().filter(({ kind }) => kind === 'bank')
  const choices = banks.map(({ code, name }) => ({ value: code, label: name }))
  return { balance: found(balance), minimumParts, ledger, requests, banks: choices, key: newId() }
}

export default function License() {
  const { license, warnings, wallet, guide, mayTopUp } = useLoaderData<typeof loader>()
  const words = useWords(moneyWords)
  const refund = useWords(refundWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader title={words.license} subtitle={words.licenseHint} />
      <PageParts />
      <PlanNotices warnings={warnings} />
      <section id="money" aria-labelledby="money-title" className="grid scroll-mt-20 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="money-title" className="text-lg">
            {words.moneySection}
          </h2>
          <ButtonLink to={path('/company/license/refunds')}>{refund.open}</ButtonLink>
        </div>
        <BalanceTiles balance={wallet.balance} parts={wallet.minimumParts} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <TopUpGuide {...guide} />
          {mayTopUp && <TopUpForm requestKey={wallet.key} banks={wallet.banks} />}
        </div>
        <TopUpRequests requests={wallet.requests} />
        <Movements ledger={wallet.ledger} />
      </section>
      <PlanPart license={license} />
    </div>
  )
}

/** The subjects of the page, as links to their parts. */
function PageParts() {
  const { onPage, moneySection, topUp, movements, planSection } = useWords(moneyWords)
  const parts = { money: moneySection, 'top-ups': topUp.requests, movements, plan: planSection }
  return (
    <nav aria-label={onPage} className="unprinted">
      <ul className="flex flex-wrap gap-x-4">
        {Object.entries(parts).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PlanPart({ license: { present, terms, requests } }: { license: LicenseView }) {
  const { used, prices, mayAsk } = useLoaderData<typeof loader>()
  const { planSection } = useWords(moneyWords)
  return (
    <section id="plan" aria-labelledby="plan-title" className="grid scroll-mt-20 gap-6">
      <h2 id="plan-title" className="text-lg">
        {planSection}
      </h2>
      <PlanState present={present} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <PlanUsage plan={present.plan} used={used} />
          <PlanTerms terms={terms} />
          {requests.length > 0 && <PlanRequests requests={requests} />}
        </div>
        <PlanRequestForm waiting={requests.find(({ state }) => state === 'waiting')} mayAsk={mayAsk} />
      </div>
      <PlanComparison prices={prices} dense />
    </section>
  )
}

type BalanceTilesProps = { balance: Balance; parts: readonly MinimumPart[] }

/** The balance: blue, or red with its warning while it is below the minimum. */
function BalanceTiles({ balance: { balance, reserved, minimumBalance }, parts }: BalanceTilesProps) {
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
      {parts.length > 0 && <MinimumParts parts={parts} />}
      {low && (
        <Notice tone="warning" title={words.lowTitle}>
          {warning}
        </Notice>
      )}
    </div>
  )
}

/** What the minimum balance is made of, program by program. */
function MinimumParts({ parts }: { parts: readonly MinimumPart[] }) {
  const { minimumParts, minimumPartsText } = useWords(moneyWords)
  return (
    <details>
      <summary className="cursor-pointer py-2 text-samudra-text">{minimumParts}</summary>
      <p className="text-ink-soft">{minimumPartsText}</p>
      <ul className="grid max-w-xl gap-1 pt-2">
        {parts.map(({ id, title, amount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="num shrink-0 tabular-nums">{formatRupiah(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
