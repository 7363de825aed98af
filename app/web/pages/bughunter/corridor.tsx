import { Outlet, useLoaderData } from 'react-router'
import { isBughunter } from '#kernel/actor.ts'
import { corridor } from '#web/http/guards.ts'
import { memberFacts } from '#web/http/member-facts.ts'
import { load } from '#web/http/open.ts'
import { AudienceLanding } from '#web/parts/audience-landing.tsx'
import { MemberShell } from '#web/parts/member-shell.tsx'
import { accountPages, bughunterMenu } from '#web/parts/menus.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'
import { useSidebar } from '#web/parts/sidebars.tsx'

export const middleware = [corridor('/bughunter', ['bughunter'])]

export const loader = load((visit) => (isBughunter(visit.actor) ? memberFacts(visit, visit.actor) : null))

/** The guard lets visitors through on the root alone; there they read the public page of this audience. */
export default function BughunterCorridor() {
  const member = useLoaderData<typeof loader>()
  const sidebar = useSidebar(bughunterMenu)
  if (!member) {
    return (
      <PublicShell home={null}>
        <AudienceLanding audience="bughunter" />
      </PublicShell>
    )
  }
  return (
    <MemberShell area="bughunter" member={member} sidebar={sidebar} account={accountPages.bughunter}>
      <Outlet />
    </MemberShell>
  )
}
