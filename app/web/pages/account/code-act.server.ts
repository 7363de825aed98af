import type { Again } from '@cakrawala/page-parts/refused'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { sendCodeInput } from '#domain/account/sign-up/sign-up-input.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { typedIn } from '#web/parts/typed-in.ts'

/** Where a code went. One sent again leaves the second form as it was typed. */
export type CodeSent = { sentTo: string } | (Again & { sentTo: string })

/** Sends the code of a sign-up, first or again. @returns null for a form that brings the code back */
export async function sendCodeFor(
  kind: 'company' | 'bughunter',
  { actor, locale }: Visit,
  form: FormData,
): Promise<CodeSent | null> {
  const again = form.has('again')
  if (form.get('intent') === 'register' && !again) return null
  // The button for another code is in the second form: of all it holds, the address alone is meant.
  const { email } = again
    ? parseInput(sendCodeInput, { email: form.get('email') })
    : parseForm(sendCodeInput, form)
  await sendSignUpCode(actor, kind, email, locale)
  return again ? { sentTo: email, again, typed: typedIn(form) } : { sentTo: email }
}
