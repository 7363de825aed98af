import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { lockTarget } from '#domain/account/codes/send-code.server.ts'
import { standingOf } from '#domain/program/hunter-progress.server.ts'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import { isProgramOpen } from '#domain/program/program.ts'
import { agreements, programVersions } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { obstacleToSigning, type SigningObstacle, signingRefusals } from './signing-policy.ts'

/** The two halves of an agreement's address, `agreement/{hash}/{id}`. */
export const agreementKey = z.object({ hash: text, id: text })
export type AgreementKey = z.infer<typeof agreementKey>

type Version = typeof programVersions.$inferSelect
/** A bughunter before the text they read; `made` is the agreement where they signed it before. */
export type ReadyToSign = { signer: Person; version: Version; made: AgreementKey | null }

/**
 * Whether this actor may sign the text of a program with this hash now. What one bughunter does about one agreement comes
 * one after the other from here on, so the second of two presses finds what the first one made.
 * @throws Refusal not_found; forbidden (`account_suspended`, `letter_revoked`: the permission was taken back); step_missing
 *   with the step as detail; move_forbidden program_closed; conflict agreement_changed (the text has a newer version)
 */
export async function readyToSign(
  tx: Tx,
  actor: Actor,
  programId: string,
  textHash: string,
): Promise<ReadyToSign> {
  const program = await lockProgram(tx, actor, programId, 'share')
  refuseUnless(isBughunter(actor), 'forbidden')
  await lockTarget(tx, 'agreement', `${actor.accountId} ${programId}`)
  const open = isProgramOpen(program, jakartaDay(now()))
  refuseObstacle(await signingObstacleOf(tx, actor, { id: programId, open }), signingRefusals)
  const version = await currentVersionOf(tx, program)
  refuseUnless(version.textHash.toString('hex') === textHash, 'conflict', 'agreement_changed')
  return { signer: actor, version, made: await madeBefore(tx, actor, version) }
}

async function currentVersionOf(tx: Tx, { id, currentVersion }: ProgramRow): Promise<Version> {
  const rows = await tx
    .select()
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  return found(rows[0])
}

async function madeBefore(
  tx: Tx,
  { accountId }: Person,
  { programId, version }: Version,
): Promise<AgreementKey | null> {
  const [row] = await tx
    .select({ hash: agreements.hash, id: agreements.id })
    .from(agreements)
    .where(
      and(
        eq(agreements.programId, programId),
        eq(agreements.version, version),
        eq(agreements.bughunterId, accountId),
      ),
    )
  return row ?? null
}

/**
 * The obstacle between this bughunter and signing the agreement of the program. Identity, NDA and letter are read from
 * the database: the session may be older than a decision.
 * @param program `open`: `isProgramOpen` of today
 */
async function signingObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  program: { id: string; open: boolean },
): Promise<SigningObstacle | null> {
  return obstacleToSigning(program, { ...(await standingOf(tx, accountId, program.id)), suspended })
}
