/** Controls, ends of lines, and signs that are not seen or turn the reading direction. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\s]+/gu

/** One line of at most `most` characters of a text from outside, for places that quote it, such as a subject: what is cut ends with `…`. */
export function shortLine(text: string, most: number): string {
  const letters = Array.from(
    text
      .slice(0, most * 4)
      .replace(unseen, ' ')
      .trim(),
  )
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
