import { keepFile } from '#domain/account/files/keep-file.server.ts'
import { confirmPayoutInput, failPayoutInput, payoutInput } from '#domain/reward/payout/payout-input.ts'
import { mayPay } from '#domain/reward/payout/payout-policy.ts'
import { confirmPayout, failPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { parseForm } from '#web/http/parse.ts'

type Act = { done: string; work: (actor: Person, form: FormData) => Promise<void> }

/** What the team does with a payout, by the intent of its form: parse, then one verb. */
export const payoutActs: Readonly<Record<string, Act>> = {
  take: { done: 'payout_taken', work: (actor, form) => takePayout(actor, parseForm(payoutInput, form)) },
  confirm: { done: 'payout_confirmed', work: confirm },
  fail: { done: 'payout_failed', work: (actor, form) => failPayout(actor, parseForm(failPayoutInput, form)) },
}

async function confirm(actor: Person, form: FormData): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  const proof = form.get('proof')
  form.delete('proof')
  const input = parseForm(confirmPayoutInput, form)
  const kept =
    proof instanceof File && proof.size > 0 ? await keepFile(actor, 'payout_proof', proof, 'proof') : null
  await confirmPayout(actor, input, kept?.fileId ?? null)
}
