import { passkeyOptions } from '#domain/account/factor/passkey-options.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'

/** Opening the address shows nothing: it answers forms. */
export const loader = load(({ go }) => {
  throw go('/')
})

/** What the passkeys of the signed-in person are asked to sign for a risky act, on whatever page it stands. */
export const action = act(async ({ actor }, form) => {
  refuseUnless(actor.kind === 'person' && form.get('intent') === 'prove', 'forbidden')
  return { passkeyOptions: await passkeyOptions(actor.accountId, 'prove') }
})
