import { Outlet, useLoaderData } from 'react-router'
import { suspensionOf } from '#domain/account/status/own-account-status.server.ts'
import { isBughunter } from '#kernel/actor.ts'
import { layoutGuard } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { announcementFacts, bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { waitingFacts } from '#web/http/waiting.ts'
import { SuspensionBanner } from '#web/parts/account/suspension-banner.tsx'
import { accountPages, bughunterMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { AudienceLanding } from '#web/parts/reading/audience-landing.tsx'
import { MemberShell } from '#web/parts/shell/member-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [layoutGuard('/bughunter', ['bughunter'])]

export const loader = load(async (visit) =>
  isBughunter(visit.actor)
    ? {
        member: memberFacts(visit, visit.actor),
        bell: await bellFacts(visit.actor, visit.locale),
        announcements: await announcementFacts(visit.actor),
        waiting: await waitingFacts(visit.actor),
        suspension: await suspensionOf(visit.actor),
      }
    : null,
)

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function BughunterLayout() {
  const inside = useLoaderData<typeof loader>()
  const sidebar = useSidebar(bughunterMenu, inside?.waiting)
  if (!inside) {
    return (
      <PublicShell reader={null}>
        <AudienceLanding audience="bughunter" />
      </PublicShell>
    )
  }
  return (
    <MemberShell
      area="bughunter"
      member={inside.member}
      bell={inside.bell}
      announcements={inside.announcements}
      sidebar={sidebar}
      account={accountPages.bughunter}
      banner={inside.suspension && <SuspensionBanner area="bughunter" suspension={inside.suspension} />}
    >
      <Outlet />
    </MemberShell>
  )
}
