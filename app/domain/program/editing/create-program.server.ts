import { isDeepStrictEqual } from 'node:util'
import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { found, refuseFields, refuseUnless } from '#kernel/refusal.ts'
import { begunFaults } from '../begun-faults.ts'
import { refusePrivateOverPlan } from '../private-over-plan.server.ts'
import { grantToWriter } from '../program-grant.server.ts'
import { type ProgramInput, policyOf } from '../program-input.ts'
import { mayCreate } from '../program-policy.ts'
import { programs, programVersions } from '../program-tables.server.ts'
import { termFaults } from '../term-faults.ts'
import { listedFactsOf, writeVersion } from '../version/write-version.server.ts'

/**
 * Writes a new program of a company as a draft, with version 1 of its policy.
 * @param key of the form: the same key of the same person makes one program, however often it arrives
 * @throws Refusal forbidden; not_found (no such company, for operators); invalid_input (last day or start in
 *   the past, last day too far, private without a free slot in the plan); key_reused (with other texts)
 */
export async function createProgram(
  actor: Actor,
  companyId: string,
  input: ProgramInput,
  key: string,
): Promise<{ id: string }> {
  refuseUnless(isPerson(actor) && mayCreate(actor, companyId), 'forbidden')
  refuseFields([...termFaults(input), ...begunFaults(input)])
  const descriptionHtml = await renderMarkdown(input.descriptionMd)
  return transaction(async (tx) => {
    const [company] = isId(companyId)
      ? await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId))
      : []
    found(company)
    const id = await insertProgram(tx, actor, companyId, input, key)
    if (id === null) return earlierOf(tx, actor, companyId, input, key)
    await refusePrivateOverPlan(tx, companyId, input.visibility, null)
    const { kind, managedBy, visibility, validUntil } = input
    const written = { id, companyId, version: 1, kind, managedBy, visibility, validUntil }
    await writeVersion(tx, actor, { ...written, policy: policyOf(input), descriptionHtml })
    const memberId = await grantToWriter(tx, actor, id)
    await record(tx, actor, 'program.created', id, { companyId, kind, managedBy, visibility })
    if (memberId) await record(tx, actor, 'program.member_granted', id, { memberId })
    return { id }
  })
}

async function insertProgram(
  tx: Tx,
  actor: Person,
  companyId: string,
  input: ProgramInput,
  createKey: string,
): Promise<string | null> {
  const { kind, managedBy, visibility, validUntil } = input
  const rows = await tx
    .insert(programs)
    .values({
      id: newId(),
      companyId,
      kind,
      managedBy,
      visibility,
      validUntil,
      status: 'draft',
      ...listedFactsOf(policyOf(input)),
      createKey,
      createdBy: actor.accountId,
      createdAt: now(),
    })
    .onConflictDoNothing({ target: [programs.createdBy, programs.createKey] })
    .returning({ id: programs.id })
  return rows[0]?.id ?? null
}

async function earlierOf(
  tx: Tx,
  actor: Person,
  companyId: string,
  input: ProgramInput,
  key: string,
): Promise<{ id: string }> {
  const [earlier] = await tx
    .select({
      id: programs.id,
      companyId: programs.companyId,
      policy: programVersions.policy,
      visibility: programVersions.visibility,
    })
    .from(programs)
    .innerJoin(
      programVersions,
      and(eq(programVersions.programId, programs.id), eq(programVersions.version, 1)),
    )
    .where(and(eq(programs.createdBy, actor.accountId), eq(programs.createKey, key)))
  // Another text of the same form would be lost in silence.
  const known = earlier?.companyId === companyId && earlier.visibility === input.visibility ? earlier : null
  refuseUnless(known !== null && isDeepStrictEqual(known.policy, policyOf(input)), 'key_reused')
  return { id: known!.id }
}
