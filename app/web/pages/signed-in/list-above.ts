import { pathOf } from '#web/http/guards.ts'
import { load } from '#web/http/open.ts'

/** An address of one thing that names none leads to the list it is chosen from. */
export const loader = load(({ request, go }) => {
  const list = pathOf(request).replace(/\/[^/]+$/, '')
  return go(list === '/company/team' ? '/company/team/member-list' : list)
})
