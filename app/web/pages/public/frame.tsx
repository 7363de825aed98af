import { Outlet, useLoaderData } from 'react-router'
import { isPerson } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { PublicShell } from '#web/parts/public-shell.tsx'

export const loader = load(({ actor }) => ({
  reader: isPerson(actor) ? { username: actor.username, picture: actor.picture, role: actor.role } : null,
}))

export default function PublicFrame() {
  return (
    <PublicShell reader={useLoaderData<typeof loader>().reader}>
      <Outlet />
    </PublicShell>
  )
}
