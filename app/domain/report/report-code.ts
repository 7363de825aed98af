import { typedCode, yearsOf } from '#kernel/typed-code.ts'

/**
 * Who reads a comment: everyone on the report; the company and the platform team; only the company's own people; only the
 * platform team.
 */
export const commentAudiences = ['all', 'company', 'company_own', 'hello'] as const
export type CommentAudience = (typeof commentAudiences)[number]

/** The verdict on a retest. */
export const retestVerdicts = ['fixed', 'not_fixed'] as const
export type RetestVerdict = (typeof retestVerdicts)[number]

export const clockKinds = [
  ...(['first_response', 'triage', 'info', 'rating', 'reward', 'fix'] as const),
  ...(['retest', 'appeal', 'appeal_answer'] as const),
  ...(['rating_answer', 'dispute_answer', 'dispute'] as const),
] as const
export type ClockKind = (typeof clockKinds)[number]

/** Ten digits and the capitals without I, L, O, S and U: 31 letters, a prime number, and none that reads like another. */
const checkLetters = '0123456789ABCDEFGHJKMNPQRTVWXYZ'
const prime = 31
// 3 generates all 30 remainders, so no two of up to 30 positions weigh the same: any swap of two digits
// shows, not only of neighbours.
const generator = 3

export const highestSerial = 999_999_999

/**
 * The name of a report, `CA-2026-000123-K`: prefix, year, serial (six digits or more) and a check character in the manner of
 * ISO 7064's pure systems, modulo 31. It is for people; it opens nothing.
 * @param prefix the brand's slug, in any case; letters and digits.
 * @throws RangeError for a year outside 2000 … 9999, a serial outside 1 … 999,999,999 or another prefix.
 */
export function formatReportCode(year: number, serial: number, prefix: string): string {
  if (!/^[a-z0-9]{1,12}$/i.test(prefix))
    throw new RangeError('the prefix of report codes is 1 to 12 letters and digits')
  if (!isYear(year) || !isSerial(serial))
    throw new RangeError(`no report code for year ${year}, serial ${serial}`)
  const digits = String(serial).padStart(6, '0')
  return `${prefix.toUpperCase()}-${year}-${digits}-${checkLetterOf(`${year}${digits}`)}`
}

/**
 * Reads a code as people type it, in any case and with spaces around. Every single wrong character and every swap of two
 * digits is caught.
 * @returns null for anything but a code of this prefix.
 */
export function parseReportCode(text: string, prefix: string): { year: number; serial: number } | null {
  if (text.length > 64) return null
  const [head, yearDigits = '', digits = '', check = '', ...rest] = text.trim().toUpperCase().split('-')
  if (head !== prefix.toUpperCase() || rest.length > 0) return null
  if (!/^\d{4}$/.test(yearDigits) || !/^(\d{6}|[1-9]\d{6,8})$/.test(digits)) return null
  const year = Number(yearDigits)
  const serial = Number(digits)
  if (!isYear(year) || !isSerial(serial) || check !== checkLetterOf(yearDigits + digits)) return null
  return { year, serial }
}

/** The codes a part of one may stand for, one for each year it may be of; none for any other text. */
export function reportCodesLike(text: string, prefix: string, thisYear: number): string[] {
  const whole = wholeCode(text, prefix)
  const typed = typedCode(text, prefix.toUpperCase())
  const parts = typed
    ? yearsOf(typed, thisYear)
        .map((year) => formatReportCode(year, typed.serial, prefix))
        .filter((code) => typed.check === null || code.endsWith(`-${typed.check}`))
    : []
  return [...new Set([...(whole ? [whole] : []), ...parts])]
}

/** A whole code, also without its dashes: its check character may be a digit, which else would be read as one of the serial. */
function wholeCode(text: string, prefix: string): string | null {
  const bare = text.length > 64 ? '' : text.toUpperCase().replaceAll(/[-\s]/g, '')
  const own = bare.startsWith(prefix.toUpperCase()) ? bare.slice(prefix.length) : bare
  const [, year, digits, check] = /^(20\d\d)(\d{6,9})([\dA-Z])$/.exec(own) ?? []
  const known = check && parseReportCode(`${prefix}-${year}-${digits}-${check}`, prefix)
  return known ? formatReportCode(known.year, known.serial, prefix) : null
}

/** The letter that makes the weighted sum of all characters divisible by 31; its own weight is 1. */
function checkLetterOf(digits: string): string {
  let sum = 0
  for (const digit of digits) sum = ((sum + Number(digit)) * generator) % prime
  return checkLetters[(prime - sum) % prime]!
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 2000 && year <= 9999
}

function isSerial(serial: number): boolean {
  return Number.isInteger(serial) && serial >= 1 && serial <= highestSerial
}
