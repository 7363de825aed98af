import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import passkeyScript from '@cakrawala/page-parts/static-passkey?worker&url'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import KeyRound from 'lucide-react/icons/key-round'
import { useLocation } from 'react-router'
import type { Ways } from '#domain/account/factor/pre-auth-token.server.ts'
import { securityWords } from '#i18n/security.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { FactorCodeField } from '#web/parts/proof-fields.tsx'
import { AccountHeading } from './account-heading.tsx'

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

/** Signs in by a passkey. Without scripts no one can ask one, and the form is not there. */
function PasskeyForm({ totp, recoveryCode }: Ways) {
  const { passkeys } = useWords(securityWords)
  const options = usePath()('/account/passkey-options')
  return (
    <>
      <ActForm intent="finish" data-passkey={options} className="grid gap-4 noscript:hidden">
        <div className="grid gap-2">
          <input type="hidden" name="passkey" />
          <Button
            type="button"
            variant={totp ? 'secondary' : 'primary'}
            wide
            icon={<KeyRound aria-hidden size={18} />}
          >
            {passkeys.use}
          </Button>
          <div aria-live="polite">
            <div hidden data-passkey-failed>
              <Notice tone="warning">{passkeys.failed}</Notice>
            </div>
          </div>
        </div>
        {(totp || recoveryCode) && <p className="text-center text-ink-soft">{passkeys.or}</p>}
      </ActForm>
      <script type="module" src={passkeyScript} />
    </>
  )
}
