import { type SQL, sql } from 'drizzle-orm'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Role } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'

/** Circles of people, seen from the subject of an event. */
export type Audience =
  | 'account'
  | 'bughunter'
  | 'owner'
  | 'team'
  | 'reporter'
  | 'assignee'
  | 'company'
  | 'program_company'
  | 'invited'
  | 'top_up_owner'

export type Recipient = { id: string; email: string; username: string; role: Role; locale: Locale }
export type Happening = Pick<EventRow, 'seq' | 'type' | 'subjectId' | 'actorId' | 'facts'>

/**
 * The people of a circle as of now. Asked once when the mail is queued and again when it goes out: whoever lost access in
 * between gets nothing.
 */
export async function recipientsOf(
  tx: Pick<Tx, 'execute'>,
  audience: Audience,
  event: Happening,
): Promise<Recipient[]> {
  const condition = circles[audience](event)
  const answer = await tx.execute<Recipient>(sql`
    SELECT a.id, a.email, a.username, a.role, a.locale FROM accounts a
    WHERE a.standing = 'active' AND ${condition} ORDER BY a.id`)
  return answer.rows
}

const team = sql`a.role = 'hello'`

const circles: Record<Audience, (event: Happening) => SQL> = {
  account: ({ subjectId }) => sql`a.id = ${subjectId}`,
  bughunter: ({ subjectId }) => sql`a.id = ${subjectId} AND a.role = 'bughunter'`,
  owner: ({ subjectId }) => sql`a.id = (SELECT owner_id FROM companies WHERE id = ${subjectId})`,
  team: () => team,
  reporter: ({ subjectId }) => sql`a.id = (SELECT reporter_id FROM reports WHERE id = ${subjectId})`,
  // A report nobody has taken belongs to the whole team.
  assignee: ({ subjectId }) => sql`${team} AND a.id = coalesce(
    (SELECT r.assignee_id FROM reports r JOIN accounts s ON s.id = r.assignee_id AND s.standing = 'active'
      WHERE r.id = ${subjectId}), a.id)`,
  company: ({ subjectId }) => sql`EXISTS (
    SELECT 1 FROM reports r JOIN programs p ON p.id = r.program_id
    WHERE r.id = ${subjectId} AND r.stage <> 'draft' AND (p.managed_by = 'company' OR r.valid_at IS NOT NULL)
      AND ${standsIn(sql`p.company_id`, sql`p.id`)})`,
  program_company: ({ subjectId }) => sql`EXISTS (
    SELECT 1 FROM programs p WHERE p.id = ${subjectId} AND ${standsIn(sql`p.company_id`, null)})`,
  invited: ({ facts }) => sql`a.role = 'bughunter' AND a.id IN (
    SELECT bughunter_id FROM invitations WHERE id = ${idIn(facts, 'invitationId')} AND status = 'pending')`,
  top_up_owner: ({ subjectId }) => sql`a.id = (
    SELECT c.owner_id FROM top_ups t JOIN companies c ON c.id = t.company_id WHERE t.id = ${subjectId})`,
}

/** Owner and active admins of a company; with a program also the members it was granted to. */
function standsIn(company: SQL, program: SQL | null): SQL {
  const granted = program
    ? sql`OR EXISTS (SELECT 1 FROM member_grants g WHERE g.member_id = m.id AND g.program_id = ${program})`
    : sql``
  return sql`(EXISTS (SELECT 1 FROM companies c WHERE c.id = ${company} AND c.owner_id = a.id)
    OR EXISTS (SELECT 1 FROM company_members m WHERE m.company_id = ${company} AND m.account_id = a.id
      AND m.status = 2 AND (m.permission = 1 ${granted})))`
}

function idIn(facts: Happening['facts'], name: string): string | null {
  const id = facts[name]
  return isId(id) ? id : null
}
