import { Outlet, useLoaderData } from 'react-router'
import { isRole } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { layoutGuard } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { announcementFacts, bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { accountPages, incidentMenu } from '#web/parts/menus.ts'
import { MemberShell } from '#web/parts/shell/member-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [layoutGuard('/incident', ['incident'], '/incident/sign-in')]

export const loader = load(async (visit) =>
  isRole(visit.actor, 'incident')
    ? {
        member: memberFacts(visit, visit.actor),
        bell: await bellFacts(visit.actor, visit.locale),
        announcements: await announcementFacts(visit.actor),
      }
    : refuse('not_signed_in'),
)

export default function IncidentLayout() {
  return (
    <MemberShell
      area="incident"
      {...useLoaderData<typeof loader>()}
      sidebar={useSidebar(incidentMenu)}
      account={accountPages.incident}
    >
      <Outlet />
    </MemberShell>
  )
}
