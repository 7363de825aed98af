import { isOpenIn } from '#domain/setting/switch.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type ArticleRow, writtenOf } from './article-case.server.ts'
import { obstacleToSending, type SendingObstacle } from './sending-policy.ts'

/** What stands between an article and the platform team, for its author. */
export async function sendingObstacleOf(
  tx: Pick<Tx, 'select'>,
  { verified }: Person,
  article: ArticleRow,
): Promise<SendingObstacle | null> {
  return obstacleToSending({ ...writtenOf(article), verified, taken: await isOpenIn(tx, 'write_ups') })
}
