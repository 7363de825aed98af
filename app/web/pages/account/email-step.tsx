import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { isAgain, isRefused } from '@cakrawala/page-parts/refused'
import againScript from '@cakrawala/ui/code-again.js?url'
import { Notice } from '@cakrawala/ui/notice'
import { TextInput } from '@cakrawala/ui/text-input'
import { useActionData } from 'react-router'
import { accountWords } from '#i18n/account.ts'
import { L, useWords } from '#web/parts/locale.tsx'

/** The address a code was sent to in this visit, or null while none was. It travels in the forms, never in the URL. */
export function useCodeSentTo(): string | null {
  const answer = useActionData<unknown>()
  if (isRefused(answer)) {
    return answer.typed.intent?.[0] === 'register' ? (answer.typed.email?.[0] ?? null) : null
  }
  return hasSentTo(answer) ? answer.sentTo : null
}

function hasSentTo(answer: unknown): answer is { sentTo: string } {
  return typeof answer === 'object' && answer !== null && 'sentTo' in answer
}

/** First step of both sign-ups: the address that gets the code. */
export function EmailStep({ label, hint }: { label: string; hint?: string }) {
  const { code, signUp } = useWords(accountWords)
  return (
    <ActForm intent="send_code" className="grid gap-4">
      <EmailField label={label} hint={hint} />
      <SubmitButton wide>{code.send}</SubmitButton>
      <p className="mt-2 text-center text-ink-soft">
        {signUp.have}{' '}
        <L to="/sign-in" className="font-semibold text-samudra-text underline">
          {signUp.signIn}
        </L>
      </p>
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

/** Shows where the code was sent, also the newest one. */
export function CodeSent({ email }: { email: string }) {
  const { code } = useWords(accountWords)
  const answer = useActionData<unknown>()
  const again = isAgain(answer)
  return (
    <div className="mb-6 outline-none" tabIndex={-1} data-focus={again ? '' : undefined}>
      {isLimited(answer) ? (
        <Notice tone="warning">{code.limited({ email })}</Notice>
      ) : (
        <Notice tone={again ? 'success' : 'info'}>{(again ? code.sentAgain : code.sent)({ email })}</Notice>
      )}
    </div>
  )
}

function isLimited(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'limited' in answer
}

/** Id of the form a code is typed into. */
export const codeForm = 'with-code'

/**
 * For codes that did not arrive. The button sends the form of the code along, so that nothing typed there is lost, but is
 * behind it: Enter in a field presses the first button of a form. `here` starts over.
 */
export function CodeAgain({ here }: { here: string }) {
  const { code } = useWords(accountWords)
  return (
    <div className="mt-6 grid gap-2 border-t border-line pt-4">
      <p className="text-ink-soft">{code.missing}</p>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton variant="secondary" name="again" value="yes" form={codeForm}>
          {code.again}
        </SubmitButton>
        <L to={here} reloadDocument className="text-samudra-text underline">
          {code.change}
        </L>
        <L to="/sign-in" className="text-samudra-text underline">
          {code.known}
        </L>
      </div>
      <script type="module" src={againScript} />
    </div>
  )
}

/** The fields both forms share: the proved address and its code. */
export function CodeFields({ email }: { email: string }) {
  const { fields, hints } = useWords(accountWords)
  // Where a new code was sent instead, the old one is of no use any more.
  const typed = useRefused()?.typed.code?.[0]
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <FormField name="code" label={fields.code} hint={hints.code} required>
        <TextInput autoComplete="one-time-code" maxLength={20} mono defaultValue={typed} />
      </FormField>
    </>
  )
}
