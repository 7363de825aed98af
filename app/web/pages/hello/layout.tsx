import { Outlet, useLoaderData, useLocation } from 'react-router'
import { jobAlarmsSeenBy } from '#domain/operations/job/job-queries.server.ts'
import { isOperator } from '#kernel/actor.ts'
import { layoutGuard } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { announcementFacts, bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { waitingFacts } from '#web/http/waiting.ts'
import { accountPages, helloMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { AudienceLanding } from '#web/parts/reading/audience-landing.tsx'
import { MemberShell } from '#web/parts/shell/member-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'
import { JobAlarms } from './job/job-alarms.tsx'
import { ReadsOnly } from './reads-only.tsx'

export const middleware = [layoutGuard('/hello', ['hello'])]

export const loader = load(async (visit) =>
  isOperator(visit.actor)
    ? {
        roles: visit.actor.teamRoles,
        member: memberFacts(visit, visit.actor),
        bell: await bellFacts(visit.actor, visit.locale),
        alarms: await jobAlarmsSeenBy(visit.actor),
        announcements: await announcementFacts(visit.actor),
        waiting: await waitingFacts(visit.actor),
      }
    : null,
)

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function HelloLayout() {
  const inside = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const sidebar = useSidebar(helloMenu, inside?.waiting)
  if (!inside) {
    return (
      <PublicShell reader={null}>
        <AudienceLanding audience="hello" />
      </PublicShell>
    )
  }
  const { alarms, roles, waiting: _waiting, ...shell } = inside
  // The page about it shows it itself.
  const banner = pathname.endsWith('/hello/jobs') ? null : <JobAlarms alarms={alarms} link />
  return (
    <MemberShell area="hello" {...shell} banner={banner} sidebar={sidebar} account={accountPages.hello}>
      <ReadsOnly roles={roles} />
      <Outlet />
    </MemberShell>
  )
}
