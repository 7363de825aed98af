import { Notice } from '@cakrawala/ui/notice'
import { useSearchParams } from 'react-router'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { askLinkInput } from '#domain/account/password/password-input.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { act } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { IdentifierForm } from './identifier-form.tsx'

export const middleware = [bounceSignedIn]
export const meta = pageTitle(recoveryWords, (words) => words.forgot.title)
export const loader = () => null

/** One answer for everyone: whether an account exists is no one's business but its owner's. */
export const action = act(async ({ actor, locale, go }, form) => {
  const { identifier } = parseForm(askLinkInput, form)
  await askPasswordReset(actor, identifier, locale)
  return go('/forgot-password?asked=1')
})

export default function ForgotPassword() {
  const { forgot: words, sent, back } = useWords(recoveryWords)
  const asked = useSearchParams()[0].has('asked')
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro} />
      <div className="grid gap-6">
        {asked && (
          <Notice tone="success" title={sent.title}>
            {words.sent}
          </Notice>
        )}
        <IdentifierForm submit={asked ? sent.again : words.submit} />
      </div>
      <p className="mt-6 text-center">
        <L to="/sign-in" className="font-semibold text-samudra-text underline">
          {back}
        </L>
      </p>
    </>
  )
}
