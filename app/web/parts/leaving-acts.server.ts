import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { leaveInput } from '#domain/privacy/leaving-input.ts'
import { leavingSeenBy } from '#domain/privacy/leaving-queries.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'

/** What every page shows from which a person leaves. */
export async function leavingFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [leaving, proof] = await Promise.all([leavingSeenBy(actor), proofAskedOf(actor)])
  return { leaving, proof }
}

export async function actOnLeaving({ actor, go }: Visit, form: FormData): Promise<Response> {
  const { understood: _, ...input } = parseForm(leaveInput, form)
  await leave(actor, input)
  return go('/account/left', { headers: clearedCookies() })
}
