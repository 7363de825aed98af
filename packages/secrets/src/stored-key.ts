import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode, startProblemOf } from '@cakrawala/errors/start-problem'

/**
 * The key stored in `<dataDir>/secret.key` (mode 0600), made once: 43 characters of base64url, 256 bits.
 * @throws StartProblem when the folder cannot be written
 */
export function storedSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key')
  try {
    return readKey(file) ?? makeKey(file)
  } catch (error) {
    throw startProblemOf(error, `with the data folder ${dataDir}`) ?? error
  }
}

// Written whole and linked then, so that two first starts at once end up with the same key.
function makeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 })
  const mine = `${file}.${randomUUID()}`
  writeFileSync(mine, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(mine, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(mine, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
