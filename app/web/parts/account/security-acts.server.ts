import { factorsSeenBy } from '#domain/account/factor/factor-queries.server.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { changePasswordInput } from '#domain/account/password/password-input.ts'
import { securityQuestionInput } from '#domain/account/recovery/recovery-input.ts'
import {
  ownSecurityQuestion,
  setSecurityQuestion,
} from '#domain/account/recovery/set-security-question.server.ts'
import { sessionsSeenBy } from '#domain/account/session/session-queries.server.ts'
import {
  endAllSessions,
  endOtherSessions,
  endSession,
} from '#domain/account/session-store/end-session.server.ts'
import { isOperator } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'
import { actOnFactors } from './factor-acts.server.ts'
import type { FactorAnswer } from './factor-answer.ts'

/** What every security page shows. */
export async function securityFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [sessions, factors, proof, question] = await Promise.all([
    sessionsSeenBy(actor),
    factorsSeenBy(actor),
    proofAskedOf(actor),
    isOperator(actor) ? null : ownSecurityQuestion(actor),
  ])
  return { username: actor.username, owed: actor.factorOwed, sessions, factors, proof, question }
}

export type SecurityFacts = Awaited<ReturnType<typeof securityFacts>>

/** What every security page does: the password, second factors, sessions. */
export async function actOnSecurity(visit: Visit, form: FormData): Promise<Response | FactorAnswer> {
  const { actor, request, go } = visit
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const answer = await actOnFactors(visit, actor, form)
  if (answer) return answer
  const here = pathOf(request)
  const intent = form.get('intent')
  // The person who owes a second factor gets to the rest of the page, as to all others, after it.
  if (actor.factorOwed && intent !== 'change_password' && intent !== 'set_question')
    refuse('step_missing', 'factor_owed')
  switch (intent) {
    case 'change_password':
      await changePassword(actor, parseForm(changePasswordInput, form))
      return go(`${here}?done=password_changed`)
    case 'set_question':
      await setSecurityQuestion(actor, parseForm(securityQuestionInput, form))
      return go(`${here}?done=question_set`)
    case 'end_session':
      await endSession(actor, String(form.get('sessionId')))
      return go(`${here}?done=session_ended`)
    case 'end_others':
      await endOtherSessions(actor)
      return go(`${here}?done=sessions_ended`)
    case 'end_all':
      await endAllSessions(actor)
      return go('/sign-in?done=all_sessions_ended', { headers: clearedCookies() })
    default:
      return refuse('invalid_input')
  }
}
