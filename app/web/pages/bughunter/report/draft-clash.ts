import type { Refused } from '@cakrawala/page-parts/refused'
import type { SavedForm } from '#domain/report/sending/submission-queries.server.ts'

/**
 * The version that conflicts with the one on the page: saved or sent from elsewhere. Null when there is none,
 * or when the page has overtaken it.
 * @param newest the newest revision the page knows as its own
 */
export function clashOf(refused: Refused | undefined, newest: number): SavedForm | null {
  if (refused?.refused !== 'conflict' && refused?.refused !== 'key_reused') return null
  const kept = keptIn(refused)
  return kept && (kept.sent || kept.revision > newest) ? kept : null
}

/** What `keptBehind` put into the answer to a refused form. */
export function keptIn(refused: Refused | undefined): SavedForm | null {
  return (refused?.kept as SavedForm | undefined) ?? null
}
