import type { FieldErrors } from '@cakrawala/refusal/refusal'

/** What was typed into a form, never passwords, codes or files. */
export type Typed = Record<string, string[]>

/** The answer of an act that refuses nothing and leaves its form as it was typed. */
export type Again = { again: true; typed: Typed }

/** What a refused form answers with: codes of the sentences to show, and what was typed. */
export type Refused = {
  refused: string
  detail: string | undefined
  fields: FieldErrors
  typed: Typed
  /** What a page adds to its own refusals: see `act`. */
  kept?: unknown
}

export function isAgain(answer: unknown): answer is Again {
  return typeof answer === 'object' && answer !== null && 'again' in answer
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}
