import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wallet from 'lucide-react/icons/wallet'
import { Outlet, useLoaderData } from 'react-router'
import { suspensionOf } from '#domain/account/status/own-account-status.server.ts'
import { maySeeAssets } from '#domain/company/asset/asset-rules.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { planPrices } from '#domain/company/plan/plan-prices.server.ts'
import { reportRightsOf } from '#domain/company/report-rights.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { frameWords } from '#i18n/frame.ts'
import { isCompany } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { layoutGuard } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { announcementFacts, bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { waitingFacts } from '#web/http/waiting.ts'
import { SuspensionBanner } from '#web/parts/account/suspension-banner.tsx'
import { PlanComparison } from '#web/parts/license/plan-comparison.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { accountPages, type CompanyPlaces, companyMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { AudienceLanding } from '#web/parts/reading/audience-landing.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { MemberShell } from '#web/parts/shell/member-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [layoutGuard('/company', ['company', 'company_member'])]

export const loader = load(async (visit) => {
  const { actor } = visit
  if (!isCompany(actor)) return { inside: null, prices: planPrices() }
  const [bell, announcements, balance, { reads }, suspension, waiting] = await Promise.all([
    bellFacts(actor, visit.locale),
    announcementFacts(actor),
    balanceSeenBy(actor),
    reportRightsOf(actor),
    suspensionOf(actor),
    waitingFacts(actor),
  ])
  const team = mayManageMembers(actor)
  const places: CompanyPlaces = {
    reports: reads,
    team,
    license: maySeeBalance(actor),
    assets: maySeeAssets(actor),
  }
  return {
    inside: { member: memberFacts(visit, actor), bell, announcements, balance, places, suspension, waiting },
  }
})

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function CompanyLayout() {
  const facts = useLoaderData<typeof loader>()
  const { inside } = facts
  const sidebar = useSidebar(
    companyMenu(
      useBrand().slug,
      inside?.places ?? { reports: false, team: false, license: false, assets: false },
    ),
    inside?.waiting,
  )
  if (!inside) {
    return (
      <PublicShell reader={null}>
        <AudienceLanding audience="company" offers={<PlanComparison prices={facts.prices} />} />
      </PublicShell>
    )
  }
  const { member, bell, announcements, balance, suspension } = inside
  return (
    <MemberShell
      area="company"
      member={member}
      bell={bell}
      announcements={announcements}
      sidebar={sidebar}
      account={accountPages.company}
      chip={balance && <BalanceChip {...balance} />}
      banner={suspension && <SuspensionBanner area="company" suspension={suspension} />}
    >
      <Outlet />
    </MemberShell>
  )
}

/** The owner's available balance: blue, or red with a warning while it is below the minimum. */
function BalanceChip({ balance, minimumBalance }: { balance: bigint; minimumBalance: bigint }) {
  const { name, detail, low } = useWords(frameWords).balance
  const isLow = balance < minimumBalance
  const title = isLow
    ? low({ minimum: formatRupiah(minimumBalance) })
    : detail({ available: formatRupiah(balance) })
  const tone = isLow ? 'bg-bata-tint text-bata-text' : 'bg-samudra-tint text-samudra-text'
  return (
    <span
      className={`inline-flex min-h-9 items-center gap-2 rounded px-3 text-sm font-semibold tabular-nums max-sm:px-2 ${tone}`}
      title={title}
    >
      {isLow ? (
        <TriangleAlert aria-hidden size={16} className="max-sm:hidden" />
      ) : (
        <Wallet aria-hidden size={16} className="max-sm:hidden" />
      )}
      <span className="sr-only">{name}: </span>
      {formatRupiah(balance)}
      {isLow && <span className="sr-only">{title}</span>}
    </span>
  )
}
