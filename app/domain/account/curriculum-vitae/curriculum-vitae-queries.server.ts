import { desc, eq } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import { revisionFields } from '#domain/event/record.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { each, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { completenessOf, completenessSteps, entryKinds } from './curriculum-vitae.ts'
import { curriculumVitaeEntries } from './curriculum-vitae-tables.server.ts'

/** One line as everyone may read it; months are `YYYY-MM`. */
const entryView = z.object({
  ...{ id: text, kind: z.enum(entryKinds), title: text, organisation: text, place: text.nullable() },
  /** `endedOn`: null to the present day (work, education), or without an end. */
  ...{ startedOn: text, endedOn: text.nullable(), link: text.nullable(), about: text.nullable() },
})
export type EntryView = z.infer<typeof entryView>
/** A line as its owner edits it: which version of it is current, and since when; null before it was written anew. */
const ownEntry = entryView.extend(revisionFields)
export type OwnEntry = z.infer<typeof ownEntry>
export const ownCurriculumVitaeView = z.object({
  ...{ username: text, about: text.nullable(), skills: z.array(text), entries: z.array(ownEntry) },
  ...{ ...revisionFields, complete: each(completenessSteps, flag) },
})
export type OwnCurriculumVitae = z.infer<typeof ownCurriculumVitaeView>

/** The lines of a curriculum vitae, newest first. They are public wherever the profile is. */
export async function entriesOf(accountId: string): Promise<EntryView[]> {
  const own = await ownEntriesOf(accountId)
  return own.map(({ revision: _, revisedAt: __, ...entry }) => entry)
}

/** The same with the version of each that is current. */
export async function ownEntriesOf(accountId: string, tx: Tx = database()): Promise<OwnEntry[]> {
  const { id, kind, title, organisation, place, startedOn, endedOn, link, about, ...more } =
    curriculumVitaeEntries
  const { revision, revisedAt, createdAt } = more
  const rows = await tx
    .select({ id, kind, title, organisation, place, startedOn, endedOn, link, about, revision, revisedAt })
    .from(curriculumVitaeEntries)
    .where(eq(curriculumVitaeEntries.accountId, accountId))
    .orderBy(desc(startedOn), desc(createdAt), desc(id))
  return rows.map((row) => ({
    ...row,
    startedOn: row.startedOn.slice(0, 7),
    endedOn: row.endedOn?.slice(0, 7) ?? null,
  }))
}

/** What a bughunter edits of themselves. @throws Refusal not_found for everyone else */
export async function ownCurriculumVitae(actor: Actor): Promise<OwnCurriculumVitae> {
  const { accountId } = found(isBughunter(actor) ? actor : null)
  const [row] = await database()
    .select({
      username: accounts.username,
      about: bughunters.about,
      skills: bughunters.skills,
      city: bughunters.city,
    })
    .from(bughunters)
    .innerJoin(accounts, eq(accounts.id, bughunters.accountId))
    .where(eq(bughunters.accountId, accountId))
  const { city, ...own } = found(row)
  const entries = await ownEntriesOf(accountId)
  const revision = await oneselfRevision(database(), accountId, 'account.curriculum_vitae_changed')
  const kinds = entries.map(({ kind }) => kind)
  return { ...own, ...revision, entries, complete: completenessOf({ ...own, city, kinds }) }
}
