import type { Typed } from './refused.ts'

const secretName = /password|^code$|token|ticket|factorCode|passkey|answer/i

/**
 * What of a form may be shown again. The code mailed for a sign-up is: it is of use to nobody but who typed it, and another
 * one is sent after a minute at the earliest.
 */
export function typedIn(form: FormData | undefined): Typed {
  const typed = new Map<string, string[]>()
  const isSignUp = form?.get('intent') === 'register'
  for (const [name, value] of form ?? []) {
    const secret = secretName.test(name) && !(isSignUp && name === 'code')
    if (typeof value !== 'string' || name === '__proto__' || secret) continue
    typed.set(name, [...(typed.get(name) ?? []), value])
  }
  return Object.fromEntries(typed)
}
