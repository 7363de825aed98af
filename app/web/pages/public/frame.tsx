import { Outlet, useLoaderData } from 'react-router'
import { homeOf, isPerson } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'

export const loader = load(({ actor }) => ({ home: isPerson(actor) ? homeOf[actor.role] : null }))

export default function PublicFrame() {
  return (
    <PublicShell home={useLoaderData<typeof loader>().home}>
      <Outlet />
    </PublicShell>
  )
}
