import { useActionData } from 'react-router'
import { accountWords } from '#i18n/account.ts'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { isRefused } from '#web/parts/refused.ts'

/** The address a code was sent to in this visit, or null while none was. It travels in the forms, never in the URL. */
export function useCodeSentTo(): string | null {
  const answer = useActionData<unknown>()
  if (isRefused(answer)) {
    const intent = answer.typed.intent?.[0]
    return intent === 'register' || intent === 'resend' ? (answer.typed.email?.[0] ?? null) : null
  }
  return hasSentTo(answer) ? answer.sentTo : null
}

function hasSentTo(answer: unknown): answer is { sentTo: string } {
  return typeof answer === 'object' && answer !== null && 'sentTo' in answer
}

/** First step of both sign-ups: the address that gets the code. */
export function EmailStep({ label, hint }: { label: string; hint?: string }) {
  const { code } = useWords(accountWords)
  return (
    <ActForm intent="send_code" className="grid gap-4">
      <EmailField label={label} hint={hint} />
      <SubmitButton wide>{code.send}</SubmitButton>
    </ActForm>
  )
}

function EmailField({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <FormField name="email" label={label} hint={hint} required>
      <TextInput type="email" autoComplete="email" defaultValue={useTyped('email')} />
    </FormField>
  )
}

/** Says where the code went, and sends it once more. `here` is the page itself: starting over drops the address. */
export function CodeSent({ email, here }: { email: string; here: string }) {
  const { code } = useWords(accountWords)
  return (
    <div className="mb-6 grid gap-3">
      <Notice tone="info">{code.sent({ email })}</Notice>
      <ActForm intent="resend" className="grid gap-2">
        <input type="hidden" name="email" value={email} />
        <p className="text-xs text-ink-soft">{code.missing}</p>
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton variant="secondary">{code.again}</SubmitButton>
          <L to={here} reloadDocument className="text-samudra-text underline">
            {code.change}
          </L>
        </div>
      </ActForm>
    </div>
  )
}

/** The fields both forms share: the proved address and its code. */
export function CodeFields({ email }: { email: string }) {
  const { fields } = useWords(accountWords)
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <FormField name="code" label={fields.code} required>
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={6} mono />
      </FormField>
    </>
  )
}
