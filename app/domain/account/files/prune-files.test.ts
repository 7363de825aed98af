import { access, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { files, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { putBytes } from '#infra/files.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { smallPdf } from '../../../../test/support/documents.ts'
import { storeFile } from './keep-file.server.ts'
import { pruneFiles } from './prune-files.server.ts'

useDatabase()
let person: Person
beforeAll(async () => {
  person = await hunter()
})

const root = () => path.join(settings().dataDir, 'files')

const isOnDisk = (key: string) =>
  access(path.join(root(), key)).then(
    () => true,
    () => false,
  )

async function stored(age: number) {
  const { fileId } = await storeFile(person, 'report', smallPdf())
  const createdAt = after(now(), -age)
  const [row] = await database().update(files).set({ createdAt }).where(eq(files.id, fileId)).returning()
  await aged(row!.storageKey, age)
  return row!
}

async function aged(key: string, age: number): Promise<void> {
  const then = new Date(Date.now() - age)
  await utimes(path.join(root(), key), then, then)
}

it('removes rows without references and bytes without a row, both a day old', async () => {
  const [loose, fresh, used] = [await stored(2 * day), await stored(23 * hour), await stored(9 * day)]
  const caseId = newId()
  const facts = {
    accountId: person.accountId,
    submittedAt: now(),
    nikHash: Buffer.alloc(32),
    nikLast4: '0000',
    warnings: [],
  }
  await database()
    .insert(identityCases)
    .values({ id: caseId, ...facts })
  await database().insert(identityDocuments).values({ caseId, kind: 'selfie', fileId: used.id })
  const orphan = await putBytes('report', Buffer.from('x'))
  const empty = await putBytes('incident', Buffer.alloc(0), { sealed: true })
  const young = await putBytes('report', Buffer.from('y'))
  for (const key of [orphan, empty]) await aged(key, 2 * day)
  await writeFile(path.join(root(), 'of-another-user'), 'z')
  await aged('of-another-user', 9 * day)

  expect(await pruneFiles()).toMatchObject({ rows: 1, bytes: expect.toSatisfy((bytes) => bytes >= 2) })
  for (const key of [loose.storageKey, orphan, empty]) expect(await isOnDisk(key)).toBe(false)
  for (const key of [fresh.storageKey, used.storageKey, young, 'of-another-user'])
    expect(await isOnDisk(key)).toBe(true)
  const [row] = await database().select().from(files).where(eq(files.id, loose.id))
  expect(row).toMatchObject({ state: 'removed', name: '' })
  expect(await pruneFiles()).toEqual({ rows: 0, bytes: 0 })
})

it('every column that holds a file has a foreign key', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name LIKE '%file_id%'
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass AND c.conrelid = table_name::regclass AND a.attname = column_name)`)
  expect(rows).toEqual([])
})
