import { TextInput } from '@cakrawala/ui/text-input'
import { Fragment } from 'react'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { accountWords } from '#i18n/account.ts'
import { securityWords } from '#i18n/security.ts'
import { FormField, useAccepted, useIntent } from './form.tsx'
import { usePath, useWords } from './locale.tsx'
import { PasskeyButton } from './passkey-button.tsx'

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
        <TextInput type="password" autoComplete="current-password" maxLength={128} />
      </FormField>
      {(asked.totp || asked.passkey) && <FactorFields asked={asked} required={required} />}
    </Fragment>
  )
}

/** Asks for the second factor alone, of somebody who has one. */
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
