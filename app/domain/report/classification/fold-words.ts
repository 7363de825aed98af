/** Longer than any name of a class or a weakness; beyond it nothing is looked at. */
const longest = 300

/** Words in small letters without marks and signs, one space between them: what names are compared by. */
export function folded(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
