import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { changePassword } from '#domain/account/password/change-password.server.ts'
import { changePasswordInput } from '#domain/account/password/change-password-input.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What a page that only changes the password shows. */
export async function passwordFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  return { username: actor.username, proof: await proofAskedOf(actor) }
}

/** Changes the password of the signed-in person and comes back to the page. */
export async function changeOwnPassword({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  await changePassword(actor, parseForm(changePasswordInput, form))
  return go(`${pathOf(request)}?done=password_changed`)
}
