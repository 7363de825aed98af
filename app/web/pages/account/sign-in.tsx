import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData, useLocation } from 'react-router'
import { accountWords } from '#i18n/account.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { act, load } from '#web/http/open.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { type PageArgs, pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { actOnSignIn, stepOf } from './sign-in-acts.server.ts'
import { SignInFactor } from './sign-in-factor.tsx'

export const middleware = [bounceSignedIn]
// Where the visitor wants to go may be the address of an invitation, which is a secret.
export const headers = linkHeaders

export function meta(page: PageArgs) {
  const responders = isForResponders(page.location.pathname)
  return pageTitle(accountWords, ({ signIn }) => (responders ? signIn.incidentTitle : signIn.title))(page)
}

/** Which step it is; and without a loader the middleware above would not run when a link leads here. */
export const loader = load(stepOf)
export const action = act(actOnSignIn)

/** Signing in, in one step or two. */
export default function SignIn() {
  const { ways } = useLoaderData<typeof loader>()
  return ways ? <SignInFactor ways={ways} /> : <SignInPassword />
}

function SignInPassword() {
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
      <p className="mt-4 text-center">
        <L to="/forgot-password" className="text-samudra-text underline">
          {words.forgot}
        </L>
      </p>
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
