import { desc, eq } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { oneselfRevision } from '#domain/account/oneself-revision.server.ts'
import type { Revision } from '#domain/event/revision.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { completenessOf, type EntryView, type OwnEntry } from './curriculum-vitae.ts'
import { curriculumVitaeEntries } from './curriculum-vitae-tables.server.ts'

/** The lines of a curriculum vitae, newest first. They are public wherever the profile is. */
export async function entriesOf(accountId: string): Promise<EntryView[]> {
  const own = await ownEntriesOf(accountId)
  return own.map(({ revision: _, revisedAt: __, ...entry }) => entry)
}

/** The same with the version of each that stands. */
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

export type OwnCurriculumVitae = Revision & {
  username: string
  about: string | null
  skills: string[]
  entries: OwnEntry[]
  complete: ReturnType<typeof completenessOf>
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
