import { redirect, useLocation } from 'react-router'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { signInInput } from '#domain/account/session/sign-in-input.ts'
import { signOut } from '#domain/account/session/sign-out.server.ts'
import { accountWords } from '#i18n/account.ts'
import { TextInput } from '#ui/text-input.tsx'
import { bounceSignedIn } from '#web/http/guards.ts'
import { pathAfterSignIn } from '#web/http/next-path.ts'
import { act } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { sessionCookies } from '#web/http/session-cookie.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'

export const middleware = [bounceSignedIn]

export function meta({ location }: { location: { pathname: string } }) {
  const responders = isForResponders(location.pathname)
  return pageTitle(accountWords, ({ signIn }) => (responders ? signIn.incidentTitle : signIn.title))({
    location,
  })
}

/** Without a loader the middleware above would not run when a link leads here. */
export const loader = () => null

export const action = act(async ({ actor, url, locale, address, device }, form) => {
  const answer = await signIn(parseForm(signInInput, form), { address, device })
  // A session never outlives the next sign-in of the same browser.
  await signOut(actor)
  return redirect(pathAfterSignIn(url.searchParams.get('next'), answer.person.role, locale), {
    headers: sessionCookies(answer.token, answer.person, answer.companyName),
  })
})

export default function SignIn() {
  const { signIn: words } = useWords(accountWords)
  const responders = isForResponders(useLocation().pathname)
  return (
    <>
      <AccountHeading
        title={responders ? words.incidentTitle : words.title}
        intro={responders ? words.incidentIntro : words.intro}
      />
      <ActForm intent="sign_in" className="grid gap-4">
        <Fields />
        <SubmitButton wide>{words.submit}</SubmitButton>
      </ActForm>
      <p className="mt-6 text-center text-ink-soft">
        {responders ? words.everybody : words.noAccount}{' '}
        <L to={responders ? '/sign-in' : '/sign-up'} className="font-semibold text-samudra-text underline">
          {responders ? words.everybodyAction : words.signUp}
        </L>
      </p>
    </>
  )
}

/** The same page serves two addresses; responders have no sign-up of their own. */
function isForResponders(pathname: string): boolean {
  return /\/incident\/sign-in\/?$/.test(pathname)
}

function Fields() {
  const { fields } = useWords(accountWords)
  return (
    <>
      <FormField name="identifier" label={fields.identifier} required>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={useTyped('identifier')}
        />
      </FormField>
      <FormField name="password" label={fields.password} required>
        <TextInput type="password" autoComplete="current-password" />
      </FormField>
    </>
  )
}
