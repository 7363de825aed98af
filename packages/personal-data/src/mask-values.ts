import { findPersonalData } from './find-personal-data.ts'
import type { Found } from './kinds.ts'

/**
 * Masks the chosen values wherever they are found in a text.
 * @param chosen values as `findPersonalData` gives them
 * @returns the text with masks, what was masked, and what is left unmasked
 */
export function maskValues(
  text: string,
  chosen: ReadonlySet<string>,
): { text: string; masked: Found[]; open: Found[] } {
  const found = findPersonalData(text)
  const masked = found.filter(({ value }) => chosen.has(value))
  let [result, at] = ['', 0]
  for (const { start, end, mask } of masked) {
    result += text.slice(at, start) + mask
    at = end
  }
  return { text: result + text.slice(at), masked, open: found.filter(({ value }) => !chosen.has(value)) }
}
