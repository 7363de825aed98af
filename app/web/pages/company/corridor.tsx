import { Outlet, useLoaderData } from 'react-router'
import { balanceSeenBy } from '#domain/reward/balance.server.ts'
import { isCompany } from '#kernel/actor.ts'
import { corridor } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { load } from '#web/http/open.ts'
import { AudienceLanding } from '#web/parts/audience-landing.tsx'
import { BalanceChip } from '#web/parts/balance-chip.tsx'
import { MemberShell } from '#web/parts/member-shell.tsx'
import { accountPages, companyMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [corridor('/company', ['company', 'company_member'])]

export const loader = load(async (visit) =>
  isCompany(visit.actor)
    ? { member: memberFacts(visit, visit.actor), balance: await balanceSeenBy(visit.actor) }
    : null,
)

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function CompanyCorridor() {
  const inside = useLoaderData<typeof loader>()
  const sidebar = useSidebar(companyMenu(useBrand().slug))
  if (!inside) {
    return (
      <PublicShell home={null}>
        <AudienceLanding audience="company" />
      </PublicShell>
    )
  }
  const { member, balance } = inside
  return (
    <MemberShell
      area="company"
      member={member}
      sidebar={sidebar}
      account={accountPages.company}
      chip={balance && <BalanceChip {...balance} />}
    >
      <Outlet />
    </MemberShell>
  )
}
