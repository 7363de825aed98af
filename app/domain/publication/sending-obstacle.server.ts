import type { Person } from '#kernel/actor.ts'
import { type ArticleRow, writtenOf } from './article-case.server.ts'
import { obstacleToSending, type SendingObstacle } from './sending-policy.ts'

/**
 * The obstacle between an article and the platform team, for its author.
 * @param taken whether write-ups are taken: as cached for pages, as stored for the act
 */
export function sendingObstacleOf(
  { verified }: Person,
  article: ArticleRow,
  taken: boolean,
): SendingObstacle | null {
  return obstacleToSending({ ...writtenOf(article), verified, taken })
}
