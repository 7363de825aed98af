import { redirect } from 'react-router'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import { inLocale } from '#kernel/locale.ts'
import { act, load } from '#web/http/open.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'

/** Opening the address does nothing: links and pictures of other sites must not sign anyone out. */
export const loader = load(({ go }) => {
  throw go('/')
})

export const action = act(async ({ actor, locale }) => {
  await signOut(actor)
  return redirect(inLocale('/', locale), { headers: clearedCookies() })
})

export default function SignOut() {
  return null
}
