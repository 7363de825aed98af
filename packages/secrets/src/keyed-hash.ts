import { createHmac, hkdfSync } from 'node:crypto'

/** The one secret of an installation, and the salt that tells its program from others with the same secret. */
export type MasterKey = Readonly<{ secret: string; salt: string }>

/**
 * HMAC-SHA-256 with the secret key, for short secrets (codes, numbers of people) that a plain hash would not hide.
 * @param purpose names the use; the same text gives unrelated hashes for two purposes.
 * @returns 32 bytes
 */
export function keyedHash(master: MasterKey, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(master, `hash:${purpose}`))
    .update(text)
    .digest()
}

/** 32 bytes drawn from the secret key for one purpose (HKDF, RFC 5869). */
export function keyFor({ secret, salt }: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32))
}
