import { mayIn } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { ReportFacts } from '#domain/report/report-policy.ts'
import { isReporter } from '#domain/report/report-policy.ts'
import type { NextActor } from '#domain/report/report-state.ts'
import { mayPublish } from '#domain/report/report-state.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'

export const publicationMoves = ['request', 'agree', 'reword', 'publish', 'refuse', 'unpublish'] as const
export type PublicationMove = (typeof publicationMoves)[number]
export const publicationStates = ['none', 'requested', 'agreed', 'published', 'refused', 'withdrawn'] as const
export type PublicationState = (typeof publicationStates)[number]

/**
 * How much of a report is published. `limited`: title and summary, with class, level and dates of the report; `full`: title,
 * summary and a text.
 */
export const wordingScopes = ['limited', 'full'] as const
export type WordingScope = (typeof wordingScopes)[number]

/** A wording without a text is a limited one. */
export function wordingScopeOf({ body }: { body: string }): WordingScope {
  return body === '' ? 'limited' : 'full'
}

/**
 * From which states each move goes. A refused disclosure may be requested again; a
 * reworded one needs the consent of the side that wrote before.
 */
const from: Record<PublicationMove, readonly PublicationState[]> = {
  request: ['none', 'refused', 'withdrawn'],
  agree: ['requested'],
  reword: ['requested'],
  publish: ['agreed'],
  refuse: ['requested', 'agreed'],
  unpublish: ['published'],
}

/** The two who must both want a publication, and write its text. */
export const wordingSides = ['reporter', 'company'] as const
/** Those, and the platform team that publishes. */
export type PublicationSide = WordingSide | 'operator'
export type WordingSide = (typeof wordingSides)[number]

/**
 * The side of a report this person is on; null for readers only (members without `program.manage`) and users without
 * access.
 */
export function publicationSideOf(actor: Actor, facts: ReportFacts): PublicationSide | null {
  if (actor.kind !== 'person' || actor.suspended) return null
  if (isOperator(actor)) return mayActForTeam(actor, 'publication.published') ? 'operator' : null
  if (isReporter(actor, facts)) return 'reporter'
  return mayIn(actor, 'program.manage', facts) ? 'company' : null
}

/**
 * Whether this side ever makes this move. `asked`: which side wrote the present wording, null before there is one. The reporter,
 * under whose name it is published, may refuse and take down at any time.
 */
export function isPublicationMoverOf(
  move: PublicationMove,
  side: PublicationSide,
  asked: WordingSide | null,
): boolean {
  if (move === 'request') return side !== 'operator'
  if (move === 'publish') return side === 'operator'
  if (move === 'unpublish') return side !== 'company'
  const other = asked === 'reporter' ? 'company' : 'reporter'
  return move === 'refuse' ? side === other || side !== 'company' : side === other
}

export function isPublicationMoveFrom(move: PublicationMove, state: PublicationState): boolean {
  return from[move].includes(state)
}

/**
 * Whom a publication asks: the side that is to agree, then the platform team. `report_publication_asks` of the database is the
 * same, and a report waits on them: see `waitingRules`.
 * @param asked which side wrote the present wording
 */
export function publicationAsks(state: PublicationState, asked: WordingSide | null): NextActor {
  if (state === 'agreed') return 'operator'
  if (state !== 'requested') return 'nobody'
  return asked === 'reporter' ? 'company' : 'reporter'
}

/** The moves of a person now: none before the report is closed as resolved and the flaw is fixed. */
export function publicationMovesOf(
  actor: Actor,
  facts: ReportFacts,
  state: PublicationState,
  asked: WordingSide | null,
): PublicationMove[] {
  const side = publicationSideOf(actor, facts)
  if (side === null) return []
  return publicationMoves.filter(
    (move) =>
      (move === 'unpublish' || mayPublish(facts)) &&
      isPublicationMoveFrom(move, state) &&
      isPublicationMoverOf(move, side, asked),
  )
}
