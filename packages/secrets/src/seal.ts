import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor, type MasterKey } from './keyed-hash.ts'

const nonceBytes = 12
const tagBytes = 16

/** Encrypts with the secret key (AES-256-GCM). @returns nonce, tag and text in one buffer. */
export function seal(master: MasterKey, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, `seal:${purpose}`), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** @throws Error when the bytes were changed, or sealed for another purpose or with another key. */
export function unseal(master: MasterKey, purpose: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(master, `seal:${purpose}`), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}
