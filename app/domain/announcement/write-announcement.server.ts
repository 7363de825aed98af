import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { found, refuseField, refuseFields, refuseUnless } from '#kernel/refusal.ts'
import {
  type AnnouncementRow,
  columnsOf,
  holdAnnouncement,
  keptOf,
  storeContent,
} from './announcement-case.server.ts'
import type { AnnouncementContent, AnnouncementInput, EditAnnouncementInput } from './announcement-input.ts'
import { mayAnnounceForPlatform } from './announcement-lifecycle.ts'
import { announcements, announcementVersions } from './announcement-tables.server.ts'

/** Begins an announcement as a draft. @throws Refusal not_found for all but the team; invalid_input; key_reused */
export async function writeAnnouncement(
  actor: Actor,
  { key, ...content }: AnnouncementInput,
): Promise<{ id: string }> {
  const person = found(isPerson(actor) && mayAnnounceForPlatform(actor) ? actor : null)
  const columns = await columnsOf(content)
  return transaction(async (tx) => {
    const at = now()
    const made = await tx
      .insert(announcements)
      .values({
        ...{ id: key, state: 'draft', ...columns, createdBy: person.accountId, createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: announcements.id })
    if (made.length === 0) return isMadeBefore(tx, person.accountId, key, content)
    await storeContent(tx, { announcementId: key, version: 1, writtenBy: person.accountId }, content)
    await record(tx, actor, 'announcement.written', key, { audience: content.audience, level: content.level })
    return { id: key }
  })
}

/**
 * Puts a new text over the one that was read; the old one is stored. Once readable, it keeps its beginning
 * and its audience: they were notified.
 * @throws Refusal not_found; move_forbidden (withdrawn); invalid_input; conflict `announcement_changed`
 */
export async function editAnnouncement(
  actor: Actor,
  id: string,
  { version, ...content }: EditAnnouncementInput,
): Promise<{ version: number }> {
  const person = found(isPerson(actor) && mayAnnounceForPlatform(actor) ? actor : null)
  const columns = await columnsOf(content)
  return transaction(async (tx) => {
    const row = await holdAnnouncement(tx, actor, id, 'edit', version)
    if (row.state === 'live') refuseMoved(row, content)
    if (row.state === 'scheduled' && content.from <= now()) refuseField('from', 'date_past')
    const next = version + 1
    const at = now()
    const editedAt = row.state === 'live' ? at : null
    await tx
      .update(announcements)
      .set({ ...columns, version: next, updatedAt: at, editedAt })
      .where(eq(announcements.id, id))
    await storeContent(tx, { announcementId: id, version: next, writtenBy: person.accountId }, content)
    await record(tx, actor, 'announcement.edited', id, { version: next, state: row.state })
    return { version: next }
  })
}

function refuseMoved({ fromAt, audience }: AnnouncementRow, content: AnnouncementContent): void {
  refuseFields([
    ...(content.from.getTime() === fromAt.getTime() ? [] : ([['from', 'date_fixed']] as const)),
    ...(content.audience === audience ? [] : ([['audience', 'audience_fixed']] as const)),
  ])
}

/** The same form sent once more. @throws Refusal key_reused */
async function isMadeBefore(
  tx: Tx,
  accountId: string,
  id: string,
  content: AnnouncementContent,
): Promise<{ id: string }> {
  const { announcementId, version, writtenBy } = announcementVersions
  const [first] = await tx
    .select()
    .from(announcementVersions)
    .where(and(eq(announcementId, id), eq(version, 1), eq(writtenBy, accountId)))
  const kept = keptOf(content)
  const names = Object.keys(kept) as (keyof typeof kept)[]
  refuseUnless(
    names.every((name) => first?.content[name] === kept[name]),
    'key_reused',
  )
  return { id }
}
