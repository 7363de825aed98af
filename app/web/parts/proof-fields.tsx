import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { accountWords } from '#i18n/account.ts'
import { TextInput } from '#ui/text-input.tsx'
import { FormField } from './form.tsx'
import { useWords } from './locale.tsx'

/** Asks a signed-in person to prove once more who they are; belongs at the end of the form of a risky act. */
export function ProofFields({ asked }: { asked: ProofAsked }) {
  const { fields } = useWords(accountWords)
  return (
    <>
      <FormField name="currentPassword" label={fields.currentPassword} required>
        <TextInput type="password" autoComplete="current-password" maxLength={128} />
      </FormField>
      {asked.totp && (
        <FormField name="factorCode" label={fields.factorCode} hint={fields.factorCodeHint} required>
          <TextInput autoComplete="one-time-code" inputMode="text" maxLength={20} mono />
        </FormField>
      )}
    </>
  )
}
