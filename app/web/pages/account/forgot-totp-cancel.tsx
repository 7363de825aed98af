import { SubmitButton } from '@cakrawala/page-parts/form'
import { useLoaderData } from 'react-router'
import { cancelReset } from '#domain/account/factor-reset/cancel-reset.server.ts'
import { linkTokenInput } from '#domain/account/recovery/recovery-input.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { homeOf, isPerson } from '#kernel/actor.ts'
import { actOnLink, linkFacts, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm, useLinkToken } from './link-form.tsx'

// Signed-in people stay here: an owner cancels the reset of a member from the own browser.
export const headers = linkHeaders
export const meta = pageTitle(recoveryWords, (words) => words.cancel.title)
export const loader = load((visit) => linkFacts('factor_reset_cancel', visit))

export const action = actOnLink('factor_reset_cancel', async ({ actor, go }, form) => {
  await cancelReset(actor, parseForm(linkTokenInput, form).token)
  return go(`${isPerson(actor) ? homeOf[actor.role] : '/sign-in'}?done=factor_reset_cancelled`)
})

export default function ForgotTotpCancel() {
  const { cancel: words } = useWords(recoveryWords)
  const token = useLinkToken(useLoaderData<typeof loader>().token)
  if (token === null) return <DeadLink />
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro} />
      <LinkForm path="/verify/forgot-totp/cancel" token={token} intent="cancel">
        <SubmitButton wide>{words.submit}</SubmitButton>
      </LinkForm>
      <p className="mt-6 text-ink-soft">{words.next}</p>
    </>
  )
}
