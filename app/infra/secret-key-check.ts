import { timingSafeEqual } from 'node:crypto'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { keyedHash } from './keyed-hash.ts'
import { settings } from './settings.ts'

/** 32 bytes that identify a secret key and reveal nothing of it. */
export function keyFingerprint(): Buffer {
  return keyedHash('installation', 'key fingerprint')
}

/**
 * Holds the secret key of this start against the one the database was first started with; the first start
 * notes its own. `SECRET_KEY_LOST=accept` stores another one instead. `url` is the owner's.
 * @throws StartProblem when the database belongs to another key
 */
export async function checkSecretKey(url: string): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    const mine = keyFingerprint()
    await client.query('INSERT INTO installation (key_fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [
      mine,
    ])
    const { rows } = await client.query<{ noted: Buffer }>(
      'SELECT key_fingerprint AS noted FROM installation',
    )
    if (timingSafeEqual(rows[0]!.noted, mine)) return
    if (!settings().secretKeyLost) throw wrongKey()
    await client.query('UPDATE installation SET key_fingerprint = $1, since = now()', [mine])
  } finally {
    await client.end()
  }
}

/** One line: what is wrong, what would be lost, and the two ways out. */
export function wrongKey(): StartProblem {
  return new StartProblem(
    'SECRET_KEY is not the key this database was started with: identity documents, second factors and account numbers sealed with the first key could not be read any more. Bring that key back (SECRET_KEY, or the file secret.key in DATA_DIR). Only where it is lost for good: start once with SECRET_KEY_LOST=accept.',
  )
}
