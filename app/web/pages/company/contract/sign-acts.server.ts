import type { Again } from '@cakrawala/page-parts/refused'
import { sendContractCode } from '#domain/company/contract/contract-code.server.ts'
import { contractCodeInput, signContractInput } from '#domain/company/contract/contract-input.ts'
import { signContract } from '#domain/company/contract/sign-contract.server.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { typedIn } from '#web/parts/typed-in.ts'

/** What the contract's page does: mail the code that signs, first or again, and sign. */
export async function signOrSend({ actor, device, go }: Visit, form: FormData): Promise<Response | Again> {
  const { contractId } =
    form.get('intent') === 'contract_code' || form.has('again')
      ? await sendContractCode(actor, namesSigned(form))
      : await signContract(actor, parseForm(signContractInput, form), device)
  if (contractId === null) return { again: true, typed: typedIn(form) }
  return go('/company/contract?done=contract_signed')
}

/** The button for another code is in the form that signs: of all it holds, what is signed is meant. */
function namesSigned(form: FormData) {
  if (!form.has('again')) return parseForm(contractCodeInput, form)
  const names = Object.keys(contractCodeInput.shape)
  return parseInput(
    contractCodeInput,
    Object.fromEntries(names.map((name) => [name, form.get(name) ?? undefined])),
  )
}
