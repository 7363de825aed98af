import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { randomWord } from '#kernel/ids.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { standingOf } from '../hunter-standing.server.ts'
import { letters } from '../letter/letter-tables.server.ts'
import { lockProgram, type ProgramRow } from '../lock-program.server.ts'
import { isOpen } from '../program.ts'
import type { AgreeInput } from '../program-input.ts'
import { type HunterStanding, missingStep } from '../program-policy.ts'
import { agreements, programVersions } from '../program-tables.server.ts'

/** The two halves of an agreement's address, `agreement/{hash}/{id}`. */
export type AgreementKey = { hash: string; id: string }

/**
 * A bughunter accepts the present version of a program's agreement and gets its authorisation letter. Sent again, it answers with the same agreement.
 * @param input the hash of the text that was read; it must be the present one
 * @param device user agent, at most 300 characters
 * @throws Refusal not_found; forbidden (`letter_revoked`: the permission was taken back); step_missing with the step as detail; move_forbidden program_closed;
 *   conflict agreement_changed (the text has a newer version)
 */
export async function agreeToProgram(
  actor: Actor,
  programId: string,
  input: AgreeInput,
  device: string,
): Promise<AgreementKey> {
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId, 'share')
    refuseUnless(isBughunter(actor), 'forbidden')
    refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
    refuseUnready(program, await standingOf(tx, actor.accountId, programId))
    const version = await currentVersionOf(tx, program)
    refuseUnless(version.textHash.toString('hex') === input.textHash, 'conflict', 'agreement_changed')
    const made = await insertAgreement(tx, actor, version, device)
    if (made === null) return earlierOf(tx, actor, program)
    await tx.insert(letters).values({ agreementId: made.id, code: randomWord() })
    await record(tx, actor, 'program.agreed', programId, { agreementId: made.id, version: version.version })
    return made
  })
}

function refuseUnready(program: ProgramRow, standing: HunterStanding): void {
  const step = missingStep({ ...standing, agreed: true })
  if (step) refuse('step_missing', step)
  refuseUnless(!standing.barred, 'forbidden', 'letter_revoked')
  refuseUnless(isOpen(program, jakartaDay(now())), 'move_forbidden', 'program_closed')
}

type Version = typeof programVersions.$inferSelect

async function currentVersionOf(tx: Tx, { id, currentVersion }: ProgramRow): Promise<Version> {
  const rows = await tx
    .select()
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  return found(rows[0])
}

async function insertAgreement(
  tx: Tx,
  actor: Person,
  { programId, version, textHash }: Version,
  device: string,
): Promise<AgreementKey | null> {
  const rows = await tx
    .insert(agreements)
    .values({
      hash: randomWord(),
      programId,
      version,
      textHash,
      bughunterId: actor.accountId,
      address: actor.address,
      device: device.slice(0, 300),
      acceptedAt: now(),
    })
    .onConflictDoNothing({ target: [agreements.programId, agreements.version, agreements.bughunterId] })
    .returning({ hash: agreements.hash, id: agreements.id })
  return rows[0] ?? null
}

async function earlierOf(tx: Tx, actor: Person, { id, currentVersion }: ProgramRow): Promise<AgreementKey> {
  const rows = await tx
    .select({ hash: agreements.hash, id: agreements.id })
    .from(agreements)
    .where(
      and(
        eq(agreements.programId, id),
        eq(agreements.version, currentVersion),
        eq(agreements.bughunterId, actor.accountId),
      ),
    )
  return found(rows[0])
}
