import { sendSigningCode, type TextToSign } from '#domain/account/signing/signing-code.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { ContractCodeInput } from './contract-input.ts'
import { readyToSignContract } from './ready-to-sign-contract.server.ts'

/** The text of one hash, as its codes name it. */
export function contractAbout(textHash: string): Omit<TextToSign, 'accountId'> {
  return { purpose: 'contract', about: textHash }
}

/**
 * Mails the code with which an owner without a second factor signs the contract; the worker sends it.
 * @returns the contract where the same is signed already and needs no code, else null
 * @throws Refusal as `readyToSignContract`, `sendSigningCode`
 */
export async function sendContractCode(
  actor: Actor,
  signed: ContractCodeInput,
): Promise<{ contractId: string | null }> {
  return transaction(async (tx) => {
    const { owner, made } = await readyToSignContract(tx, actor, signed)
    if (!made) await sendSigningCode(tx, owner, contractAbout(signed.textHash))
    return { contractId: made }
  })
}
