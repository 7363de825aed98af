import { Outlet, useLoaderData } from 'react-router'
import { suspensionOf } from '#domain/account/status/own-account-status.server.ts'
import { maySeeAssets } from '#domain/company/asset/asset-policy.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { reportRightsOf } from '#domain/company/report-rights.server.ts'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { maySeeBalance } from '#domain/reward/reward-policy.ts'
import { isCompany } from '#kernel/actor.ts'
import { announcementFacts } from '#web/http/announcements.ts'
import { layoutGuard } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { SuspensionBanner } from '#web/parts/account/suspension-banner.tsx'
import { accountPages, type CompanyPlaces, companyMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { AudienceLanding } from '#web/parts/reading/audience-landing.tsx'
import { BalanceChip } from '#web/parts/reward/balance-chip.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { MemberShell } from '#web/parts/shell/member-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [layoutGuard('/company', ['company', 'company_member'])]

export const loader = load(async (visit) => {
  const { actor } = visit
  if (!isCompany(actor)) return null
  const [bell, announcements, balance, { reads }, suspension] = await Promise.all([
    bellFacts(actor, visit.locale),
    announcementFacts(actor),
    balanceSeenBy(actor),
    reportRightsOf(actor),
    suspensionOf(actor),
  ])
  const team = mayManageMembers(actor)
  const places: CompanyPlaces = {
    reports: reads,
    team,
    license: maySeeBalance(actor),
    assets: maySeeAssets(actor),
  }
  return { member: memberFacts(visit, actor), bell, announcements, balance, places, suspension }
})

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function CompanyLayout() {
  const inside = useLoaderData<typeof loader>()
  const sidebar = useSidebar(
    companyMenu(
      useBrand().slug,
      inside?.places ?? { reports: false, team: false, license: false, assets: false },
    ),
  )
  if (!inside) {
    return (
      <PublicShell reader={null}>
        <AudienceLanding audience="company" />
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
