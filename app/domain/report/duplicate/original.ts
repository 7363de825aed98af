import type { CloseReason } from '../report-lifecycle.ts'

/** What decides whether a report can be the original of another. */
export type OriginalFacts = {
  id: string
  programId: string
  submittedAt: Date | null
  closeReason: CloseReason | null
}

/** Why a report cannot be the original of this copy, as a key of an error; null where it can. */
export function originalProblem(original: OriginalFacts, copy: OriginalFacts): string | null {
  if (original.id === copy.id) return 'original_itself'
  if (original.programId !== copy.programId) return 'original_unknown'
  if (original.closeReason === 'duplicate') return 'original_is_duplicate'
  if (original.closeReason === 'withdrawn' || !original.submittedAt) return 'original_unknown'
  if (!copy.submittedAt || original.submittedAt >= copy.submittedAt) return 'original_younger'
  return null
}
