import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { signByCode } from '#domain/account/signing/signing-code.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { companyNpwps } from '../company-tables.server.ts'
import type { ContractProof } from './contract.ts'
import { contractAbout } from './contract-code.server.ts'
import type { ContractCodeInput, SignContractInput } from './contract-input.ts'
import { maySignContract } from './contract-policy.ts'
import { companyContracts } from './contract-tables.server.ts'
import { readyToSignContract } from './ready-to-sign-contract.server.ts'

type Signed = Omit<ContractCodeInput, 'accepted'> & { device: string; provenBy: ContractProof }

/**
 * The owner signs the cooperation contract and the NDA for the company; the platform team then counter-signs. The owner shows
 * the password, and the second factor where one is on, else the code `sendContractCode` mailed. A signature that still waits is
 * withdrawn by another one; the same one again is the one that is there, and asks for no code.
 * @param device user agent, at most 300 characters
 * @throws Refusal as `readyToSignContract`, `reauthenticate`, `signByCode`
 */
export async function signContract(
  actor: Actor,
  { currentPassword, factorCode, passkey, code, accepted: _, ...text }: SignContractInput,
  device: string,
): Promise<{ contractId: string }> {
  const owner = found(isCompany(actor) ? actor : null)
  if (!maySignContract(owner)) return refuse('forbidden')
  const signed = { ...text, device }
  if (await reauthenticate(owner, { currentPassword, factorCode, passkey })) {
    return transaction((tx) => sign(tx, owner, { ...signed, provenBy: 'factor' }))
  }
  const { made } = await transaction((tx) => readyToSignContract(tx, owner, text))
  if (made) return { contractId: made }
  const about = { ...contractAbout(text.textHash), accountId: owner.accountId }
  return signByCode(about, code, (tx, spendCode) =>
    sign(tx, owner, { ...signed, provenBy: 'mail' }, spendCode),
  )
}

async function sign(
  tx: Tx,
  actor: Person,
  signed: Signed,
  spendProof = async () => null,
): Promise<{ contractId: string }> {
  const { owner, toSign, address, last, made } = await readyToSignContract(tx, actor, signed)
  if (made) return { contractId: made }
  await spendProof()
  if (last?.state === 'signed') {
    await tx.update(companyContracts).set({ state: 'withdrawn' }).where(eq(companyContracts.id, last.id))
  }
  const [npwp] = await tx.select().from(companyNpwps).where(eq(companyNpwps.companyId, owner.companyId))
  const { legalName, signerName, position, device, provenBy } = signed
  const { version } = toSign
  const contractId = newId()
  await tx.insert(companyContracts).values({
    ...{ id: contractId, companyId: owner.companyId, ...toSign, legalName, provenBy },
    ...{ legalAddress: npwp?.address ?? address, npwp: npwp?.number ?? null, state: 'signed' },
    ...{ signerId: owner.accountId, signerName, position, signedAt: now() },
    ...{ address: owner.address, device: device.slice(0, 300) },
  })
  const facts = { contractId, version, textHash: signed.textHash, legalName }
  await record(tx, owner, 'company.contract_signed', owner.companyId, facts)
  return { contractId }
}
