import { Outlet, useLoaderData } from 'react-router'
import { isHello } from '#kernel/actor.ts'
import { announcementFacts } from '#web/http/announcements.ts'
import { corridor } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { bellFacts } from '#web/http/notices.ts'
import { load } from '#web/http/open.ts'
import { MemberShell } from '#web/parts/member-shell.tsx'
import { accountPages, helloMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { AudienceLanding } from '#web/parts/reading/audience-landing.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [corridor('/hello', ['hello'])]

export const loader = load(async (visit) =>
  isHello(visit.actor)
    ? {
        member: memberFacts(visit, visit.actor),
        bell: await bellFacts(visit.actor, visit.locale),
        announcements: await announcementFacts(visit.actor),
      }
    : null,
)

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function HelloCorridor() {
  const inside = useLoaderData<typeof loader>()
  const sidebar = useSidebar(helloMenu)
  if (!inside) {
    return (
      <PublicShell reader={null}>
        <AudienceLanding audience="hello" />
      </PublicShell>
    )
  }
  return (
    <MemberShell area="hello" {...inside} sidebar={sidebar} account={accountPages.hello}>
      <Outlet />
    </MemberShell>
  )
}
