import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram, type ProgramRow } from '../lock-program.server.ts'
import { mayManage } from '../program-policy.ts'
import { storeText } from './announce-in-program.server.ts'
import type { EditProgramAnnouncementInput } from './program-announcement-input.ts'
import { programAnnouncements } from './program-announcement-tables.server.ts'

type Row = typeof programAnnouncements.$inferSelect

/**
 * Puts a new text over the one that was read; the old one is stored. What is edited while the program is private turns
 * private, for those who are in it now: an old public one must not carry new private words out when the program opens.
 * @throws Refusal not_found; forbidden; move_forbidden (withdrawn); conflict `announcement_changed`
 */
export async function editProgramAnnouncement(
  actor: Actor,
  programId: string,
  announcementId: string,
  { title, text, version }: EditProgramAnnouncementInput,
): Promise<{ version: number }> {
  const words = { title, textMd: text, textHtml: await renderMarkdown(text) }
  return transaction(async (tx) => {
    const { person, program, row } = await lockAnnouncement(tx, actor, programId, announcementId)
    // Sent twice: the text is stored already.
    if (row.version === version + 1 && row.title === title && row.textMd === text)
      return { version: row.version }
    refuseUnless(row.version === version, 'conflict', 'announcement_changed')
    const next = { version: version + 1, editedAt: now(), ...words, ...narrowed(program, row) }
    await tx.update(programAnnouncements).set(next).where(eq(programAnnouncements.id, row.id))
    await storeText(tx, person, { announcementId: row.id, version: next.version, ...words })
    const facts = { announcementId: row.id, version: next.version }
    await record(tx, actor, 'program.announcement_edited', programId, facts)
    return { version: next.version }
  })
}

/** Takes it off every page; mails not yet sent stay unsent. @throws Refusal not_found; forbidden; move_forbidden (done before) */
export async function withdrawProgramAnnouncement(
  actor: Actor,
  programId: string,
  announcementId: string,
): Promise<void> {
  await transaction(async (tx) => {
    const { row } = await lockAnnouncement(tx, actor, programId, announcementId)
    await tx
      .update(programAnnouncements)
      .set({ withdrawnAt: now() })
      .where(eq(programAnnouncements.id, row.id))
    await record(tx, actor, 'program.announcement_withdrawn', programId, { announcementId: row.id })
  })
}

async function lockAnnouncement(
  tx: Tx,
  actor: Actor,
  programId: string,
  announcementId: string,
): Promise<{ person: Person; program: ProgramRow; row: Row }> {
  const program = await lockProgram(tx, actor, programId)
  if (!isPerson(actor) || !mayManage(actor, program)) refuse('forbidden')
  const its = and(eq(programAnnouncements.programId, programId), eq(programAnnouncements.id, announcementId))
  const rows = isId(announcementId) ? await tx.select().from(programAnnouncements).where(its) : []
  const row = found(rows[0])
  refuseUnless(row.withdrawnAt === null, 'move_forbidden')
  return { person: actor, program, row }
}

function narrowed({ visibility }: ProgramRow, row: Row): Partial<Row> {
  return visibility === 'private' && row.visibility === 'public'
    ? { visibility: 'private', reachAt: now() }
    : {}
}
