import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { refuseBegun } from './challenge/refuse-begun.ts'
import { lockProgram, type ProgramRow } from './lock-program.server.ts'
import type { ProgramPolicy } from './program.ts'
import { type ProgramInput, policyOf } from './program-input.ts'
import { statusAfter } from './program-lifecycle.ts'
import { mayChangeManagement, mayEdit, mayManage } from './program-policy.ts'
import { programs, programVersions } from './program-tables.server.ts'
import { refusePrivateOverPlan } from './refuse-over-plan.server.ts'
import { listedFactsOf, writeVersion } from './version/write-version.server.ts'

/**
 * Writes a new version of a program's policy. It holds at once: bughunters must accept the new agreement before their
 * next report. A rejected program becomes a draft again. Saving without a change makes no version.
 * @param seenVersion the version the form was filled from
 * @returns the version that holds now
 * @throws Refusal not_found; forbidden; move_forbidden (in review, or ended); conflict `saved_meanwhile`;
 *   invalid_input (last day or start in the past, kind and management changed after review, or the plan of a
 *   challenge after acceptance, made private without a place in the plan)
 */
export async function editProgram(
  actor: Actor,
  programId: string,
  input: ProgramInput,
  seenVersion: number,
): Promise<{ version: number }> {
  refuseUnless(isPerson(actor), 'forbidden')
  const descriptionHtml = await renderMarkdown(input.descriptionMd)
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(mayManage(actor, program), 'forbidden')
    refuseUnless(mayEdit(actor, program), 'move_forbidden')
    const unchanged = await isUnchanged(tx, program, input)
    // Sent twice, the text stands already.
    refuseUnless(program.currentVersion === seenVersion || unchanged, 'conflict', 'saved_meanwhile')
    refuseFixed(actor, program, input)
    await refusePrivateOverPlan(tx, program.companyId, input.visibility, program)
    await refuseNewPlan(tx, program, input)
    if (unchanged) return { version: program.currentVersion }
    const version = seenVersion + 1
    await replacePolicy(tx, actor, program, { ...input, descriptionHtml }, version)
    await record(tx, actor, 'program.edited', programId, { version })
    return { version }
  })
}

function refuseFixed(actor: Person, program: ProgramRow, input: ProgramInput): void {
  const extended = input.validUntil !== program.validUntil
  if (extended && input.validUntil < jakartaDay(now())) refuseField('validUntil', 'date_past')
  if (mayChangeManagement(actor, program)) return
  if (input.kind !== program.kind) refuseField('kind', 'fixed_after_review')
  if (input.managedBy !== program.managedBy) refuseField('managedBy', 'fixed_after_review')
}

/** Bughunters register for a plan and its prizes are held: from acceptance on it stands fixed. */
async function refuseNewPlan(tx: Tx, program: ProgramRow, input: ProgramInput): Promise<void> {
  if (program.acceptedAt === null) return refuseBegun(input)
  const { challenge } = await currentPolicy(tx, program)
  const same = isDeepStrictEqual(challenge ?? null, input.challenge ?? null)
  if (!same) refuseField('challenge.startsAt', 'plan_fixed')
}

async function isUnchanged(tx: Tx, program: ProgramRow, input: ProgramInput): Promise<boolean> {
  const facts = ['kind', 'managedBy', 'visibility', 'validUntil'] as const
  return (
    facts.every((fact) => program[fact] === input[fact]) &&
    isDeepStrictEqual(await currentPolicy(tx, program), policyOf(input))
  )
}

async function currentPolicy(tx: Tx, { id, currentVersion }: ProgramRow): Promise<ProgramPolicy> {
  const [current] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  return found(current).policy
}

async function replacePolicy(
  tx: Tx,
  actor: Person,
  { id, companyId, status }: ProgramRow,
  input: ProgramInput & { descriptionHtml: string },
  version: number,
): Promise<void> {
  const { kind, managedBy, visibility, validUntil, descriptionHtml } = input
  const policy = policyOf(input)
  const written = { id, companyId, version, kind, managedBy, visibility, validUntil, policy, descriptionHtml }
  await writeVersion(tx, actor, written)
  await tx
    .update(programs)
    .set({
      kind,
      managedBy,
      visibility,
      validUntil,
      ...listedFactsOf(policy),
      currentVersion: version,
      status: statusAfter(status, 'redraft') ?? status,
    })
    .where(eq(programs.id, id))
}
