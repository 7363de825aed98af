import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { audiencesOfSide, mentionable, mentionSides } from './mentionable.server.ts'
import { commentAudiences } from './report-code.ts'
import { factsOf } from './report-facts.server.ts'
import { audiencesOf, maySee } from './report-policy.ts'
import { reports } from './report-tables.server.ts'
import { traceOpening } from './trace-opening.server.ts'

/** A person a comment may mention, and in comments of which audience. */
export const mentionableView = z.object({
  ...{ username: text, side: z.enum(mentionSides), audiences: z.array(z.enum(commentAudiences)) },
})
export type MentionableView = z.infer<typeof mentionableView>

/**
 * Whom comments of this person on a report may mention; none for its bughunter, who reads no names of staff.
 * @throws Refusal not_found (report), forbidden (may not comment), step_missing `reading_reason`
 */
export async function mentionableSeenBy(viewer: Actor, reportId: string): Promise<MentionableView[]> {
  const [row] = isId(reportId)
    ? await database().select().from(reports).where(eq(reports.id, reportId))
    : refuse('not_found')
  const { report, facts } = await factsOf(database(), viewer, found(row))
  refuseUnless(maySee(viewer, facts), 'not_found')
  const audiences = audiencesOf(viewer, facts)
  refuseUnless(audiences.length > 0, 'forbidden')
  await traceOpening(viewer, { id: reportId })
  const people = await mentionable(database(), viewer, report, facts)
  return people
    .map(({ username, side }) => ({
      ...{ username, side },
      audiences: audiencesOfSide(side).filter((one) => audiences.includes(one)),
    }))
    .filter((one) => one.audiences.length > 0)
}
