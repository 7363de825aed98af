import { passkeyOptions } from '#domain/account/factor/passkey-options.server.ts'
import { optionsOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { passkeySignInOptions } from '#domain/account/session/sign-in-by-passkey.server.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { preAuthTokenOfCookies } from '#web/http/pre-auth-cookie.ts'

/** Opening the address shows nothing: it answers forms. */
export const loader = load(({ go }) => {
  throw go('/')
})

/**
 * What a passkey is asked to sign: to sign in by it alone, for the second step of signing in, or by the signed-in person for a risky act, on any
 * page.
 */
export const action = act(async ({ actor, request }, form) => {
  if (form.get('intent') === 'sign_in_alone') return { passkeyOptions: await passkeySignInOptions() }
  if (form.get('intent') === 'sign_in')
    return { passkeyOptions: await optionsOfPreAuth(preAuthTokenOfCookies(request.headers.get('cookie'))) }
  refuseUnless(actor.kind === 'person' && form.get('intent') === 'prove', 'forbidden')
  return { passkeyOptions: await passkeyOptions(actor.accountId, 'prove') }
})
