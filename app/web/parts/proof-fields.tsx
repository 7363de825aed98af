import { FormField, useAccepted, useIntent } from '@cakrawala/page-parts/form'
import { usePasskeyAnswer } from '@cakrawala/page-parts/use-passkey-answer'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import KeyRound from 'lucide-react/icons/key-round'
import { Fragment, useState } from 'react'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { accountWords } from '#i18n/account.ts'
import { securityWords } from '#i18n/security.ts'
import { usePath, useWords } from './locale.tsx'
import { PasswordInput } from './password-input.tsx'

/** Asks a signed-in person to prove once more who they are; belongs at the end of the form of a risky act. */
export function ProofFields({ asked, required = true }: { asked: ProofAsked; required?: boolean }) {
  const { fields } = useWords(accountWords)
  const intent = useIntent()
  return (
    <Fragment key={useAccepted()}>
      <FormField
        name="currentPassword"
        id={`field-${intent}-currentPassword`}
        label={fields.currentPassword}
        required={required}
      >
        <PasswordInput autoComplete="current-password" maxLength={128} />
      </FormField>
      {(asked.totp || asked.passkey) && <FactorFields asked={asked} required={required} />}
    </Fragment>
  )
}

/** Asks for the second factor alone, of a person who has one. */
export function FactorFields({ asked, required = true }: { asked: ProofAsked; required?: boolean }) {
  const { passkeys } = useWords(securityWords)
  const intent = useIntent()
  const path = usePath()
  return (
    <>
      <FactorCodeField id={`field-${intent}-factorCode`} required={required && !asked.passkey} />
      {asked.passkey && (
        <>
          <p className="text-ink-soft noscript:hidden">{passkeys.or}</p>
          <div className="justify-self-start">
            <PasskeyButton optionsPage={path('/account/passkey-options')} />
          </div>
        </>
      )}
    </>
  )
}

/** A number of the authenticator app or a recovery code. */
export function FactorCodeField(field: { id?: string; required: boolean }) {
  const { fields } = useWords(accountWords)
  return (
    <FormField {...field} name="factorCode" label={fields.factorCode} hint={fields.factorCodeHint}>
      <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={20} mono />
    </FormField>
  )
}

/**
 * Asks a passkey and puts its answer into the form around it. Without scripts it is not there.
 * @param optionsPage answers what the passkey is asked to sign
 */
function PasskeyButton({ optionsPage }: { optionsPage: string }) {
  const { passkeys } = useWords(securityWords)
  const [answer, setAnswer] = useState('')
  const { ask, state } = usePasskeyAnswer(optionsPage, (given) => setAnswer(JSON.stringify(given)))
  if (state === 'unknown') return null
  return (
    <div className="grid gap-2">
      <input type="hidden" name="passkey" value={answer} />
      <Button
        type="button"
        wide
        onClick={ask}
        aria-disabled={state === 'asking'}
        icon={<KeyRound aria-hidden size={18} />}
      >
        {passkeys.use}
      </Button>
      <div aria-live="polite">
        {state === 'failed' && <Notice tone="warning">{passkeys.failed}</Notice>}
        {answer && <Notice tone="success">{passkeys.ready}</Notice>}
      </div>
    </div>
  )
}
