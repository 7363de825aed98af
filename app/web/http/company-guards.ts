import { type MiddlewareFunction, redirect } from 'react-router'
import { maySeeAssets } from '#domain/company/asset/asset-rules.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { isRole, type Person } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { actorContext, localeContext } from './contexts.ts'
import { refusing } from './refused-page.ts'
import { barePattern } from './route-pattern.ts'

/**
 * Guard of pages inside the company area that only some of its people may enter; it is behind the area's layout guard.
 * The person who may not is led to /error403: these pages exist for everyone of the area, so nothing is given away.
 */
export function onlyWhen(
  allowed: (actor: Person) => boolean | Promise<boolean>,
): MiddlewareFunction<Response> {
  return refusing(async ({ request, context, pattern, params }, next) => {
    const actor = context.get(actorContext)
    if (actor.kind === 'person' && (await allowed(actor))) return next()
    const { noteRefusal } = await import('#domain/event/note-refusal.server.ts')
    const asked = {
      door: 'page',
      method: request.method,
      pattern: barePattern(pattern),
      params,
    } as const
    noteRefusal(actor, { ...asked, code: 'forbidden' })
    throw redirect(inLocale('/error403', context.get(localeContext)))
  })
}

/** Company-non-member pages: the owning account alone. */
export const ownerOnly = onlyWhen((actor) => isRole(actor, 'company'))

/** Company-member-only pages. */
export const memberOnly = onlyWhen((actor) => isRole(actor, 'company_member'))

/** Member pages and the user log: owner, admins, and members who were given the right. */
export const managesMembers = onlyWhen((actor) => mayManageMembers(actor))

/** The assets: of the owner, admins, and members who write programs. */
export const seesAssets = onlyWhen((actor) => maySeeAssets(actor))

/** Pages that need the company's read permission: owner and admins, and members who were granted any program. */
export const readsReports = onlyWhen(async (actor) => {
  const { reportRightsOf } = await import('#domain/company/report-rights.server.ts')
  return (await reportRightsOf(actor)).reads
})
