import type { FieldErrors, RefusalCode } from '#kernel/refusal.ts'

/** What a refused form answers with: codes of the sentences to show, and what was typed (never passwords or files). */
export type Refused = {
  refused: RefusalCode
  detail: string | undefined
  fields: FieldErrors
  typed: Record<string, string[]>
  /** What a page adds to its own refusals: see `act`. */
  kept?: unknown
}

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}
