import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { join, liveProgram } from '../../../test/support/program-scenario.ts'
import { send } from '../../../test/support/report-scenario.ts'
import { filesAtMost, reportFileSeenBy } from './attach-file.server.ts'
import { attachUpload } from './attach-upload.server.ts'

useDatabase()
let programId: string
let reporter: Person
beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  reporter = await hunter()
  await join(reporter, programId)
})

const document = (word: string) => smallPdf(`/Lang (${word}) `, 'bukti.pdf')
const storedOf = ({ accountId }: Person) =>
  database()
    .select({ key: files.storageKey })
    .from(files)
    .where(and(eq(files.ownerId, accountId), ne(files.state, 'removed')))

async function onDisk(): Promise<number> {
  const all = await readdir(path.join(settings().dataDir, 'files'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).length
}

it('the same bytes sent twice, also at once, return the file that is stored', async () => {
  const { id } = await send(reporter, programId)
  const first = await attachUpload(reporter, id, document('a'), 'file')
  const again = await Promise.all([1, 2, 3].map(() => attachUpload(reporter, id, document('a'), 'file')))
  expect(again).toEqual([first, first, first])
  expect(await reportFileSeenBy(reporter, first.fileId)).not.toBeNull()
  expect(await storedOf(reporter)).toHaveLength(1)
  expect((await attachUpload(reporter, id, document('b'), 'file')).fileId).not.toBe(first.fileId)
})

it('uploads to reports that do not exist, are of others or are full store nothing', async () => {
  const stranger = await hunter()
  const { id } = await send(reporter, programId)
  const before = await onDisk()
  for (const where of [newId(), 'x', id])
    await expect(attachUpload(stranger, where, document('c'), 'file')).rejects.toMatchObject({
      code: 'not_found',
    })
  // It was not even looked at: nothing is counted, and what would be refused is not.
  const broken = new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' })
  await expect(attachUpload(stranger, newId(), broken, 'file')).rejects.toMatchObject({ code: 'not_found' })
  expect(await database().select().from(files).where(eq(files.ownerId, stranger.accountId))).toEqual([])
  expect(await onDisk()).toBe(before)
  for (let i = 0; i < filesAtMost; i++) await attachUpload(reporter, id, document(`penuh ${i}`), 'file')
  const full = await onDisk()
  await expect(attachUpload(reporter, id, document('lebih'), 'file')).rejects.toMatchObject({
    fields: { files: [{ key: 'too_many' }] },
  })
  expect(await onDisk()).toBe(full)
})
