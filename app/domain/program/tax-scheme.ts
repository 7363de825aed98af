import type { ProgramKind } from './program.ts'

/**
 * What a reward is to the tax office: the prize of a contest, the fee of a person who is no employee. An
 * adviser confirms which holds for a program; it is stored with each reward when it is given.
 */
export const taxSchemes = ['participant', 'non_employee'] as const
export type TaxScheme = (typeof taxSchemes)[number]

/** What holds where no one has decided for the program. */
export function defaultTaxScheme(kind: ProgramKind): TaxScheme {
  return kind === 'challenge' ? 'participant' : 'non_employee'
}
