import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextInput } from '@cakrawala/ui/text-input'
import { accountWords } from '#i18n/account.ts'
import { useWords } from '#web/parts/locale.tsx'

/** Asks for the address or the name of an account, to mail its owner a link. */
export function IdentifierForm({ submit }: { submit: string }) {
  return (
    <ActForm intent="ask" className="grid gap-4">
      <Identifier />
      <SubmitButton wide>{submit}</SubmitButton>
    </ActForm>
  )
}

function Identifier() {
  const { fields } = useWords(accountWords)
  return (
    <FormField name="identifier" label={fields.identifier} required>
      <TextInput
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={useTyped('identifier')}
      />
    </FormField>
  )
}
