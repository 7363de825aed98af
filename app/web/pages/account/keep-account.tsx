import { SubmitButton } from '@cakrawala/page-parts/form'
import { data, useLoaderData } from 'react-router'
import { keepAccount, leavingOfToken } from '#domain/privacy/keep-account.server.ts'
import { keepInput } from '#domain/privacy/leaving-input.ts'
import { momentText } from '#i18n/moment.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { actOnLink, linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm, useBehindLink } from './link-form.tsx'

type Leaving = { token: string; eraseAt: Date }

// Signed-in people stay here: the browser may have another person signed in.
export const headers = linkHeaders
export const meta = pageTitle(privacyWords, (words) => words.keep.title)

export const loader = load(async ({ url }) => {
  const leaving = await leavingBehind(url.searchParams.get('token'))
  return data(leaving, leaving ? {} : { status: 404 })
})

export const action = actOnLink(
  'leaving_cancel',
  async ({ actor, go }, form) => {
    await keepAccount(actor, parseForm(keepInput, form).token)
    return go('/sign-in?done=account_kept')
  },
  leavingBehind,
)

async function leavingBehind(token: string | null): Promise<Leaving | null> {
  const leaving = await leavingOfToken(token)
  return leaving && token ? { token, ...leaving } : null
}

/** Where the mail about a leaving leads: opening the page changes nothing, its button takes the leaving back. */
export default function KeepAccount() {
  const leaving = useBehindLink<Leaving>(useLoaderData<typeof loader>())
  const { keep } = useWords(privacyWords)
  const locale = useLocale()
  if (!leaving) return <DeadLink />
  return (
    <>
      <AccountHeading title={keep.title} intro={keep.text({ until: momentText(leaving.eraseAt, locale) })} />
      <LinkForm path="/account/keep" token={leaving.token} intent="keep">
        <SubmitButton wide>{keep.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}
