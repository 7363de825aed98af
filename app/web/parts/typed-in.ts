import type { Typed } from './refused.ts'

const secretName = /password|^code$|token|ticket|factorCode|passkey|answer/i
/** How much of a value, and of all of them together, an answer repeats, in characters: twice what any field takes. */
const longestShown = 100_000
const mostShown = 300_000

/**
 * What of a form may be shown again. The code mailed for a sign-up is: it is of use to no one but who typed it, and
 * another one is sent after a minute at the earliest. What is longer than any field takes comes back cut.
 */
export function typedIn(form: FormData | undefined): Typed {
  const typed = new Map<string, string[]>()
  const isSignUp = form?.get('intent') === 'register'
  let left = mostShown
  for (const [name, value] of form ?? []) {
    const secret = secretName.test(name) && !(isSignUp && name === 'code')
    if (typeof value !== 'string' || name === '__proto__' || secret) continue
    const shown = value.slice(0, Math.min(longestShown, left - name.length))
    left -= name.length + shown.length
    if (left < 0) break
    const values = typed.get(name)
    if (values) values.push(shown)
    else typed.set(name, [shown])
  }
  return Object.fromEntries(typed)
}
