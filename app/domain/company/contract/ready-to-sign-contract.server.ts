import { eq } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import type { ContractCodeInput } from './contract-input.ts'
import { maySignContract } from './contract-policy.ts'
import { type ContractRow, contractsOf } from './contract-standing.server.ts'
import { type ContractToSign, contractToSign } from './contract-to-sign.server.ts'

/** An owner before the text they read; `made` is the contract where they signed the same before. */
export type ReadyToSignContract = {
  owner: Person & { companyId: string }
  toSign: ContractToSign
  /** The address of the company, as it stands in its profile. */
  address: string | null
  last: ContractRow | null
  made: string | null
}

/**
 * Whether this actor may sign the text of this hash for their company now. What is done about the contract of one company comes
 * one after the other from here on, so the second of two presses finds what the first one made.
 * @throws Refusal not_found, forbidden; conflict contract_changed (another text than the one that was read)
 */
export async function readyToSignContract(
  tx: Tx,
  actor: Actor,
  signed: Omit<ContractCodeInput, 'accepted'>,
): Promise<ReadyToSignContract> {
  const owner = found(isCompany(actor) ? actor : null)
  if (!maySignContract(owner)) return refuse('forbidden')
  const ours = eq(companies.id, owner.companyId)
  const [company] = await tx.select().from(companies).where(ours).for('update')
  const { address } = found(company)
  const toSign = contractToSign()
  refuseUnless(toSign.textHash.toString('hex') === signed.textHash, 'conflict', 'contract_changed')
  const { last, inForce } = await contractsOf(tx, owner.companyId)
  const made = [last, inForce].find((one) => one && isSame(one, signed))?.id ?? null
  return { owner, toSign, address, last, made }
}

function isSame(
  one: ContractRow,
  { textHash, legalName, signerName, position }: Omit<ContractCodeInput, 'accepted'>,
): boolean {
  return (
    (one.state === 'signed' || one.state === 'in_force') &&
    one.textHash.toString('hex') === textHash &&
    one.legalName === legalName &&
    one.signerName === signerName &&
    one.position === position
  )
}
