import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import passkeyScript from '@cakrawala/page-parts/static-passkey?worker&url'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { Ways } from '#domain/account/factor/pre-auth-token.server.ts'
import { accountWords } from '#i18n/account.ts'
import { securityWords } from '#i18n/security.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { act, load } from '#web/http/open.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { PasswordInput } from '#web/parts/password-input.tsx'
import { FactorCodeField } from '#web/parts/proof-fields.tsx'
import { type PageArgs, pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { actOnSignIn, stepOf } from './sign-in-acts.server.ts'

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
      <PasskeyAlone />
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
        <PasswordInput autoComplete="current-password" />
      </FormField>
    </>
  )
}

/** The second step of signing in, after the right password. */
function SignInFactor({ ways }: { ways: Ways }) {
  const { step } = useWords(securityWords)
  const withCode = ways.totp || ways.recoveryCode
  return (
    <>
      <AccountHeading title={step.title} intro={introOf(ways, step)} />
      {ways.passkey && <PasskeyForm {...ways} />}
      {withCode && <CodeForm />}
      <p className="mt-6 text-center text-ink-soft">
        {step.lost}{' '}
        <L to="/verify/forgot-totp" className="font-semibold text-samudra-text underline">
          {step.reset}
        </L>
      </p>
      <p className="mt-2 text-center">
        <StartOver />
      </p>
    </>
  )
}

function introOf({ totp, passkey }: Ways, words: (typeof securityWords)['id']['step']): string {
  if (totp && passkey) return words.introBoth
  return passkey ? words.introPasskey : words.intro
}

function CodeForm() {
  const { step } = useWords(securityWords)
  return (
    <ActForm intent="finish" className="mt-4 grid gap-4">
      <FactorCodeField required />
      <SubmitButton wide>{step.submit}</SubmitButton>
    </ActForm>
  )
}

/** Back to the first step of this page; the ticket dies by itself. */
function StartOver() {
  const { step } = useWords(securityWords)
  const { pathname, search } = useLocation()
  const next = new URLSearchParams(search).get('next')
  const path = pathname.replace(/^\/en(?=\/)/, '')
  return (
    <L to={next ? `${path}?${new URLSearchParams({ next })}` : path} className="text-samudra-text underline">
      {step.again}
    </L>
  )
}

function PasskeyForm({ totp, recoveryCode }: Ways) {
  const { passkeys } = useWords(securityWords)
  return (
    <AskPasskey intent="finish" ask="sign_in" label={passkeys.use} primary={!totp}>
      {(totp || recoveryCode) && <p className="text-center text-ink-soft">{passkeys.or}</p>}
    </AskPasskey>
  )
}

/** In place of name and password. */
function PasskeyAlone() {
  const { passkeys } = useWords(securityWords)
  return (
    <div className="mt-4">
      <AskPasskey intent="passkey" ask="sign_in_alone" label={passkeys.alone} />
    </div>
  )
}

type AskPasskeyProps = { intent: string; ask: string; label: string; primary?: boolean; children?: ReactNode }

/** Signs in by a passkey. Without scripts no one can ask one, and the form is not there. */
function AskPasskey({ intent, ask, label, primary = false, children }: AskPasskeyProps) {
  const { passkeys } = useWords(securityWords)
  const options = usePath()('/account/passkey-options')
  return (
    <>
      <ActForm
        intent={intent}
        listsErrors
        data-passkey={options}
        data-ask={ask}
        className="grid gap-4 noscript:hidden"
      >
        <div className="grid gap-2">
          <PasskeyRefused label={label} />
          <input type="hidden" name="passkey" />
          <Button
            type="button"
            variant={primary ? 'primary' : 'secondary'}
            wide
            icon={<KeyRound aria-hidden size={18} />}
          >
            {label}
          </Button>
          <div aria-live="polite">
            <div hidden data-passkey-failed>
              <Notice tone="warning">{passkeys.failed}</Notice>
            </div>
          </div>
        </div>
        {children}
      </ActForm>
      <script type="module" src={passkeyScript} />
    </>
  )
}

function PasskeyRefused({ label }: { label: string }) {
  const error = useFieldError('passkey', label)
  return error && <Notice tone="danger">{error}</Notice>
}
