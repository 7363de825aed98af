import { createHmac, hkdfSync } from 'node:crypto'
import { settings } from './settings.ts'

/**
 * HMAC-SHA-256 with the secret key of this site, for short secrets (codes, NIK) that a plain hash would not hide.
 * @param purpose names the use; the same text gives unrelated hashes for two purposes.
 * @returns 32 bytes
 */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(`hash:${purpose}`))
    .update(text)
    .digest()
}

/** 32 bytes drawn from the secret key for one purpose (HKDF, RFC 5869). */
export function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', settings().secretKey, 'cakrawala', purpose, 32))
}
