import { now } from '@cakrawala/calendar/clock'

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A new UUIDv7 (RFC 9562): 48 bits of the present moment in ms, 74 random bits. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = BigInt(now().getTime())
  for (let i = 0; i < 6; i++) bytes[i] = Number((time >> BigInt(40 - 8 * i)) & 0xffn)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Whether `text` is an id of ours, spelled exactly as we spell it. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && uuidShape.test(text)
}

/** A random word over 0-9A-Za-z; 22 letters carry 130 bits. */
export function randomWord(letters = 22): string {
  let word = ''
  while (word.length < letters) {
    for (const byte of crypto.getRandomValues(new Uint8Array(letters * 2))) {
      // 248 = 4 × 62: the bytes above it would favour some letters.
      if (byte < 248 && word.length < letters) word += base62[byte % 62]
    }
  }
  return word
}

/** A random code of `digits` decimal digits, leading zeros kept. */
export function randomDigits(digits: number): string {
  let code = ''
  while (code.length < digits) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0]!
    if (byte < 250) code += String(byte % 10)
  }
  return code
}
