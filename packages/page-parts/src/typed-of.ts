import type { Typed } from './refused.ts'

const secretName = /password|^code$|token|ticket|factorCode|passkey|answer/i
/** How much of a value, and of all of them together, an answer repeats, in characters: twice what any field takes. */
const longestShown = 100_000
const mostShown = 300_000

/**
 * What of a form may be shown again: no secrets, by their names. What is longer than any field takes comes back cut.
 * @param shown names that may be shown though they are those of secrets
 */
export function typedOf(form: FormData | undefined, shown: readonly string[] = []): Typed {
  const typed = new Map<string, string[]>()
  let left = mostShown
  for (const [name, value] of form ?? []) {
    const secret = secretName.test(name) && !shown.includes(name)
    if (typeof value !== 'string' || name === '__proto__' || secret) continue
    const part = value.slice(0, Math.min(longestShown, left - name.length))
    left -= name.length + part.length
    if (left < 0) break
    const values = typed.get(name)
    if (values) values.push(part)
    else typed.set(name, [part])
  }
  return Object.fromEntries(typed)
}
