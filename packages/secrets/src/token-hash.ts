import { createHash } from 'node:crypto'

/** SHA-256 of a random token; what the database stores of it. Only for tokens of at least 128 random bits. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
