import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { isShown, mayManage } from '../program-policy.ts'
import type { AnnounceInput } from './program-announcement-input.ts'
import { programAnnouncements, programAnnouncementVersions } from './program-announcement-tables.server.ts'
import { announcementsADay } from './program-announcement-view.ts'

/**
 * Publishes a permanent announcement to the readers of a program: who may read it depends on the program's
 * present state.
 * @throws Refusal not_found; forbidden; move_forbidden (no one reads the program yet); key_reused; conflict
 *   `too_many_announcements` (5 within a day)
 */
export async function announceInProgram(
  actor: Actor,
  programId: string,
  { key, title, text }: AnnounceInput,
): Promise<{ id: string }> {
  const words = { title, textMd: text, textHtml: await renderMarkdown(text) }
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    if (!isPerson(actor) || !mayManage(actor, program)) refuse('forbidden')
    refuseUnless(isShown(program.status), 'move_forbidden')
    if (await isMadeBefore(tx, actor, programId, { key, title, text })) return { id: key }
    await refuseAboveLimit(tx, programId)
    const { visibility } = program
    const at = now()
    const written = { publishedBy: actor.accountId, publishedAt: at, reachAt: at }
    await tx.insert(programAnnouncements).values({ id: key, programId, visibility, ...words, ...written })
    await storeText(tx, actor, { announcementId: key, version: 1, ...words })
    await record(tx, actor, 'program.announced', programId, { announcementId: key, visibility })
    return { id: key }
  })
}

/** Stores a text beside those before it. */
export async function storeText(
  tx: Tx,
  { accountId }: Person,
  text: Omit<typeof programAnnouncementVersions.$inferInsert, 'writtenBy' | 'writtenAt'>,
): Promise<void> {
  await tx.insert(programAnnouncementVersions).values({ ...text, writtenBy: accountId, writtenAt: now() })
}

/** Whether the same person sent this already. @throws Refusal key_reused */
async function isMadeBefore(
  tx: Tx,
  { accountId }: Person,
  programId: string,
  { key, title, text }: AnnounceInput,
): Promise<boolean> {
  const [made] = await tx.select().from(programAnnouncements).where(eq(programAnnouncements.id, key))
  if (!made) return false
  const [first] = await tx
    .select()
    .from(programAnnouncementVersions)
    .where(
      and(eq(programAnnouncementVersions.announcementId, key), eq(programAnnouncementVersions.version, 1)),
    )
  const same = first?.title === title && first.textMd === text
  const own = made.publishedBy === accountId && made.programId === programId
  refuseUnless(own && same, 'key_reused')
  return true
}

async function refuseAboveLimit(tx: Tx, programId: string): Promise<void> {
  const today = and(
    eq(programAnnouncements.programId, programId),
    gt(programAnnouncements.publishedAt, after(now(), -day)),
  )
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(programAnnouncements).where(today)
  refuseUnless(row!.count < announcementsADay, 'conflict', 'too_many_announcements')
}
