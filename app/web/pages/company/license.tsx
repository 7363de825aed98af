import { useLoaderData } from 'react-router'
import { keepFile } from '#domain/account/files/keep-file.server.ts'
import { companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { requestTopUpInput } from '#domain/reward/reward-input.ts'
import { mayTopUp } from '#domain/reward/reward-policy.ts'
import { topUpsSeenBy } from '#domain/reward/top-up-queries.server.ts'
import { moneyWords } from '#i18n/money.ts'
import type { Actor } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { pageFrom } from '#kernel/paging.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { ownerOnly } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { BalanceTiles } from './balance-tiles.tsx'
import { Movements } from './movements.tsx'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpRequests } from './top-up-requests.tsx'

export const middleware = [ownerOnly]
export const meta = pageTitle(moneyWords, (words) => words.license)

export const loader = load(async ({ actor, url }) => {
  const [{ plan }, wallet] = await Promise.all([
    companyProfileSeenBy(actor),
    walletSeenBy(actor, pageFrom(url.searchParams.get('page'))),
  ])
  return { plan, wallet, mayTopUp: mayTopUp(actor) }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(mayTopUp(actor), 'forbidden')
  const proof = form.get('proof')
  form.delete('proof')
  const input = parseForm(requestTopUpInput, form)
  const kept =
    proof instanceof File && proof.size > 0 ? await keepFile(actor, 'top_up_proof', proof, 'proof') : null
  await requestTopUp(actor, input, kept?.fileId ?? null)
  return go('/company/license?done=top_up_requested')
})

async function walletSeenBy(actor: Actor, page: number) {
  const [balance, ledger, requests] = await Promise.all([
    balanceSeenBy(actor),
    ledgerSeenBy(actor, page),
    topUpsSeenBy(actor),
  ])
  return { balance: found(balance), ledger, requests, key: newId() }
}

export default function License() {
  const { plan, wallet, mayTopUp } = useLoaderData<typeof loader>()
  const words = useWords(moneyWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.license} subtitle={words.licenseHint} />
      <BalanceTiles balance={wallet.balance} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <TopUpRequests requests={wallet.requests} />
          <Panel title={words.plan}>
            <p className="text-lg font-semibold">{words.plans[plan].name}</p>
            <p className="text-ink-soft">{words.plans[plan].text}</p>
          </Panel>
        </div>
        {mayTopUp && <TopUpForm requestKey={wallet.key} />}
      </div>
      <Movements ledger={wallet.ledger} />
    </div>
  )
}
