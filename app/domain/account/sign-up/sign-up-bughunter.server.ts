import { bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { refuseIfClosed } from '#domain/setting/settings-memory.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { createAccount } from './create-account.server.ts'
import type { SignUpBughunterInput } from './sign-up-input.ts'

/** Makes the account of a bughunter whose e-mail address the code proves. @throws Refusal unavailable `closed_sign_up`, invalid_input */
export async function signUpBughunter(
  actor: Actor,
  input: Omit<SignUpBughunterInput, 'confirmPassword' | 'agreement'>,
  locale: Locale,
): Promise<{ accountId: string }> {
  await refuseIfClosed(database(), 'sign_up')
  return createAccount('sign_up_bughunter', 'bughunter', input, locale, async (tx, accountId) => {
    await tx.insert(bughunters).values({ accountId, tshirtSize: input.tshirtSize })
    await record(tx, actor, 'account.signed_up', accountId, { role: 'bughunter' })
  })
}
