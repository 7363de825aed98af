/** Codes of documents that anyone who holds one may check: at least 130 random bits (`randomWord`). */
const shape = /^[0-9A-Za-z]{22,64}$/

/** The code in a text as people type or scan it; null where it cannot be one. */
export function codeFrom(text: string): string | null {
  const code = text.trim()
  return shape.test(code) ? code : null
}
