import { plainLines } from '@cakrawala/markdown/plain-text'

const lineLength = 68
/** What is this short takes no more room whole than folded. */
const mostLines = 5
/** No text this long in HTML is short; it need not be read. */
const surelyLong = 4000

/** Whether a text of sanitized HTML is worth folding, by about how many lines it fills. */
export function isLongText(sanitizedHtml: string): boolean {
  if (sanitizedHtml.length > surelyLong) return true
  const lines = plainLines(sanitizedHtml).flatMap((block) => block.split('\n'))
  const filled = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0)
  return filled > mostLines
}
