import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkStoredFiles, warnOfMissingFiles } from '#domain/account/files/check-stored-files.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { database, databaseUrl } from '#infra/database.ts'
import { hunter } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { aPicture } from '../../test/support/pictures.ts'
import { storedPath } from './files.ts'
import { checkSecretKey, keyFingerprint } from './secrets.ts'

useDatabase()
let owner: pg.Client

beforeAll(async () => {
  owner = new pg.Client({ connectionString: databaseUrl() })
  await owner.connect()
})
afterAll(() => owner.end())

describe('the secret key at the start', () => {
  it('is stored by the first start and recognized by the next', async () => {
    await checkSecretKey(databaseUrl())
    await checkSecretKey(databaseUrl())
    const { rows } = await owner.query('SELECT key_fingerprint AS noted FROM installation')
    expect(rows).toEqual([{ noted: keyFingerprint() }])
  })

  it('is refused in one line when the database was started with another', async () => {
    await owner.query(`UPDATE installation SET key_fingerprint = sha256('another key')`)
    await expect(checkSecretKey(databaseUrl())).rejects.toThrow(
      /^SECRET_KEY is not the key .* identity documents, second factors, account numbers, addresses and test accounts .*$/,
    )
    await owner.query('UPDATE installation SET key_fingerprint = $1', [keyFingerprint()])
  })

  it('cannot be changed by the application itself', async () => {
    const change = database().execute('DELETE FROM installation')
    await expect(change).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})

describe('the files at the start', () => {
  it('are found in the data folder, and recognized by the key that sealed them', async () => {
    expect(await checkStoredFiles()).toEqual({ looked: 0, missing: 0 })
    const person = await hunter()
    for (const purpose of ['report', 'identity'] as const)
      await storeFile(person, purpose, await aPicture(), 'files')
    expect(await checkStoredFiles()).toEqual({ looked: 2, missing: 0 })

    const { rows } = await owner.query<{ key: string }>('SELECT storage_key AS key FROM files')
    const sealed = storedPath(rows.find(({ key }) => key.endsWith('.sealed'))!.key)
    writeFileSync(sealed, 'sealed with another key')
    await expect(checkStoredFiles()).rejects.toThrow(/SECRET_KEY is not the key/)
    for (const { key } of rows) rmSync(storedPath(key))
    mkdirSync(path.dirname(sealed), { recursive: true })
    const check = await checkStoredFiles()
    expect(check).toEqual({ looked: 2, missing: 2 })
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    warnOfMissingFiles(check)
    const [line] = said.mock.calls.map(([text]) => String(text))
    said.mockRestore()
    expect(line).toMatch(/^2 of 2 uploaded files looked for are not in .*\n$/)
  })
})
