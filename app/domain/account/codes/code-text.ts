/** In place of a code: the address has an account, and its owner is told so. */
export const accountExists = 'account exists'

/** What is sealed until the worker has sent it. */
export function codeText(code: string, longCode: string | null): string {
  return longCode === null ? code : `${code} ${longCode}`
}

/** The codes of a sealed text; null for `accountExists`. */
export function codesIn(text: string): { code: string; longCode: string | null } | null {
  if (text === accountExists) return null
  const [code = '', longCode = null] = text.split(' ')
  return { code, longCode }
}
