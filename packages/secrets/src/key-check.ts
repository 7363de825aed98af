import { timingSafeEqual } from 'node:crypto'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { newClient } from '@cakrawala/pg-access/open-connection'
import { keyedHash, type MasterKey } from './keyed-hash.ts'

/** 32 bytes that identify a secret key and reveal nothing of it. */
export function keyFingerprint(master: MasterKey): Buffer {
  return keyedHash(master, 'installation', 'key fingerprint')
}

/**
 * Holds the secret key of this start against the one the database was first started with; the first start
 * notes its own in the table `installation`. Where the first one is `lost`, this one is stored instead. `url` is the owner's.
 * @throws StartProblem when the database belongs to another key
 */
export async function checkSecretKey(
  url: string,
  master: MasterKey,
  { lost, sealed }: { lost: boolean; sealed: string },
): Promise<void> {
  const client = newClient(url)
  await client.connect()
  try {
    const mine = keyFingerprint(master)
    await client.query('INSERT INTO installation (key_fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [
      mine,
    ])
    const { rows } = await client.query<{ noted: Buffer }>(
      'SELECT key_fingerprint AS noted FROM installation',
    )
    if (timingSafeEqual(rows[0]!.noted, mine)) return
    if (!lost) throw wrongKey(sealed)
    await client.query('UPDATE installation SET key_fingerprint = $1, since = now()', [mine])
  } finally {
    await client.end()
  }
}

/** @param sealed names what, in plural. @returns one line: what is wrong, what would be lost, and the two ways out. */
export function wrongKey(sealed: string): StartProblem {
  return new StartProblem(
    `SECRET_KEY is not the key this database was started with: ${sealed} sealed with the first key could not be read any more. Bring that key back (SECRET_KEY, or the file secret.key in DATA_DIR). Only where it is lost for good: start once with SECRET_KEY_LOST=accept.`,
  )
}
