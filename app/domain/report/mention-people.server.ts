import { markNames, namesIn } from '@cakrawala/markdown/mark-names'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { audiencesOfSide, mentionable } from './mentionable.server.ts'
import type { CommentAudience } from './report-code.ts'
import type { LockedReport } from './report-facts.server.ts'

/** So many names of one comment are looked at, known or not; the others are text. */
const mostNames = 10

/**
 * Whom a comment mentions: people around the report who may read it now. Every other name stays the text it is, so that a writer
 * learns nothing of it.
 * @param bodyHtml the comment as it was rendered
 */
export async function mentionPeople(
  tx: Pick<Tx, 'select'>,
  writer: Actor,
  { report, facts }: LockedReport,
  audience: CommentAudience,
  bodyHtml: string,
): Promise<{ bodyHtml: string; mentionedIds: string[] }> {
  const names = new Set(namesIn(bodyHtml).slice(0, mostNames))
  if (names.size === 0) return { bodyHtml, mentionedIds: [] }
  const people = await mentionable(tx, writer, report, facts)
  const mentioned = people.filter(
    ({ username, side }) => names.has(username.toLowerCase()) && audiencesOfSide(side).includes(audience),
  )
  const known = new Set(mentioned.map(({ username }) => username.toLowerCase()))
  return { bodyHtml: markNames(bodyHtml, known), mentionedIds: mentioned.map(({ id }) => id) }
}
