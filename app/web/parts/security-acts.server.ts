import { changePassword } from '#domain/account/password/change-password.server.ts'
import { changePasswordInput } from '#domain/account/password/change-password-input.ts'
import { endOtherSessions, endSession } from '#domain/account/session/end-session.server.ts'
import { sessionsSeenBy } from '#domain/account/session/session-queries.server.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What every security page shows. */
export async function securityFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  return { sessions: await sessionsSeenBy(actor), username: actor.username }
}

/** What every security page does: change the password, end one session, end all others. */
export async function actOnSecurity({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const here = pathOf(request)
  switch (form.get('intent')) {
    case 'change_password':
      await changePassword(actor, parseForm(changePasswordInput, form))
      return go(`${here}?done=password_changed`)
    case 'end_session':
      await endSession(actor, String(form.get('sessionId')))
      return go(`${here}?done=session_ended`)
    case 'end_others':
      await endOtherSessions(actor)
      return go(`${here}?done=sessions_ended`)
    default:
      return refuse('invalid_input')
  }
}
