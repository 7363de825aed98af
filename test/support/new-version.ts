import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import type { ProgramInput } from '#domain/program/program-input.ts'
import { decideProposal } from '#domain/program/proposal/decide-proposal.server.ts'
import { lockDueProposals } from '#domain/program/proposal/lock-due-proposals.server.ts'
import { programProposals } from '#domain/program/proposal-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { operator, system } from './cast.ts'
import { exemptTargets } from './exempt-targets.ts'

/**
 * Writes a version of a program that holds at once, whatever it widens: another operator lets it in, and its notice is over.
 * @returns the version that holds
 */
export async function writeInForce(
  writer: Person,
  programId: string,
  input: ProgramInput,
  seenVersion: number,
): Promise<number> {
  const { version, proposed } = await editProgram(writer, programId, input, seenVersion)
  if (!proposed) return version
  await exemptTargets(programId, input.scope)
  await decideProposal(await operator(), programId, { decision: 'accept', version })
  const announced = and(eq(programProposals.programId, programId), eq(programProposals.state, 'announced'))
  await database().update(programProposals).set({ holdsAt: now() }).where(announced)
  await lockDueProposals(system)
  return version
}
