import type { PublicationMove } from '#domain/publication/publication.ts'

/** The moves that write a wording, each with a form of its own beside the report. */
export const writingMoves = ['request', 'reword'] as const satisfies readonly PublicationMove[]
export type WritingMove = (typeof writingMoves)[number]

export function isWritingMove(move: PublicationMove): move is WritingMove {
  return move === 'request' || move === 'reword'
}
