import { unsafeSigningCode } from '#domain/account/signing/signing-code.server.ts'
import { contractAbout, sendContractCode } from '#domain/company/contract/contract-code.server.ts'
import type { SignContractInput } from '#domain/company/contract/contract-input.ts'
import { signContract } from '#domain/company/contract/sign-contract.server.ts'
import type { Person } from '#kernel/actor.ts'

/** An owner without a second factor signs the contract, with the code of the mail. @returns the contract */
export async function signContractByCode(
  owner: Person,
  { currentPassword, ...signed }: Omit<SignContractInput, 'code' | 'factorCode' | 'passkey'>,
  device: string,
): Promise<string> {
  const { contractId } = await sendContractCode(owner, signed)
  if (contractId) return contractId
  const about = { ...contractAbout(signed.textHash), accountId: owner.accountId }
  const code = (await unsafeSigningCode(about)) ?? undefined
  return (await signContract(owner, { ...signed, currentPassword, code }, device)).contractId
}
