import { bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { createAccount } from './create-account.server.ts'
import type { SignUpBughunterInput } from './sign-up-input.ts'

/** Makes the account of a bughunter whose e-mail address the code proves. @throws Refusal invalid_input */
export async function signUpBughunter(
  actor: Actor,
  input: Omit<SignUpBughunterInput, 'confirmPassword' | 'agreement'>,
  locale: Locale,
): Promise<{ accountId: string }> {
  return createAccount('sign_up_bughunter', 'bughunter', input, locale, async (tx, accountId) => {
    await tx.insert(bughunters).values({ accountId, tshirtSize: input.tshirtSize })
    await record(tx, actor, 'account.signed_up', accountId, { role: 'bughunter' })
  })
}
