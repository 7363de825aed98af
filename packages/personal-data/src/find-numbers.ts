import type { DataKind, Range } from './kinds.ts'
import { luhnHolds } from './luhn.ts'
import { isMadeUpNumber } from './made-up.ts'
import { hasRegion, parseNik } from './nik.ts'

/** A group of digits; groups of one number have one separator between them. */
type Group = { start: number; end: number }

/** A sign beside digits that makes them part of something else: a hash, an id, a path, a price, a date, a time. */
const joined = /[\p{L}\p{N}_/@#%=&-]/u
const goesOn = /[\p{L}\p{N}_/@#%=-]/u
/** How far before a number its word may stand, in characters of one line. */
const near = 40
/** Groups of the longest number: an NPWP as printed. */
const mostGroups = 6

const accountWords =
  /rekening|\bno(?:mor)?\.? ?rek|\brek\b|virtual account|account (?:no|number)|bank account/i
const taxWords = /npwp|nitku|tax id/i

/** NIK, NPWP, phones, cards and accounts. Each run of digits is read with the few groups after it. */
export function findNumbers(text: string): Range[] {
  const found: Range[] = []
  let groups: Group[] = []
  const close = () => {
    found.push(...numbersIn(text, groups))
    groups = []
  }
  for (const { index, 0: digits } of text.matchAll(/\d+/g)) {
    const last = groups.at(-1)
    if (last && !isSeparator(text.slice(last.end, index))) close()
    groups.push({ start: index, end: index + digits.length })
  }
  close()
  return found
}

function isSeparator(between: string): boolean {
  return between.length <= 2 && /^(?:[ .-]|\) ?)$/.test(between)
}

function numbersIn(text: string, groups: readonly Group[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < groups.length; at++) {
    const length = longestNumber(text, groups, at)
    if (!length) continue
    found.push(length.range)
    at += length.groups - 1
  }
  return found
}

function longestNumber(text: string, groups: readonly Group[], at: number) {
  for (let count = Math.min(mostGroups, groups.length - at); count > 0; count--) {
    const [first, last] = [groups[at]!, groups[at + count - 1]!]
    const length = last.end - first.start
    const fits = length - count >= 8 && length <= 26 && (count < 5 || isLongForm(groups, at))
    if (!fits || isJoined(text, first.start, last.end)) continue
    const some = groups.slice(at, at + count)
    const parts = some.map((one) => text.slice(one.start, one.end))
    const sign = text[first.start - 1] ?? ''
    const separators = new Set(some.slice(1).map((one, i) => text.slice(some[i]!.end, one.start)))
    const kind = kindOf(parts, separators, sign, () => wordsBefore(text, first.start))
    const start = kind === 'phone' && (sign === '+' || sign === '(') ? first.start - 1 : first.start
    if (kind) return { groups: count, range: { kind, start, end: last.end } }
  }
  return null
}

/** Of more than four groups are an NPWP as printed, and a card of 19 digits. */
function isLongForm(groups: readonly Group[], at: number): boolean {
  const length = (group: number) => groups[at + group]!.end - groups[at + group]!.start
  return (length(0) === 2 && length(3) === 1) || (length(0) === 4 && length(4) === 3)
}

function isJoined(text: string, start: number, end: number): boolean {
  const [before, after, beyond] = [text[start - 1] ?? '', text[end] ?? '', text[end + 1] ?? '']
  if (goesOn.test(after) || ((after === '.' || after === ',' || after === ':') && /\d/.test(beyond)))
    return true
  // A value of a parameter or an attribute is one of its own: `nik=3173…`.
  if (before === '=' || before === '&') return false
  return joined.test(before) || ((before === '.' || before === ',') && /\d/.test(text[start - 2] ?? ''))
}

function kindOf(
  parts: readonly string[],
  separators: ReadonlySet<string>,
  sign: string,
  before: () => string,
): DataKind | null {
  const digits = parts.join('')
  const shape = parts.map(({ length }) => length).join(' ')
  if (digits.length < 9 || digits.length > 19 || isMadeUpNumber(digits)) return null
  if (isNpwpAsPrinted(shape, separators)) return 'npwp'
  if (isPhone(sign, parts)) return 'phone'
  if (separators.size > 1) return null
  if (isCard(digits, shape)) return 'card'
  if (isNik(digits, shape)) return 'nik'
  if (/^0?\d{15}$/.test(digits) && taxWords.test(before())) return 'npwp'
  if (digits.length >= 10 && digits.length <= 16 && accountWords.test(before())) return 'bank_account'
  return null
}

function wordsBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - near), start)
  return before.slice(before.lastIndexOf('\n') + 1)
}

function isNik(digits: string, shape: string): boolean {
  if (shape !== '16' && shape !== '4 4 4 4' && shape !== '6 6 4') return false
  const nik = parseNik(digits)
  return nik !== null && hasRegion(nik)
}

/** `XX.XXX.XXX.X-XXX.XXX`, the form of the card until 2024. */
function isNpwpAsPrinted(shape: string, separators: ReadonlySet<string>): boolean {
  return shape === '2 3 3 1 3 3' && separators.size === 2 && separators.has('.') && separators.has('-')
}

/** Mobile numbers, and landlines where a country or area code shows what they are. */
function isPhone(sign: string, parts: readonly string[]): boolean {
  const digits = parts.join('')
  if (parts.length > 4 || parts.some(({ length }) => length < 2)) return false
  if (/^(?:0|62)8[1-9]\d{7,10}$/.test(digits)) return true
  if (sign === '+') return /^62[2-79]\d{7,10}$/.test(digits)
  return sign === '(' && /^0[2-79]\d{7,10}$/.test(digits)
}

const cardShapes = /^(?:1[3-9]|4 4 4 [1-4]|4 4 4 4 3|4 6 5|4 6 4)$/
/** Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, GPN. */
const issuers =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|4[4-9]\d|5\d{2})\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17}|1946\d{12}|5(?:018|02[0-9]|03[0-9])\d{8,15})$/

/** Published by gateways and networks for tests; the ranges of Stripe, Xendit and Midtrans. */
const testCards =
  /^(?:4242424242\d{6}|4111111111\d{6}|4000000\d{9}|400005\d{10}|4012888888881881|401288888888\d{4}|4222222222222|4911111111111113|4811111111111114|5211111111111117|5555555555554444|5105105105105100|5200828282828210|2223003122003222|2223000048400011|378282246310005|371449635398431|378734493671000|6011111111111117|6011000990139424|30569309025904|38520000023237|3566002020360505|3530111333300000|6200000000000005|6205500000000000004|5610591081018250|4917610000000000|4508033508033508|4263970000005262|5425233430109903|4035501000000008)$/

function isCard(digits: string, shape: string): boolean {
  return cardShapes.test(shape) && issuers.test(digits) && luhnHolds(digits) && !testCards.test(digits)
}
