import { inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import type { CommentAudience } from './report-code.ts'
import { isReadByCompany, isReporter, type ReportFacts, readsEverything } from './report-policy.ts'
import { readersOf } from './report-readers.server.ts'

/** Who they are on the report. */
export const mentionSides = ['reporter', 'company', 'operator'] as const
export type MentionSide = (typeof mentionSides)[number]

/** A person around a report whom a comment may mention. */
export type Mentionable = { id: string; username: string; side: MentionSide }

const readBy: Readonly<Record<MentionSide, readonly CommentAudience[]>> = {
  reporter: ['all'],
  company: ['all', 'company', 'company_own'],
  operator: ['all', 'company', 'hello'],
}

/** Which comments a side reads. */
export function audiencesOfSide(side: MentionSide): readonly CommentAudience[] {
  return readBy[side]
}

type Around = { programId: string; assigneeId: string | null }

/**
 * The people around a report whose names this writer reads, as `partiesOf` has it, without the writer: the bughunter, the people of
 * the company who read it, and who of the platform team works on it.
 */
export async function mentionable(
  tx: Pick<Tx, 'select'>,
  writer: Actor,
  { programId, assigneeId }: Around,
  facts: ReportFacts,
): Promise<Mentionable[]> {
  if (isReporter(writer, facts)) return []
  const inside = readsEverything(writer)
  const named = [facts.reporterId, ...(inside && assigneeId !== null ? [assigneeId] : [])]
  const { id, username, standing } = accounts
  const known = await tx.select({ id, username, standing }).from(accounts).where(inArray(id, named))
  const company =
    (inside || isCompany(writer)) && isReadByCompany(facts) ? await readersOf(tx, programId) : []
  return [
    ...known
      .filter((one) => one.standing === 'active')
      .map((one) => ({
        ...{ id: one.id, username: one.username },
        side: one.id === facts.reporterId ? ('reporter' as const) : ('operator' as const),
      })),
    ...company.map((one) => ({ ...one, side: 'company' as const })),
  ].filter((one) => writer.kind !== 'person' || one.id !== writer.accountId)
}
