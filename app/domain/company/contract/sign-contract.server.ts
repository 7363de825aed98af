import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { companyNpwps } from '../company-tables.server.ts'
import type { SignContractInput } from './contract-input.ts'
import { maySignContract } from './contract-policy.ts'
import { type ContractRow, contractsOf } from './contract-standing.server.ts'
import { companyContracts } from './contract-tables.server.ts'
import { contractToSign } from './contract-to-sign.server.ts'

type Owner = Person & { companyId: string }
type Signed = Omit<SignContractInput, 'accepted' | 'currentPassword' | 'factorCode' | 'passkey'> & {
  device: string
  provenBy: ContractRow['provenBy']
}

/**
 * The owner signs the cooperation contract and the NDA for the company; the platform team then counter-signs. A signature that
 * still waits is withdrawn by another one; the same one again is the one that is there.
 * @param device user agent, at most 300 characters
 * @throws Refusal not_found, forbidden; conflict contract_changed (another text than the one that was read); as `reauthenticate`
 */
export async function signContract(
  actor: Actor,
  { currentPassword, factorCode, passkey, accepted: _, ...signed }: SignContractInput,
  device: string,
): Promise<{ contractId: string }> {
  found(isCompany(actor) ? actor : null)
  if (!maySignContract(actor)) return refuse('forbidden')
  const factor = await reauthenticate(actor, { currentPassword, factorCode, passkey })
  const provenBy = factor ? 'factor' : 'password'
  const contractId = await transaction((tx) => sign(tx, actor, { ...signed, device, provenBy }))
  return { contractId }
}

async function sign(tx: Tx, owner: Owner, signed: Signed): Promise<string> {
  const ours = eq(companies.id, owner.companyId)
  const [company] = await tx.select().from(companies).where(ours).for('update')
  const { address } = found(company)
  const { version, text, textHash } = contractToSign()
  refuseUnless(textHash.toString('hex') === signed.textHash, 'conflict', 'contract_changed')
  const { last, inForce } = await contractsOf(tx, owner.companyId)
  for (const one of [last, inForce]) if (one && isSame(one, signed)) return one.id
  if (last?.state === 'signed') {
    await tx.update(companyContracts).set({ state: 'withdrawn' }).where(eq(companyContracts.id, last.id))
  }
  const [npwp] = await tx.select().from(companyNpwps).where(eq(companyNpwps.companyId, owner.companyId))
  const { legalName, signerName, position, device, provenBy } = signed
  const contractId = newId()
  await tx.insert(companyContracts).values({
    ...{ id: contractId, companyId: owner.companyId, version, text, textHash, legalName, provenBy },
    ...{ legalAddress: npwp?.address ?? address, npwp: npwp?.number ?? null, state: 'signed' },
    ...{ signerId: owner.accountId, signerName, position, signedAt: now() },
    ...{ address: owner.address, device: device.slice(0, 300) },
  })
  const facts = { contractId, version, textHash: signed.textHash, legalName }
  await record(tx, owner, 'company.contract_signed', owner.companyId, facts)
  return contractId
}

function isSame(one: ContractRow, { textHash, legalName, signerName, position }: Signed): boolean {
  return (
    (one.state === 'signed' || one.state === 'in_force') &&
    one.textHash.toString('hex') === textHash &&
    one.legalName === legalName &&
    one.signerName === signerName &&
    one.position === position
  )
}
