import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { heldSince } from '#domain/program/program-queries.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { standingOf } from '../hunter-progress.server.ts'
import { letters } from '../letter-tables.server.ts'
import { isProgramOpen } from '../program.ts'
import { isHalted, isOwn, seenBy } from '../program-scope.server.ts'
import { agreements, programs, programVersions } from '../program-tables.server.ts'
import { signingProofs } from './signing-policy.ts'

/** An agreement's text in both languages; the Indonesian one binds. */
export const agreementText = z.object({
  ...{ programId: text, title: text, companyName: text, version: count, versionAt: moment, textHash: text },
  text: z.object({ id: text, en: text }),
  /**
   * The program's own terms as they are in both texts, and the same made safe to be shown; empty for the
   * oldest texts.
   */
  terms: z.object({ typed: text, html: text }),
})
export type AgreementText = z.infer<typeof agreementText>

/** The present agreement text of a program the viewer may know of, else null. */
export async function agreementTextSeenBy(viewer: Actor, programId: string): Promise<AgreementText | null> {
  return (await presentTextSeenBy(viewer, programId))?.agreement ?? null
}

/** The same with whether the program takes reports today (`isProgramOpen`). */
export async function presentTextSeenBy(
  viewer: Actor,
  programId: string,
): Promise<{ agreement: AgreementText; open: boolean } | null> {
  if (!isId(programId)) return null
  const [row] = await database()
    .select({
      ...textColumns,
      ...{ status: programs.status, validUntil: programs.validUntil, halted: isHalted() },
    })
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(
      programVersions,
      and(eq(programVersions.programId, programs.id), eq(programVersions.version, programs.currentVersion)),
    )
    .where(and(eq(programs.id, programId), seenBy(viewer)))
  return row ? { agreement: textOf(row), open: isProgramOpen(row, jakartaDay(now())) } : null
}

/** An accepted agreement: the text as it was, who accepted it, when and from where. */
export const agreementView = agreementText.extend({
  ...{ id: text, hash: text, bughunter: text, acceptedAt: moment, address: text, device: text },
  /** Null for agreements from before a proof was asked for. */
  provenBy: z.enum(signingProofs).nullable(),
  /** Whether the program still has this version. */
  current: flag,
})
export type AgreementView = z.infer<typeof agreementView>

/**
 * The agreement at `{hash}/{id}`; both must name one row. Its bughunter reads it for good, also after the program ended
 * or went private; the program's company and the platform team read it without address and device.
 */
export async function agreementSeenBy(
  viewer: Actor,
  hash: string,
  id: string,
): Promise<AgreementView | null> {
  if (!isId(id)) return null
  const row = await readAgreement(viewer, and(eq(agreements.hash, hash), eq(agreements.id, id)))
  return row && viewOf(viewer, row)
}

/**
 * An accepted agreement as a document: who signed it, and the code under which anyone may check its
 * authorization letter.
 */
export const agreementDocument = agreementView.extend({
  letterCode: text.nullable(),
  /** For the bughunter alone: the verified name and the last four digits of the NIK. */
  signer: z.object({ fullName: text, nikLast4: text.nullable() }).nullable(),
})
export type AgreementDocument = z.infer<typeof agreementDocument>

/** The document at `{hash}/doc`, for the same readers. */
export async function agreementDocumentSeenBy(
  viewer: Actor,
  hash: string,
): Promise<AgreementDocument | null> {
  const row = await readAgreement(viewer, eq(agreements.hash, hash))
  if (!row) return null
  const { fullName, nikLast4, letterCode } = row
  const signer = isBughunter(viewer) && fullName ? { fullName, nikLast4 } : null
  return { ...viewOf(viewer, row), letterCode, signer }
}

/** The agreement that is looked for, where the viewer is its bughunter, of its company or of the platform team. */
async function readAgreement(viewer: Actor, wanted: SQL | undefined) {
  if (viewer.kind === 'visitor') return null
  const mine = isBughunter(viewer) ? eq(agreements.bughunterId, viewer.accountId) : undefined
  const theirs = isCompany(viewer) ? isOwn(viewer) : undefined
  if (!mine && !theirs && !isOperator(viewer)) return null
  const [row] = await database()
    .select({
      ...textColumns,
      id: agreements.id,
      hash: agreements.hash,
      bughunter: accounts.username,
      fullName: bughunters.fullName,
      nikLast4: bughunters.nikLast4,
      letterCode: letters.code,
      acceptedAt: agreements.acceptedAt,
      address: agreements.address,
      device: agreements.device,
      provenBy: agreements.provenBy,
      currentVersion: programs.currentVersion,
    })
    .from(agreements)
    .leftJoin(letters, eq(letters.agreementId, agreements.id))
    .innerJoin(programs, eq(programs.id, agreements.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(accounts, eq(accounts.id, agreements.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .innerJoin(
      programVersions,
      and(
        eq(programVersions.programId, agreements.programId),
        eq(programVersions.version, agreements.version),
      ),
    )
    .where(and(wanted, mine, theirs))
  return row ?? null
}

type AgreementRow = NonNullable<Awaited<ReturnType<typeof readAgreement>>>

function viewOf(viewer: Actor, row: AgreementRow): AgreementView {
  const { id, hash, bughunter, acceptedAt, address, device, provenBy, currentVersion } = row
  const traces = isBughunter(viewer) ? { address, device } : { address: '', device: '' }
  return {
    ...textOf(row),
    ...traces,
    id,
    hash,
    bughunter,
    acceptedAt,
    provenBy,
    current: currentVersion === row.version,
  }
}

export const hunterTie = z.object({
  ...{ verified: flag, ndaAccepted: flag, agreed: flag, barred: flag },
  agreement: z.object({ hash: text, id: text, version: count }).nullable(),
})
export type HunterTie = z.infer<typeof hunterTie>

/** The relation of a bughunter to a program: the steps taken, and the newest agreement. Null for every other role. */
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
  versionAt: heldSince(),
  textHash: programVersions.textHash,
  textId: programVersions.textId,
  textEn: programVersions.textEn,
  termsMd: sql<string>`${programVersions.policy} ->> 'descriptionMd'`,
  termsHtml: programVersions.descriptionHtml,
}

function textOf(
  row: Omit<AgreementText, 'text' | 'textHash' | 'terms'> & { textHash: Buffer } & Record<
      'textId' | 'textEn' | 'termsMd' | 'termsHtml',
      string
    >,
): AgreementText {
  const { programId, title, companyName, version, versionAt, textId, textEn, termsMd, termsHtml } = row
  return {
    ...{ programId, title, companyName, version, versionAt, textHash: row.textHash.toString('hex') },
    text: { id: textId, en: textEn },
    terms: { typed: termsMd, html: termsHtml },
  }
}
