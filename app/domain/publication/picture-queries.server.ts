import { isId } from '@cakrawala/ids/ids'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { type FileContent, unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { showsPicture } from '#domain/account/picture/shown-picture.server.ts'
import { isListed } from '#domain/program/program-scope.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, isPerson } from '#kernel/actor.ts'

const p = alias(accounts, 'p')
const h = alias(bughunters, 'h')

/**
 * A picture of an account in one of its sizes; null for everything else. Of a bughunter it goes with the public profile. Companies
 * without a public program and the platform team show theirs to people who are signed in: they meet it beside names they may read.
 */
export async function pictureSeenBy(
  viewer: Actor,
  fileId: string | undefined,
): Promise<(FileContent & { public: boolean }) | null> {
  if (!isId(fileId)) return null
  const listed = exists(
    database()
      .select({ one: sql`1` })
      .from(programs)
      .where(and(eq(programs.companyId, companies.id), isListed())),
  )
  const [owner] = await database()
    .select({
      id: p.id,
      role: p.role,
      companyId: companies.id,
      shown: showsPicture,
      listed: sql<boolean>`${listed}`,
    })
    .from(p)
    .leftJoin(h, eq(h.accountId, p.id))
    .leftJoin(companies, eq(companies.ownerId, p.id))
    .where(or(eq(p.pictureId, fileId), eq(p.smallPictureId, fileId)))
  if (!owner) return null
  const open = owner.shown && (owner.role === 'bughunter' || owner.listed)
  if (!open && !seesClosed(viewer, owner)) return null
  const content = await unsafeFileContent(fileId)
  return content && { ...content, public: open }
}

type Owner = { id: string; role: string; companyId: string | null; shown: boolean }

function seesClosed(viewer: Actor, { id, role, companyId, shown }: Owner): boolean {
  if (!isPerson(viewer)) return false
  const own = viewer.accountId === id || (companyId !== null && viewer.companyId === companyId)
  return own || isOperator(viewer) || (shown && role !== 'bughunter')
}
