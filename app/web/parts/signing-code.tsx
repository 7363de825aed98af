import { FormField, SubmitButton, useFieldError } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { signingCodeWords } from '#i18n/signing-code.ts'
import { useWords } from './locale.tsx'

/** The form before a code is mailed: a code that came too late is said here. */
export function SigningCodeComes({ text, submit }: { text: string; submit: string }) {
  const words = useWords(signingCodeWords)
  const late = useFieldError('code', words.code)
  return (
    <>
      {late && <Notice tone="warning">{late}</Notice>}
      <p className="text-ink-soft">{text}</p>
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </>
  )
}

type BySigningCodeProps = {
  /** Where the code was sent, and for how long it is good. */
  sentTo: string
  submit: string
  /** What else the signature needs. */
  children?: ReactNode
}

/** The field of a mailed code, and its buttons. Enter in the field presses the first one: the one that signs. */
export function BySigningCode({ sentTo, submit, children }: BySigningCodeProps) {
  const words = useWords(signingCodeWords)
  const sent = isAgain(useActionData<unknown>())
  return (
    <>
      <Notice tone={sent ? 'success' : 'info'}>
        <span className="break-words">{sentTo}</span>
      </Notice>
      <div className="grid max-w-md gap-4">
        <FormField name="code" label={words.code} hint={words.hint} required>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            mono
            // The press before asked for this field.
            autoFocus={sent}
          />
        </FormField>
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{submit}</SubmitButton>
        <SubmitButton variant="secondary" name="again" value="yes">
          {words.again}
        </SubmitButton>
      </div>
    </>
  )
}
