import { keyedHash, seal, unseal } from '#infra/secrets.ts'
import type { TestAccountRow } from '../test-account-tables.server.ts'
import type { TestAccountSecret } from './test-account.ts'

/** Sealed for its own row: moved to another, it opens nowhere. */
export function sealTestAccount(id: string, { username, password, note }: TestAccountSecret): Buffer {
  return seal(purposeOf(id), Buffer.from(JSON.stringify([username, password, note])))
}

/** Null once the secrets are deleted, and where they were sealed with a key that was lost. */
export function openTestAccount({
  id,
  sealed,
}: Pick<TestAccountRow, 'id' | 'sealed'>): TestAccountSecret | null {
  try {
    if (sealed === null) return null
    const [username, password, note] = JSON.parse(unseal(purposeOf(id), sealed).toString())
    return { username, password, note }
  } catch {
    return null
  }
}

export function nameHashOf(programId: string, username: string): Buffer {
  return keyedHash(`test account of ${programId}`, username)
}

function purposeOf(id: string): string {
  return `test-account:${id}`
}
