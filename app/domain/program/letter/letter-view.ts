import { count, day, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { programKinds } from '../program.ts'
import { programPolicy } from '../program-view.ts'
import { letterStates } from './letter.ts'

/** `from`: when the agreement was accepted. */
const standing = { state: z.enum(letterStates), from: moment, version: count }
const letter = z.object({
  ...{ ...standing, code: text, kind: z.enum(programKinds) },
  /** The last day, included. */
  until: day,
  /** Hex SHA-256 of the agreement's Indonesian text: the person who holds the letter compares it. */
  textHash: text,
})

/**
 * All that anyone with the code of an authorization letter may know; `named` is null for private programs:
 * they name no one to others.
 */
export type LetterView = z.infer<typeof letter> & {
  named: { bughunter: string; program: string; company: string } | null
}

/** The letter as a PDF document of its holder. */
export const ownLetterView = letter.extend({
  ...{ bughunter: text, fullName: text.nullable(), company: text },
  /** Of the version that was agreed to, without the targets that no one may test now. */
  policy: programPolicy,
  revokeReason: text.nullable(),
})
export type OwnLetter = z.infer<typeof ownLetterView>

/** One line for the people who manage the program. */
export const letterLine = z.object({
  ...{ ...standing, agreementId: text, agreementHash: text, bughunter: text },
  ...{ revokedAt: moment.nullable(), revokeReason: text.nullable() },
})
export type LetterLine = z.infer<typeof letterLine>
