import { appealInput } from '#domain/account/status/account-status-input.ts'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import { ownSanctions } from '#domain/account/status/own-account-status.server.ts'
import { isPerson } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What the page about one's own account status shows. */
export async function accountStatusFacts({ actor }: Visit) {
  refuseUnless(isPerson(actor), 'not_signed_in')
  return { sanctions: await ownSanctions(actor), suspended: actor.suspended }
}

/** The one act there: an objection. */
export async function actOnAccountStatus({ actor, request, go }: Visit, form: FormData): Promise<Response> {
  const [intent, sanctionId = ''] = String(form.get('intent')).split(':')
  if (intent !== 'appeal') return refuse('invalid_input')
  await appealSanction(actor, sanctionId, parseForm(appealInput, form).text)
  return go(`${pathOf(request)}?done=appeal_sent`)
}
