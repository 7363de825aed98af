import { unsealOriginal } from '#domain/report/sealed/unseal-original.server.ts'
import { unsealInput } from '#domain/report/sealed/unsealing.ts'
import type { Person } from '#kernel/actor.ts'
import { parseForm } from '#web/http/parse.ts'
import type { UnsealedAnswer } from './sealed-originals.tsx'

/** Answers with the value itself: an address that leads to it would be one to come back to. */
export async function unsealAct(actor: Person, reportId: string, form: FormData): Promise<UnsealedAnswer> {
  const unsealed = await unsealOriginal(actor, reportId, parseForm(unsealInput, form))
  return { again: true, typed: { intent: ['unseal'] }, unsealed }
}
