import { z } from '#kernel/zod.ts'
import { parseEmail } from './email.ts'
import { usernameProblem } from './username.ts'

/** Fields that several forms share. Messages are word keys. */
export const emailField = z
  .string({ error: ({ input }) => (input === undefined ? 'email_required' : 'invalid') })
  .trim()
  .min(1, 'email_required')
  .transform((text, context) => {
    const email = parseEmail(text)
    if (email) return email
    context.addIssue({ code: 'custom', message: 'email_invalid' })
    return z.NEVER
  })

/** An e-mail address or a username, and nothing else: no lists, no line breaks. */
export const identifierField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(254, 'too_long')
  .refine((text) => parseEmail(text) !== null || /^[a-z0-9_-]{3,30}$/i.test(text), 'identifier_invalid')

/** The six digits of a code, or the long code that came with them. */
export const codeField = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^(?:\d{6}|[2-9a-z]{5}(?:[ -]?[2-9a-z]{5}){2})$/i, 'code_wrong')

export const usernameField = z
  .string()
  .trim()
  .min(1, 'required')
  .superRefine((username, context) => {
    const problem = usernameProblem(username)
    if (problem && username !== '') context.addIssue({ code: 'custom', message: problem })
  })

export const passwordField = z.string().min(1, 'required').max(128, 'too_long')

/** A file that is needed; an untouched input counts as none. */
export const neededFile = z.instanceof(File, { message: 'required' })

/** A ticked checkbox; the sentence names the terms. */
export const agreementField = z.literal(['on', 'true'], 'agreement_required')

const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u

/**
 * One line of plain words. Names and titles travel into mails, lists and headers: line breaks, controls and signs that
 * turn the reading direction are refused (`one_line`), never cut out in silence.
 */
export function lineField(most: number, least = 1) {
  return z
    .string()
    .trim()
    .min(1, 'required')
    .min(least, 'too_short')
    .max(most, 'too_long')
    .regex(oneLine, 'one_line')
}

/** The same, optional; an empty text is null afterwards. */
export function optionalLineField(most: number) {
  return z
    .string()
    .trim()
    .max(most, 'too_long')
    .regex(oneLine, 'one_line')
    .default('')
    .transform((text) => text || null)
}

/** `http`, `https` or `ftp` (valid_url), with a whole host and nothing disguised before it. */
export const urlField = z.string().trim().max(500, 'too_long').refine(isPlainUrl, 'valid_url')

function isPlainUrl(text: string): boolean {
  if (!/^(?:https?|ftp):\/\/[^\s/\\?#@]+\.[^\s/\\?#@]+(?:[/?#]|$)/i.test(text) || !URL.canParse(text))
    return false
  const { username, password, protocol } = new URL(text)
  return (
    /^(?:https?|ftp):$/.test(protocol) && username === '' && password === '' && !/[\s\p{C}\\]/u.test(text)
  )
}
