import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import { type ArticleMove, type ArticleStage, articleMoves, isMoveFrom } from './article-lifecycle.ts'

/** What the policy must know of an article. */
export type ArticleFacts = ArticleStage & { authorId: string | null }

/** The platform team writes in three parts of the publication. */
export function mayWriteForPlatform(actor: Actor): boolean {
  return mayActForTeam(actor, 'publication.article_created')
}

/** Every bughunter writes own articles; sending one asks for a verified account as well. */
export function mayWriteOwn(actor: Actor): boolean {
  return isBughunter(actor) && !actor.suspended
}

export function isAuthor(actor: Actor, { authorId }: Pick<ArticleFacts, 'authorId'>): boolean {
  return actor.kind === 'person' && authorId !== null && actor.accountId === authorId
}

/** Whom a text that is not public is shown to. The team reads a bughunter's from the moment it was sent. */
export function maySeeArticle(actor: Actor, facts: ArticleFacts & { sent: boolean }): boolean {
  if (isAuthor(actor, facts)) return true
  return isOperator(actor) && (facts.kind !== 'write_up' || facts.sent)
}

const byAuthor: readonly ArticleMove[] = ['edit', 'send', 'take_back', 'unpublish', 'remove']
const byReviewer: readonly ArticleMove[] = ['return', 'schedule', 'unschedule', 'publish', 'unpublish']

/** Whether this person ever makes this move: no one reviews their own write-up. */
export function isMoverOf(actor: Actor, move: ArticleMove, facts: ArticleFacts): boolean {
  if (actor.kind !== 'person' || actor.suspended) return false
  const editor = mayActForTeam(actor, 'publication.article_published')
  if (facts.kind !== 'write_up') return editor
  if (isAuthor(actor, facts)) return byAuthor.includes(move)
  return editor && byReviewer.includes(move)
}

/** What this person may do about an article now. */
export function articleMovesOf(actor: Actor, facts: ArticleFacts): ArticleMove[] {
  return articleMoves.filter((move) => isMoverOf(actor, move, facts) && isMoveFrom(move, facts))
}
