import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { randomWord } from '#kernel/ids.ts'
import { seal, unseal } from '../seal.ts'
import { settings } from '../settings.ts'

let disk: Disk | undefined

function store(): Disk {
  disk ??= new Disk(new FSDriver({ location: path.join(settings().dataDir, 'files'), visibility: 'private' }))
  return disk
}

/**
 * Keeps bytes under a new random key that says nothing of their name or owner.
 * @param folder one a purpose; `sealed` ones are encrypted with the secret key of this site
 */
export async function putBytes(folder: string, bytes: Buffer, { sealed = false } = {}): Promise<string> {
  const word = randomWord(32)
  const key = `${folder}/${word.slice(0, 2)}/${word}${sealed ? '.sealed' : ''}`
  await store().put(key, sealed ? seal(key, bytes) : bytes)
  return key
}

export async function getBytes(key: string): Promise<Buffer> {
  const bytes = Buffer.from(await store().getBytes(key))
  return key.endsWith('.sealed') ? unseal(key, bytes) : bytes
}

/** Removes bytes; removing what is gone already is no error. */
export async function removeBytes(key: string): Promise<void> {
  await store().delete(key)
}
