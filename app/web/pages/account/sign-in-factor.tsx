import { useLocation } from 'react-router'
import type { Ways } from '#domain/account/factor/pre-auth-token.server.ts'
import { securityWords } from '#i18n/security.ts'
import { ActForm, SubmitButton } from '#web/parts/form.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { FactorCodeField } from '#web/parts/proof-fields.tsx'
import { AccountHeading } from './account-heading.tsx'
import { PasskeyForm } from './passkey-form.tsx'

/** The second step of signing in, after the right password. */
export function SignInFactor({ ways }: { ways: Ways }) {
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
