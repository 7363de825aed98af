import { FormField, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { TextInput } from '@cakrawala/ui/text-input'
import { accountWords } from '#i18n/account.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

export function UsernameField() {
  const { fields, hints } = useWords(accountWords)
  return (
    <FormField name="username" label={fields.username} hint={hints.username} required>
      <TextInput
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        minLength={3}
        maxLength={30}
        defaultValue={useTyped('username')}
      />
    </FormField>
  )
}

/** The consent both sign-ups need. */
export function AgreementField() {
  const words = useWords(accountWords)
  const brand = useBrand().name
  return (
    <Checkbox
      name="agreement"
      label={words.agreement({ brand })}
      error={useFieldError('agreement', brand)}
      defaultChecked={useTyped('agreement') === 'on'}
      hint={
        <span className="flex flex-wrap gap-x-4">
          <L
            to="/term-and-condition"
            target="_blank"
            className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0"
          >
            {words.terms}
          </L>
          <L
            to="/privacy-policy"
            target="_blank"
            className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0"
          >
            {words.privacy}
          </L>
        </span>
      }
    />
  )
}
