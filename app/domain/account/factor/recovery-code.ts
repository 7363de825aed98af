/** How many recovery codes a person gets. */
export const recoveryCodeCount = 10

// Without 0 1 i l o u, which are misread or spell words. Thirty letters: ten of them carry 49 bits.
const letters = '23456789abcdefghjkmnpqrstvwxyz'

/** A new code, such as `k7m2x-9q4hd`. */
export function newRecoveryCode(): string {
  let code = ''
  while (code.length < 10) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!
    // 240 = 8 × 30: the bytes above it would favour some letters.
    if (byte < 240) code += letters[byte % 30]
  }
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** A code as it is stored: however a person types it, with or without the hyphen. Null when it can be none. */
export function tidyRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return code.length === 10 && [...code].every((letter) => letters.includes(letter)) ? code : null
}
