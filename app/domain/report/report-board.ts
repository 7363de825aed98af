import type { FixState, Stage } from './report-state.ts'

/** The columns of the board, in the order a report passes them. A report whose retest was passed stays there until it is closed. */
export const boardColumns = ['sent', 'review', 'rated', 'fixing', 'retest', 'closed'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** Cards of a column; the list has the others. */
export const mostCards = 20

type Place = { stage: Stage; fix: FixState }

/** Which column a report is in; drafts are in none. */
export function columnOf({ stage, fix }: Place): BoardColumn | null {
  if (stage === 'draft') return null
  if (stage === 'submitted') return 'sent'
  if (stage === 'closed') return 'closed'
  if (stage === 'valid' || stage === 'rated') {
    if (fix === 'fixing') return 'fixing'
    if (fix === 'retest' || fix === 'fixed') return 'retest'
    if (stage === 'rated') return 'rated'
  }
  return 'review'
}
