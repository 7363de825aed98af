import type { Again } from '@cakrawala/page-parts/refused'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { sendCodeInput } from '#domain/account/sign-up/sign-up-input.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { typedIn } from '#web/parts/typed-in.ts'

/**
 * Where a code went. One sent again leaves the second form as it was typed. `limited`: why no other was sent now; the ones
 * that were, whoever asked for them, are in the mailbox and good.
 */
export type CodeSent = { sentTo: string; limited?: string } | (Again & { sentTo: string })

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
  try {
    await sendSignUpCode(actor, kind, email, locale)
  } catch (error) {
    if (again || !isRefusal(error) || !error.detail?.startsWith('code_')) throw error
    return { sentTo: email, limited: error.detail }
  }
  return again ? { sentTo: email, again, typed: typedIn(form) } : { sentTo: email }
}
