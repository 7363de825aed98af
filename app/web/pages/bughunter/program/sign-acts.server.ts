import type { Again } from '@cakrawala/page-parts/refused'
import { agreeToProgram } from '#domain/program/agreement/agree-to-program.server.ts'
import { sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import { agreeInput, agreementCodeInput } from '#domain/program/program-input.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { typedIn } from '#web/parts/typed-in.ts'

/** What the agreement's page does: mail the code that signs, first or again, and sign. */
export async function signOrSend(visit: Visit, form: FormData): Promise<Response | Again> {
  const { actor, params, device, go } = visit
  const programId = params.id ?? ''
  const made =
    form.get('intent') === 'ask_code' || form.has('again')
      ? await sendAgreementCode(actor, programId, textSigned(form))
      : await agreeToProgram(actor, programId, parseForm(agreeInput, form), device)
  if (made === null) return { again: true, typed: typedIn(form) }
  return go(`/bughunter/programs/agreement/${made.hash}/${made.id}?done=agreement_accepted`)
}

/** The button for another code is in the form that signs: of all it holds, the text and the tick are meant. */
function textSigned(form: FormData) {
  if (!form.has('again')) return parseForm(agreementCodeInput, form)
  const [textHash, accepted] = ['textHash', 'accepted'].map((name) => form.get(name) ?? undefined)
  return parseInput(agreementCodeInput, { textHash, accepted })
}
