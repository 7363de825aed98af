import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { guessableWords } from './guessable-words.ts'

const passwordLength = { min: 10, max: 128 } as const
export type PasswordLevel = 0 | 25 | 50 | 75 | 100
/** What the owner is called: a password that contains it is weak. */
export type OwnWords = {
  username?: string | undefined
  email?: string | undefined
  companyName?: string | undefined
}

const rules = {
  password_length: (text: string) => [...text].length >= passwordLength.min,
  password_capital: (text: string) => /\p{Lu}/u.test(text),
  password_digit: (text: string) => /\p{Nd}/u.test(text),
  password_special: (text: string) => /[^\p{L}\p{N}\s]/u.test(text),
} as const
type PasswordRule = keyof typeof rules
export const passwordRules = Object.keys(rules) as PasswordRule[]

/**
 * The rules a password does not meet yet, as word keys; `password_space` and `password_too_common` count as well. One above 128
 * characters is never accepted, and not searched for common words.
 */
export function passwordProblems(typed: string, own: OwnWords = {}): string[] {
  const password = asHashed(typed)
  const missing: string[] = passwordRules.filter((rule) => !rules[rule](password))
  if (/\s/.test(password)) missing.push('password_space')
  if (typed.length <= passwordLength.max && isGuessable(password, own)) missing.push('password_too_common')
  return missing
}

/**
 * The four-level meter: 25 for each rule met. Spaces, common words and own names hold it at 25.
 * Only 100 is accepted.
 */
export function passwordLevel(typed: string, own: OwnWords = {}): PasswordLevel {
  if (typed === '' || typed.length > passwordLength.max) return 0
  const password = asHashed(typed)
  const met = passwordRules.filter((rule) => rules[rule](password)).length
  const locked = /\s/.test(password) || isGuessable(password, own)
  return (25 * (locked ? Math.min(met, 1) : met)) as PasswordLevel
}

/** Whether a password, exactly as sent, may be set. Texts that UTF-8 cannot carry would change on the way. */
export function isPasswordAccepted(password: string, own: OwnWords = {}): boolean {
  return password.isWellFormed() && !password.includes('\0') && passwordLevel(password, own) === 100
}

/** What counts is what is hashed: the composed letters (NFKC), however a keyboard sends them. */
function asHashed(typed: string): string {
  return typed.length > passwordLength.max ? typed : oneSpelling(typed, 'NFKC')
}

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function isGuessable(password: string, { username, email, companyName }: OwnWords): boolean {
  const plain = password.toLowerCase()
  const names = [username, email?.split('@')[0], ...(companyName?.split(/\s+/) ?? [])]
  const own = names.map((name) => name?.toLowerCase() ?? '').filter((name) => name.length >= 4)
  if (own.some((name) => plain.includes(name))) return true
  const stem = plain.replace(/[^a-z]+$/, '')
  const forms = [plain, lettersOf(plain), unmask(stem), unmask(lettersOf(plain)), lettersOf(unmask(plain))]
  return forms.some((text) => guessableWords.has(text)) || isRun(plain)
}

function unmask(text: string): string {
  return [...text].map((sign) => disguises[sign] ?? sign).join('')
}

/** What remains of `P4ssw0rd!2024`: the word without numbers and signs around it. */
function lettersOf(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '')
}

/** `Aa1!Aa1!Aa1!`: few different signs; or little more than walks along the alphabet, rows and columns of the keyboard. */
function isRun(text: string): boolean {
  if (new Set(text).size <= 4) return true
  const plain = [...text].map((sign) => unshifted[sign] ?? sign).join('')
  return plain.length - walked(plain) < 4
}

const unshifted: Record<string, string> = Object.fromEntries(
  [...'!@#$%^&*()'].map((sign, at) => [sign, '1234567890'[at]!]),
)
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const columns = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm']
const walks = [...rows, ...columns].flatMap((walk) => [walk, [...walk].reverse().join('')])

/** How many signs of a text belong to walks of three or more. */
function walked(text: string): number {
  let covered = 0
  for (let from = 0; from < text.length; ) {
    const length = longestWalk(text, from)
    if (length >= 3) covered += length
    from += length >= 3 ? length : 1
  }
  return covered
}

function longestWalk(text: string, from: number): number {
  let length = 2
  while (
    from + length < text.length &&
    walks.some((walk) => walk.includes(text.slice(from, from + length + 1)))
  )
    length++
  return length
}
