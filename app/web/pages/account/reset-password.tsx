import { useLoaderData } from 'react-router'
import { setPasswordInput } from '#domain/account/password/password-input.ts'
import { resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { actOnLink, linkFacts, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { NewPasswordPage } from './new-password-page.tsx'

export const middleware = [bounceSignedIn]
export const headers = linkHeaders
export const meta = pageTitle(recoveryWords, (words) => words.reset.title)
export const loader = load((visit) => linkFacts('reset_password', visit))

export const action = actOnLink('reset_password', async ({ actor, go }, form) => {
  const { token, ...input } = parseForm(setPasswordInput, form)
  await resetPassword(actor, token, input)
  return go('/sign-in?done=password_reset')
})

export default function ResetPassword() {
  const { reset: words, dead } = useWords(recoveryWords)
  const { token } = useLoaderData<typeof loader>()
  const ask = { to: '/forgot-password', label: dead.askPassword }
  return <NewPasswordPage path="/reset-password" words={words} loaded={token} ask={ask} />
}
