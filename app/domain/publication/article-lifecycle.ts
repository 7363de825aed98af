import type { ArticleKind, ArticleState } from './article.ts'

export const articleMoves = [
  'edit',
  'send',
  'take_back',
  'return',
  'schedule',
  'unschedule',
  'publish',
  'unpublish',
  'remove',
] as const
export type ArticleMove = (typeof articleMoves)[number]

type Line = Record<ArticleMove, readonly ArticleState[]>
const everywhere: readonly ArticleState[] = [
  'draft',
  'in_review',
  'returned',
  'scheduled',
  'published',
  'unpublished',
]

/** What the platform team writes needs no second reader. */
const platform: Line = {
  edit: ['draft', 'scheduled', 'published', 'unpublished'],
  send: [],
  take_back: [],
  return: [],
  schedule: ['draft', 'scheduled', 'unpublished'],
  unschedule: ['scheduled'],
  publish: ['draft', 'scheduled', 'unpublished'],
  unpublish: everywhere,
  remove: ['draft'],
}

/** What bughunters write is published by another person; the text that was read does not change until it is decided. */
const writeUp: Line = {
  edit: ['draft', 'returned', 'published', 'unpublished'],
  send: ['draft', 'returned'],
  take_back: ['in_review'],
  return: ['in_review', 'scheduled'],
  schedule: ['in_review', 'scheduled'],
  unschedule: ['scheduled'],
  publish: ['in_review', 'scheduled'],
  unpublish: everywhere,
  remove: ['draft', 'returned'],
}

/** What a move must know: the state of the text, whether a version is public now, and whether one ever was. */
export type ArticleStage = { kind: ArticleKind; state: ArticleState; live: boolean; everLive: boolean }

export function isMoveFrom(move: ArticleMove, { kind, state, live, everLive }: ArticleStage): boolean {
  if (move === 'unpublish' && !live) return false
  // What was public once leaves a trace: it is taken back, never removed.
  if (move === 'remove' && everLive) return false
  return (kind === 'write_up' ? writeUp : platform)[move].includes(state)
}

/** The state a move leads to. The public version is the mover's business. */
export function stateAfter(
  move: Exclude<ArticleMove, 'remove'>,
  { kind, state }: ArticleStage,
): ArticleState {
  switch (move) {
    case 'edit':
      return state === 'scheduled' ? 'scheduled' : 'draft'
    case 'send':
      return 'in_review'
    case 'take_back':
      return 'draft'
    case 'return':
      return 'returned'
    case 'schedule':
      return 'scheduled'
    case 'unschedule':
      return kind === 'write_up' ? 'in_review' : 'draft'
    case 'publish':
      return 'published'
    case 'unpublish':
      return state === 'published' ? 'unpublished' : state
  }
}
