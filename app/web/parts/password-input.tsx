import { PasswordInput as Shown } from '@cakrawala/ui/password-input'
import type { InputProps } from '@cakrawala/ui/text-input'
import { accountWords } from '#i18n/account.ts'
import { useWords } from './locale.tsx'

/** A password that can be shown, in the reader's language. */
export function PasswordInput(props: InputProps) {
  return <Shown showLabel={useWords(accountWords).password.show} {...props} />
}
