import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#kernel/refusal.ts'
import { turnsOf } from './turns.ts'

/** Longer passwords are refused before any hashing. */
const longestPassword = 128

/** Stands in place of a hash where no password was made yet; nothing is ever the password behind it. */
export const noPassword = 'none'

const inTurn = turnsOf(2, 64, () => new Refusal('too_many_requests', { retryAfterSeconds: 2 }))
// OWASP password storage: argon2id, 19 MiB, two passes, one lane. Argon2id is the default of the library.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** @returns a PHC string. @throws Refusal invalid_input above 128 characters, too_many_requests when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  refuseTooLong(password)
  return inTurn(() => hash(password, options))
}

/** Whether `password`, exactly as sent, is the one behind `stored`. @throws the same refusals as hashing */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  if (stored === noPassword) return verifyAgainstNothing(password)
  refuseTooLong(password)
  const right = await inTurn(() => verify(stored, password))
  // On the way to the hash, halves of letters all become one sign: such a password was never set.
  return right && password.isWellFormed()
}

let nothing: Promise<string> | undefined

/** Takes as long as a real check and fails: for people who do not exist. */
export async function verifyAgainstNothing(password: string): Promise<false> {
  refuseTooLong(password)
  nothing ??= hash('nobody has this password', options)
  const stored = await nothing
  await inTurn(() => verify(stored, password))
  return false
}

function refuseTooLong(password: string): void {
  if (password.length > longestPassword) {
    throw new Refusal('invalid_input', {
      fields: { password: [{ key: 'too_long', params: { max: longestPassword } }] },
    })
  }
}
