import { SubmitButton } from '@cakrawala/page-parts/form'
import { useLoaderData } from 'react-router'
import { linkTokenInput } from '#domain/account/recovery/recovery-input.ts'
import { undoContactChange } from '#domain/account/recovery/undo-contact-change.server.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { actOnLink, linkFacts, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm, useLinkToken } from './link-form.tsx'

// Signed-in people stay here: the browser may have another person signed in.
export const headers = linkHeaders
export const meta = pageTitle(recoveryWords, (words) => words.undo.title)
export const loader = load((visit) => linkFacts('contact_undo', visit))

export const action = actOnLink('contact_undo', async ({ actor, go }, form) => {
  await undoContactChange(actor, parseForm(linkTokenInput, form).token)
  return go('/sign-in?done=contact_restored')
})

/** Where the mail or text about a changed address or number leads: opening it changes nothing. */
export default function UndoChange() {
  const { undo: words } = useWords(recoveryWords)
  const token = useLinkToken(useLoaderData<typeof loader>().token)
  if (token === null) return <DeadLink />
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro} />
      <LinkForm path="/account/undo-change" token={token} intent="undo">
        <SubmitButton wide>{words.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}
