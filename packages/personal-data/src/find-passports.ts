import type { Range } from './kinds.ts'

/** Numbers of passports, only where the word stands shortly before on the same line. */
export function findPassports(text: string): Range[] {
  const found: Range[] = []
  for (const { index, 0: number } of text.matchAll(
    /(?<![\p{L}\p{N}_-])[A-Z]{1,2}\d{6,7}(?![\p{L}\p{N}_-])/gu,
  )) {
    const before = text.slice(Math.max(0, index - 40), index)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    if (/paspor|passport/i.test(line) && !/1234567?$|0000+$/.test(number))
      found.push({ kind: 'passport', start: index, end: index + number.length })
  }
  return found
}
