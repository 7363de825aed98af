import { and, desc, eq, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, isHello } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { standingOf } from './hunter-standing.server.ts'
import type { HunterStanding } from './program-policy.ts'
import { isOwn, seenBy } from './program-scope.server.ts'
import { agreements, programs, programVersions } from './program-tables.server.ts'

/** An agreement's text in both languages; the Indonesian one binds. */
export type AgreementText = {
  programId: string
  title: string
  companyName: string
  version: number
  versionAt: Date
  textHash: string
  text: Record<Locale, string>
}

/** The present agreement text of a program the viewer may know of, else null. */
export async function agreementTextSeenBy(viewer: Actor, programId: string): Promise<AgreementText | null> {
  if (!isId(programId)) return null
  const [row] = await database()
    .select(textColumns)
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(
      programVersions,
      and(eq(programVersions.programId, programs.id), eq(programVersions.version, programs.currentVersion)),
    )
    .where(and(eq(programs.id, programId), seenBy(viewer)))
  return row ? textOf(row) : null
}

/** An accepted agreement: the text as it was, who accepted it, when and from where. */
export type AgreementView = AgreementText & {
  id: string
  hash: string
  bughunter: string
  acceptedAt: Date
  address: string
  device: string
  /** Whether the program still has this version. */
  current: boolean
}

/**
 * The agreement at `{hash}/{id}`; both must name one row. Its bughunter reads it for good, also after the program ended
 * or went private; the program's company and the platform team read it without address and device.
 */
export async function agreementSeenBy(
  viewer: Actor,
  hash: string,
  id: string,
): Promise<AgreementView | null> {
  if (!isId(id) || viewer.kind === 'visitor') return null
  const mine = isBughunter(viewer) ? eq(agreements.bughunterId, viewer.accountId) : undefined
  const theirs = isCompany(viewer) ? isOwn(viewer) : undefined
  if (!mine && !theirs && !isHello(viewer)) return null
  const [row] = await database()
    .select({
      ...textColumns,
      id: agreements.id,
      hash: agreements.hash,
      bughunter: accounts.username,
      acceptedAt: agreements.acceptedAt,
      address: agreements.address,
      device: agreements.device,
      currentVersion: programs.currentVersion,
    })
    .from(agreements)
    .innerJoin(programs, eq(programs.id, agreements.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(accounts, eq(accounts.id, agreements.bughunterId))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, agreements.programId),
        eq(programVersions.version, agreements.version),
      ),
    )
    .where(and(eq(agreements.hash, hash), eq(agreements.id, id), mine, theirs))
  if (!row) return null
  const { currentVersion, address, device, bughunter, acceptedAt } = row
  const traces = mine ? { address, device } : { address: '', device: '' }
  return {
    ...textOf(row),
    ...traces,
    id,
    hash,
    bughunter,
    acceptedAt,
    current: currentVersion === row.version,
  }
}

export type HunterTie = HunterStanding & { agreement: { hash: string; id: string; version: number } | null }

/** How a bughunter stands to a program: the steps taken, and the newest agreement. Null for every other role. */
export async function hunterTieOf(viewer: Actor, programId: string): Promise<HunterTie | null> {
  if (!isBughunter(viewer) || !isId(programId)) return null
  const standing = await standingOf(database(), viewer.accountId, programId)
  const [agreement] = await database()
    .select({ hash: agreements.hash, id: agreements.id, version: agreements.version })
    .from(agreements)
    .where(and(eq(agreements.programId, programId), eq(agreements.bughunterId, viewer.accountId)))
    .orderBy(desc(agreements.version))
    .limit(1)
  return { ...standing, agreement: agreement ?? null }
}

const textColumns = {
  programId: programs.id,
  // The title as agreed: a later one may belong to a program that went private.
  title: sql<string>`${programVersions.policy} ->> 'title'`,
  companyName: companies.name,
  version: programVersions.version,
  versionAt: programVersions.createdAt,
  textHash: programVersions.textHash,
  textId: programVersions.textId,
  textEn: programVersions.textEn,
}

function textOf(
  row: Omit<AgreementText, 'text' | 'textHash'> & { textHash: Buffer; textId: string; textEn: string },
) {
  const { programId, title, companyName, version, versionAt, textId, textEn } = row
  const textHash = row.textHash.toString('hex')
  return { programId, title, companyName, version, versionAt, textHash, text: { id: textId, en: textEn } }
}
