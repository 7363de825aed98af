import { isDeepStrictEqual } from 'node:util'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { record } from '#domain/event/record.server.ts'
import { begunFaults } from '#domain/program/begun-faults.ts'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import { refusePrivateOverPlan } from '#domain/program/private-over-plan.server.ts'
import type { ProgramInput } from '#domain/program/program-input.ts'
import { mayChangeManagement, mayEdit, mayManage } from '#domain/program/program-policy.ts'
import {
  closeProposal,
  openProposalOf,
  type ProposalRow,
} from '#domain/program/proposal/open-proposal.server.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { type Widening, widens } from '#domain/program/proposal/widens.ts'
import { programProposals } from '#domain/program/proposal-tables.server.ts'
import { termFaults } from '#domain/program/term-faults.ts'
import { nextVersionOf, putInForce } from '#domain/program/version/put-in-force.server.ts'
import { rulesInForce, rulesOf, rulesProposed } from '#domain/program/version/rules-of.server.ts'
import { writeVersion } from '#domain/program/version/write-version.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { type Fault, refuseFields, refuseUnless } from '#kernel/refusal.ts'

/** Which version a save made, or found unchanged, and whether it waits for the platform team. */
export type SavedVersion = { version: number; proposed: boolean }

/**
 * Writes a new version of a program's policy. It holds at once, and bughunters must accept the new agreement
 * before their next report; but what widens or lowers an accepted program (`widens`) is proposed: the version
 * in force stays until the platform team lets the other in. Either replaces a version proposed before. A
 * rejected program becomes a draft again. Saving without a change makes no version.
 * @param seenVersion the version the form was filled from: the proposed one where there is one, else the one
 *   in force
 * @throws Refusal not_found; forbidden; move_forbidden (in review, or ended); conflict `saved_meanwhile`;
 *   invalid_input (last day or start in the past, last day too far, kind and management changed after review,
 *   or the plan of a challenge after acceptance, made private without a free slot in the plan)
 */
export async function editProgram(
  actor: Actor,
  programId: string,
  input: ProgramInput,
  seenVersion: number,
): Promise<SavedVersion> {
  refuseUnless(isPerson(actor), 'forbidden')
  const descriptionHtml = await renderMarkdown(input.descriptionMd)
  return transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId)
    refuseUnless(mayManage(actor, program), 'forbidden')
    refuseUnless(mayEdit(actor, program), 'move_forbidden')
    const open = await openProposalOf(tx, programId)
    const present = await rulesInForce(tx, program)
    const next = rulesOf(input)
    const same = await sameAs(tx, next, program, present, open)
    // Sent twice, the text is stored already.
    refuseUnless(
      (open?.version ?? program.currentVersion) === seenVersion || same !== null,
      'conflict',
      'saved_meanwhile',
    )
    refuseFields([...fixedFaults(actor, program, input), ...planFaults(program, present, input)])
    await refusePrivateOverPlan(tx, program.companyId, input.visibility, program)
    return same ?? save(tx, actor, program, { present, next, open, descriptionHtml })
  })
}

/** The version with the same content already, in force or proposed. */
async function sameAs(
  tx: Tx,
  next: ProgramRules,
  { currentVersion }: ProgramRow,
  present: ProgramRules,
  open: ProposalRow | null,
): Promise<SavedVersion | null> {
  if (isDeepStrictEqual(present, next)) return { version: currentVersion, proposed: false }
  if (open === null || !isDeepStrictEqual(await rulesProposed(tx, open), next)) return null
  return { version: open.version, proposed: true }
}

type Change = { present: ProgramRules; next: ProgramRules; open: ProposalRow | null; descriptionHtml: string }

async function save(
  tx: Tx,
  actor: Person,
  program: ProgramRow,
  { present, next, open, descriptionHtml }: Change,
): Promise<SavedVersion> {
  const { id, companyId, acceptedAt } = program
  const version = await nextVersionOf(tx, id)
  if (open) await closeProposal(tx, actor, open, 'replaced')
  await writeVersion(tx, actor, { id, companyId, version, ...next, descriptionHtml })
  const widened = acceptedAt === null ? [] : widens(present, next)
  if (widened.length > 0) await proposeVersion(tx, actor, id, version, next, widened)
  else await putInForce(tx, actor, program, next, version)
  return { version, proposed: widened.length > 0 }
}

function fixedFaults(actor: Person, program: ProgramRow, input: ProgramInput): Fault[] {
  const term = input.validUntil === program.validUntil ? [] : termFaults(input)
  if (mayChangeManagement(actor, program)) return term
  const changed = (['kind', 'managedBy'] as const).filter((name) => input[name] !== program[name])
  return [...term, ...changed.map((name): Fault => [name, 'fixed_after_review'])]
}

/** Bughunters register for a plan and its prizes are held: from acceptance on it is fixed. */
function planFaults(program: ProgramRow, { policy }: ProgramRules, input: ProgramInput): Fault[] {
  if (program.acceptedAt === null) return begunFaults(input)
  const same = isDeepStrictEqual(policy.challenge ?? null, input.challenge ?? null)
  return same ? [] : [['challenge.startsAt', 'plan_fixed']]
}

/** Stores a written version as the proposed one of its program: it holds once the platform team let it in. */
async function proposeVersion(
  tx: Tx,
  actor: Person,
  programId: string,
  version: number,
  { kind, managedBy, validUntil }: ProgramRules,
  widens: Widening[],
): Promise<void> {
  await tx.insert(programProposals).values({
    ...{ id: newId(), programId, version, kind, managedBy, validUntil, widens },
    ...{ state: 'waiting', proposedBy: actor.accountId, proposedAt: now() },
  })
  await record(tx, actor, 'program.version_proposed', programId, { version, widens })
}
