import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { type DecideContractInput, leastReason } from './contract-input.ts'
import { mayDecideContract } from './contract-policy.ts'
import type { ContractRow } from './contract-standing.server.ts'
import { companyContracts } from './contract-tables.server.ts'
import { twinsOf } from './twin-companies.server.ts'

/**
 * The platform team counter-signs the contract of a company, which then is in force and gives the company its name; or sends it
 * back with a reason, and the owner signs again.
 * @throws Refusal not_found, forbidden; conflict contract_decided (decided by a colleague, or signed anew); move_forbidden
 * contract_company_held (the owner is suspended or left); invalid_input (`reason`: twin_reason, while another company looks the
 * same); as `reauthenticate`
 */
export async function decideContract(
  actor: Actor,
  contractId: string,
  { decision, reason, ...proof }: DecideContractInput,
): Promise<void> {
  const operator = found(isOperator(actor) && isId(contractId) ? actor : null)
  refuseUnless(mayDecideContract(operator), 'forbidden')
  const { companyId } = found(await contractRow(database(), contractId))
  await reauthenticate(operator, proof)
  await transaction(async (tx) => {
    // Signing locks the company as well, so what is decided here is the last signature.
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
    const contract = found(await contractRow(tx, contractId))
    refuseUnless(contract.state === 'signed', 'conflict', 'contract_decided')
    if (decision === 'return') return sendBack(tx, operator, contract, reason)
    await counterSign(tx, operator, { contract, company: found(company) }, reason)
  })
}

async function contractRow(tx: Pick<Tx, 'select'>, id: string): Promise<ContractRow | undefined> {
  const [row] = await tx.select().from(companyContracts).where(eq(companyContracts.id, id))
  return row
}

async function sendBack(tx: Tx, operator: Person, contract: ContractRow, reason: string): Promise<void> {
  const { id: contractId, companyId, version } = contract
  await write(tx, operator, contract, { state: 'returned', reason })
  await record(tx, operator, 'company.contract_returned', companyId, { contractId, version })
}

type Named = { contract: ContractRow; company: typeof companies.$inferSelect }

async function counterSign(tx: Tx, operator: Person, { contract, company }: Named, reason: string) {
  const { companyId, legalName: name, version, id: contractId } = contract
  const [owner] = await tx
    .select({ standing: accounts.standing })
    .from(accounts)
    .where(eq(accounts.id, company.ownerId))
  refuseUnless(owner?.standing === 'active', 'move_forbidden', 'contract_company_held')
  const twins = await twinsOf(tx, { companyId, name, emailDomain: company.emailDomain })
  if (twins.length > 0 && reason.length < leastReason) refuseField('reason', 'twin_reason')
  const { state } = companyContracts
  const former = and(eq(companyContracts.companyId, companyId), eq(state, 'in_force'))
  await tx.update(companyContracts).set({ state: 'replaced' }).where(former)
  await write(tx, operator, contract, { state: 'in_force', reason: reason || null })
  await tx.update(companies).set({ name }).where(eq(companies.id, companyId))
  const facts = { contractId, version, twins: twins.length }
  await record(tx, operator, 'company.contract_countersigned', companyId, facts)
}

async function write(
  tx: Tx,
  { accountId }: Person,
  { id }: ContractRow,
  decided: Pick<ContractRow, 'state' | 'reason'>,
): Promise<void> {
  const by = { decidedBy: accountId, decidedAt: now() }
  await tx
    .update(companyContracts)
    .set({ ...decided, ...by })
    .where(eq(companyContracts.id, id))
}
