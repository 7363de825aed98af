import { isDate } from '@cakrawala/calendar/calendar-day'
import { now } from '@cakrawala/calendar/clock'
import { parseNik } from '@cakrawala/personal-data/nik'
import { codeField, lineField, neededFile } from '#domain/account/account-fields.ts'
import { largeProofFields, proofFields } from '#domain/account/factor/factor-input.ts'
import { isCountry, parsePhone } from '#domain/account/phone.ts'
import { tshirtSizes } from '#domain/account/sign-up/sign-up-input.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { appealDecisions } from '../appeal-view.ts'
import { denialReasons, documentKinds, documentReasons } from '../identity.ts'
import { ageOn } from './birth-date.ts'

export const youngest = 17

/** One-word names are common: a full name is one field, and one letter-run is enough. */
const fullNameField = z
  .string()
  .trim()
  .min(1, 'required')
  .min(2, 'too_short')
  .max(100, 'too_long')
  .regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.,-]*$/u, 'invalid')

const birthDateField = z
  .string()
  .min(1, 'required')
  .refine(isDate, { message: 'date_invalid', abort: true })
  .refine((date) => ageOn(date, now()) <= 120, 'date_invalid')
  .refine((date) => ageOn(date, now()) >= youngest, 'too_young')

/** A ticked box; absent when it is not. */
const tickedField = z
  .literal('on')
  .optional()
  .transform((word) => word === 'on')

export const personalDataInput = z.strictObject({
  fullName: fullNameField,
  birthDate: birthDateField,
  country: z.string().refine(isCountry, 'invalid'),
  city: lineField(80),
  /** Correspondence address: where a T-shirt or a letter goes. */
  address: z
    .string()
    .trim()
    .max(300, 'too_long')
    .default('')
    .transform((text) => text || null),
  tshirtSize: z.enum(tshirtSizes, 'required'),
  hiddenFromBoards: tickedField,
  /** Closes the public profile; the boards then name its owner no more either. */
  hiddenProfile: tickedField,
  /** The revision the form was filled from; without it the stored one is overwritten. */
  revision: wholeNumber(0, 1_000_000).optional(),
})
export type PersonalDataInput = z.output<typeof personalDataInput>

export const phoneInput = z.strictObject({
  phone: z
    .string()
    .trim()
    .min(1, 'required')
    .transform((text, context) => {
      const phone = parsePhone(text)
      if (phone?.mobile) return phone.number
      context.addIssue({ code: 'custom', message: phone ? 'phone_mobile' : 'phone_invalid' })
      return z.NEVER
    }),
})

/** The proof is asked for where the number replaces one that was proved. */
export const phoneCodeInput = z.strictObject({ code: codeField, ...largeProofFields })
export type VerifyPhoneInput = z.output<typeof phoneCodeInput>

const kind = z.enum(documentKinds, 'required')

export const submitIdentityInput = withChecks(
  z.strictObject({
    nik: z
      .string()
      .trim()
      .min(1, 'required')
      .refine((text) => parseNik(text) !== null, 'nik_invalid'),
    firstKind: kind,
    firstFile: neededFile,
    secondKind: kind,
    secondFile: neededFile,
    selfie: neededFile,
    /** A face is biometric data: its use needs a consent of its own (UU PDP). */
    consent: z.literal(['on', 'true'], 'required'),
  }),
  ({ firstKind, secondKind }) =>
    firstKind !== undefined && firstKind === secondKind ? [['secondKind', 'two_documents']] : [],
)
export type SubmitIdentityInput = z.output<typeof submitIdentityInput>

export const ndaInput = z.strictObject({
  version: z.string().min(1).max(20),
  agree: z.literal(['on', 'true'], 'required'),
})

const reason = z.union([z.literal('').transform(() => null), z.enum(documentReasons)]).default(null)
const note = z.string().trim().max(2_000, 'too_long')

export const needsFixInput = withChecks(
  z.strictObject({
    ktp: reason,
    passport: reason,
    sim: reason,
    kk: reason,
    selfie: reason,
    note: note.default(''),
  }),
  ({ note: _note, ...documents }) =>
    Object.values(documents).some(Boolean) ? [] : [['note', 'reason_missing']],
)

/** `correctIdentity`; the reason states who asked for it and what was seen. */
export const correctIdentityInput = z.strictObject({
  fullName: fullNameField,
  birthDate: birthDateField,
  reason: note.min(1, 'required').min(20, 'too_short'),
  ...proofFields,
})
export type CorrectIdentityInput = z.output<typeof correctIdentityInput>

export const denialAppealInput = z.strictObject({
  appeal: z.string().trim().min(1, 'required').min(50, 'too_short').max(5_000, 'too_long'),
})

export const decideDenialAppealInput = z.strictObject({
  decision: z.enum(appealDecisions, 'required'),
  decisionText: z.string().trim().min(1, 'required').min(20, 'too_short').max(5_000, 'too_long'),
})

export const denialInput = z.strictObject({
  reason: z.enum(denialReasons, 'required'),
  explanation: note.min(20, 'too_short'),
})
