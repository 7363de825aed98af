import { FairQueue, ownPlace } from '@cakrawala/fair-queue/fair-queue'
import { outsideOfSlot, requestScope } from '@cakrawala/fair-queue/request-scope'
import { Refusal } from '@cakrawala/refusal/refusal'
import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { hash, verify } from '@node-rs/argon2'

/** Longer passwords are refused before any hashing. */
const longestPassword = 128

/** Replaces a hash where no password was made yet; nothing is ever the password behind it. */
export const noPassword = 'none'

/**
 * Two hashes at once; a network waits with at most eight, and signed-in people and known networks have a lane of their
 * own, so that a flood of wrong passwords keeps no one else out.
 */
const queue = new FairQueue({ atOnce: 2, mostWaiting: 64, mostWaitingOfOne: 8 })

/** `knownAs`: the account whose password is tried from a network its owner has signed in from. */
export type PasswordTry = { knownAs?: string | undefined }
// OWASP password storage: argon2id, 19 MiB, two passes, one lane. Argon2id is the default of the library.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** @returns a PHC string. @throws Refusal invalid_input above 128 characters, unavailable when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  refuseTooLong(password)
  return inTurn(() => hash(composed(password), options))
}

/** Whether `password`, in whatever spelling of its letters, is the one behind `stored`. @throws the same refusals as hashing */
export async function verifyPassword(
  stored: string,
  password: string,
  asked: PasswordTry = {},
): Promise<boolean> {
  if (stored === noPassword) return verifyAgainstNothing(password)
  refuseTooLong(password)
  const right = await inTurn(() => verify(stored, composed(password)), asked)
  // On the way to the hash, halves of letters all become one sign: such a password was never set.
  return right && password.isWellFormed()
}

let nothing: Promise<string> | undefined

/** Takes as long as a real check and fails: for people who do not exist. */
export async function verifyAgainstNothing(password: string): Promise<false> {
  refuseTooLong(password)
  nothing ??= hash('nobody has this password', options)
  const stored = await nothing
  await inTurn(() => verify(stored, composed(password)))
  return false
}

/** NIST SP 800-63B: one spelling (NFKC) of what keyboards send composed or decomposed. */
function composed(password: string): string {
  return oneSpelling(password, 'NFKC')
}

function refuseTooLong(password: string): void {
  if (password.length > longestPassword) {
    throw new Refusal('invalid_input', {
      fields: { password: [{ key: 'too_long', params: { max: longestPassword } }] },
    })
  }
}

let jobs = 0

function inTurn<T>(work: () => Promise<T>, { knownAs }: PasswordTry = {}): Promise<T> {
  const place = ownPlace()
  const owner = requestScope() ? place.owner : `job:${jobs++}`
  const own = knownAs === undefined ? { ...place, owner } : { owner: `account:${knownAs}`, preferred: true }
  return outsideOfSlot(() => queue.run({ ...own, signal: place.signal }, work))
}
