// Without 0 1 i l o u, which are misread or spell words. Each of the thirty letters carries 4.9 bits.
const letters = '23456789abcdefghjkmnpqrstvwxyz'

/** Random letters in groups of five, such as `k7m2x-9q4hd` for two groups. */
export function newTypedCode(groups: number): string {
  let code = ''
  while (code.length < 5 * groups) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!
    // 240 = 8 × 30: the bytes above it would favour some letters.
    if (byte < 240) code += letters[byte % 30]
  }
  return code.match(/.{5}/g)!.join('-')
}

/** A code as it is hashed: however a person types it, with or without hyphens. Null when it can be none. */
export function tidyTypedCode(typed: string, groups: number): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  return code.length === 5 * groups && [...code].every((letter) => letters.includes(letter)) ? code : null
}
