import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { evidenceFile, harWith, paddedMp4 } from '../../../../test/support/evidence.ts'
import { refuseUnlessOwnFiles, unsafeFileContent, unsafeFileToRead } from './file-queries.server.ts'
import { storeFile } from './keep-file.server.ts'
import { dailyQuota } from './upload-quota.server.ts'

let png: File

describe('storing a file', () => {
  useDatabase()
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    png = new File([new Uint8Array(bytes)], '#domain/bukti.png', { type: 'image/png' })
  })

  it('stores its bytes under a random key and returns them', async () => {
    const { fileId } = await storeFile(await hunter(), 'report', png)
    const content = await unsafeFileContent(fileId)
    expect(content).toMatchObject({ name: 'bukti.png', mediaType: 'image/png' })
    expect((await sharp(content!.bytes).metadata()).width).toBe(9)
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    expect(row!.storageKey).toMatch(/^report\/[0-9A-Za-z]{2}\/[0-9A-Za-z]{32}$/)
  })

  it('stores evidence of the kinds that are read from the disk, and leaves no draft', async () => {
    const drafts = () => readdir(path.join(settings().dataDir, 'files', '.unfinished')).catch(() => [])
    const before = await drafts()
    const person = await hunter()
    const secret = harWith([{ name: 'Cookie', value: 'a=b' }])
    const stored = async (bytes: Uint8Array | string, name: string) => {
      const { fileId } = await storeFile(person, 'report', evidenceFile(bytes, name))
      const [row] = await database().select().from(files).where(eq(files.id, fileId))
      return row!
    }
    expect(await stored(secret, 'a.har')).toMatchObject({
      ...{ mediaType: 'application/har+json', holdsSecrets: true, size: secret.length, state: 'clean' },
    })
    expect(await stored('isi', 'a.txt')).toMatchObject({ mediaType: 'text/plain', holdsSecrets: false })
    const video = await stored(paddedMp4(9_000), 'a.mp4')
    expect([video.mediaType, video.size < 3_000]).toEqual(['video/mp4', true])
    const file = await unsafeFileToRead(video.id)
    expect((await buffer(await file!.read({ start: 4, end: 7 }))).toString()).toBe('ftyp')
    for (const purpose of ['identity', 'top_up_proof'] as const)
      await expect(storeFile(person, purpose, evidenceFile('isi', 'a.txt'))).rejects.toMatchObject({
        fields: { file: [{ key: 'file_type' }] },
      })
    await expect(storeFile(person, 'report', evidenceFile('MZ\0', 'a.txt'))).rejects.toMatchObject({
      fields: { file: [{ key: 'text_broken' }] },
    })
    expect(await drafts()).toEqual(before)
  })

  it('encrypts identity images on the disk', async () => {
    const { fileId } = await storeFile(await hunter(), 'identity', png)
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    const onDisk = await readFile(path.join(settings().dataDir, 'files', row!.storageKey))
    expect(onDisk.includes('PNG')).toBe(false)
    expect((await unsafeFileContent(fileId))!.bytes.subarray(1, 4).toString()).toBe('PNG')
  })

  it('returns nothing for unknown, malformed, quarantined and removed ids', async () => {
    const { fileId } = await storeFile(await hunter(), 'report', png)
    await database().update(files).set({ state: 'quarantine' }).where(eq(files.id, fileId))
    for (const id of [fileId, newId(), 'x', '']) expect(await unsafeFileContent(id)).toBeNull()
  })

  it('lets only the owner attach it, and only for its purpose', async () => {
    const [one, two] = [await hunter(), await hunter()]
    const { fileId } = await storeFile(one, 'report', png)
    const attach = (who: typeof one, purpose: 'report' | 'identity', ids: string[]) =>
      transaction((tx) => refuseUnlessOwnFiles(tx, who, purpose, ids))
    await attach(one, 'report', [fileId, fileId])
    await attach(one, 'report', [])
    const refusal = { code: 'invalid_input', fields: { file: [{ key: 'invalid' }] } }
    await expect(attach(two, 'report', [fileId])).rejects.toMatchObject(refusal)
    await expect(attach(one, 'identity', [fileId])).rejects.toMatchObject(refusal)
    await expect(attach(one, 'report', [fileId, 'x'])).rejects.toMatchObject(refusal)
  })

  it('UPL-10 counts files and bytes a day, also of parallel uploads', async () => {
    const person = await hunter()
    await storeFile(person, 'report', png)
    const [first] = await database().select().from(files).where(eq(files.ownerId, person.accountId))
    const copies = Array.from({ length: dailyQuota.files - 3 }, () => ({
      ...first!,
      id: newId(),
      storageKey: newId(),
    }))
    await database().insert(files).values(copies)
    const uploads = await Promise.allSettled(
      Array.from({ length: 6 }, () => storeFile(person, 'report', png)),
    )
    expect(uploads.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(storeFile(person, 'report', png)).rejects.toMatchObject({
      code: 'too_many_requests',
      detail: 'file_quota',
    })
  })

  it('UPL-10 counts refused files like stored ones', async () => {
    const person = await hunter()
    const broken = new File(['%PDF-1.4\n%%EOF'], 'a.pdf', { type: 'application/pdf' })
    const wrong = { code: 'invalid_input' }
    await expect(storeFile(person, 'report', broken)).rejects.toMatchObject(wrong)
    const { rows } = await database().execute(
      sql`UPDATE rate_limits SET points = ${dailyQuota.files} WHERE key LIKE ${`uploads:${person.accountId}%`} RETURNING key`,
    )
    expect(rows).toHaveLength(1)
    const quota = { code: 'too_many_requests', detail: 'file_quota' }
    await expect(storeFile(person, 'report', broken)).rejects.toMatchObject(quota)
    await expect(storeFile(person, 'report', png)).rejects.toMatchObject(quota)
    const other = await hunter()
    const large = new File([new Uint8Array(4_000_000)], 'a.png', { type: 'image/png' })
    await expect(storeFile(other, 'report', large)).rejects.toMatchObject(wrong)
    const used = await database().execute<{ points: number }>(
      sql`SELECT points FROM rate_limits WHERE key LIKE ${`upload_bytes:${other.accountId}%`}`,
    )
    expect(used.rows).toEqual([{ points: 4_000_000 }])
  })
})
