import { signIn as firstStep } from '#domain/account/session/sign-in.server.ts'
import type { SignedIn } from '#domain/account/session/signed-in.server.ts'

/** Signs a person in who has no second factor: the password is enough. */
export async function signIn(...asked: Parameters<typeof firstStep>): Promise<SignedIn> {
  const answer = await firstStep(...asked)
  if ('ticket' in answer) throw new Error('a second factor is asked for')
  return answer
}
