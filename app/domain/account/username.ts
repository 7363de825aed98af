import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import { isReservedName } from './reserved-names.ts'

const shape = /^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/

/** The unique form of a username: lower case after compatibility folding, so look-alikes of one name meet. */
export function usernameKey(username: string): string {
  return oneSpelling(username, 'NFKC').toLowerCase()
}

/** Why a username cannot be taken, as a word key, or null. Whether it is free only the database knows. */
export function usernameProblem(username: string): 'username_shape' | 'username_reserved' | null {
  if (!shape.test(username)) return 'username_shape'
  return isReservedName(username) ? 'username_reserved' : null
}
