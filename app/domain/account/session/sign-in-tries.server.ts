import { rateLimit } from '#infra/rate-limit.ts'

/** Tries at an account's password: 5 in 15 minutes. A sign-in that succeeds, second step included, forgets them. */
export const signInTries = rateLimit('sign_in_account', 5, 15 * 60)
