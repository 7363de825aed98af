import type { Typed } from './refused.ts'

const secretName = /password|^code$|token|ticket|factorCode|passkey|answer/i

/** What of a form may be shown again. */
export function typedIn(form: FormData | undefined): Typed {
  const typed = new Map<string, string[]>()
  for (const [name, value] of form ?? []) {
    if (typeof value !== 'string' || name === '__proto__' || secretName.test(name)) continue
    typed.set(name, [...(typed.get(name) ?? []), value])
  }
  return Object.fromEntries(typed)
}
