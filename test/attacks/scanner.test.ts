import { rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scanBytes } from '@cakrawala/upload-check/scan-bytes'
import { count, eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { releaseQuarantined, unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { withVisitorUpload } from '#domain/account/files/visitor-upload.server.ts'
import { attachFiles, reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { aPdf, eicar, pdfWith, upload, zipOf } from '../support/hostile-files.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'

const socketPath = path.join(tmpdir(), `clamd-${process.pid}.sock`)
vi.hoisted(() => {
  process.env.CLAMAV_SOCKET = `${process.env.TMPDIR ?? '/tmp'}/clamd-${process.pid}.sock`
})

useDatabase()
let reporter: Person
let owner: Person & { companyId: string }
let reportId: string

beforeAll(async () => {
  owner = await companyOwner()
  reporter = await hunter()
  const programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
  await join(reporter, programId)
  reportId = (await send(reporter, programId)).id
})

let daemon: Server | undefined
const open = new Set<Socket>()
afterEach(async () => {
  for (const socket of open) socket.destroy()
  await new Promise((done) => (daemon ? daemon.close(done) : done(null)))
  daemon = undefined
  await rm(socketPath, { force: true })
})

type Verdict = (bytes: Buffer, socket: Socket) => void

/** A daemon that reads INSTREAM as clamd does, and then sends the given answer. */
async function listen(verdict: Verdict): Promise<void> {
  daemon = createServer((socket) => {
    open.add(socket)
    let seen = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      seen = Buffer.concat([seen, part])
      const bytes = streamed(seen)
      if (bytes) verdict(bytes, socket)
    })
  })
  await new Promise<void>((done) => daemon!.listen(socketPath, done))
}

/** The bytes of a whole stream: pieces by their length, and a length of nothing at the end. */
function streamed(seen: Buffer): Buffer | null {
  const head = 'zINSTREAM\0'
  if (seen.subarray(0, head.length).toString() !== head) return null
  const parts: Buffer[] = []
  for (let at = head.length; at + 4 <= seen.length; ) {
    const length = seen.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(seen.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const honest: Verdict = (bytes, socket) =>
  socket.end(bytes.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')

const paper = async (more = '') => upload(await pdfWith(`(${more})`), 'bukti.pdf', 'application/pdf')
const rows = async () => (await database().select({ kept: count() }).from(files))[0]!.kept

describe('UPL-06 the test file of scanners', () => {
  it('is refused plain, in a PDF and in an archive, and nothing is stored', async () => {
    await listen(honest)
    const before = await rows()
    const plain = Buffer.from(eicar)
    const hostile: [File, string][] = [
      [upload(plain, 'a.pdf', 'application/pdf'), 'evidence_type'],
      [upload(plain, 'a.png', 'image/png'), 'evidence_type'],
      [upload(zipOf('eicar.com', plain), 'a.zip', 'application/zip'), 'file_infected'],
      [await paper(eicar), 'file_infected'],
      [
        upload(Buffer.concat([await aPdf(), zipOf('eicar.com', plain)]), 'a.pdf', 'application/pdf'),
        'file_broken',
      ],
    ]
    for (const [file, key] of hostile)
      await expect(storeFile(reporter, 'report', file)).rejects.toMatchObject({
        fields: { file: [{ key }] },
      })
    const visitors = withVisitorUpload('incident', await paper(eicar), 'file', async (insert) => insert)
    await expect(visitors).rejects.toMatchObject({ fields: { file: [{ key: 'file_infected' }] } })
    expect(await rows()).toBe(before)
    const { fileId } = await storeFile(reporter, 'report', await paper('bersih'))
    expect(await unsafeFileContent(fileId)).not.toBeNull()
  })
})

// A naive version takes silence for "clean".
describe('UPL-06 a scanner that does not report "clean"', () => {
  const strange: Record<string, Verdict | null> = {
    down: null,
    'gone in the middle': (_bytes, socket) => socket.destroy(),
    mute: (_bytes, socket) => socket.end(),
    'of zeros': (_bytes, socket) => socket.end('\0\0\0\0'),
    'out of breath': (_bytes, socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
    'with a similar answer': (_bytes, socket) => socket.end('stream: OK or not\0'),
    'with the answer null': (_bytes, socket) => socket.end('null\0'),
    'that talks on': (_bytes, socket) => socket.write('stream: OK '.repeat(100_000)),
  }

  it.each(Object.entries(strange))('%s: the file waits, and is shown to no one', async (_name, verdict) => {
    if (verdict) await listen(verdict)
    const { fileId } = await storeFile(reporter, 'report', await paper(_name))
    await attachFiles(reporter, reportId, [fileId])
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    expect(row!.state).toBe('quarantine')
    for (const viewer of [reporter, owner, await operator()])
      expect(await reportFileSeenBy(viewer, fileId)).toBeNull()
  })

  it('hangs, or sends a byte now and then: it is waited for up to a limit', async () => {
    const bytes = await aPdf()
    await listen(() => {})
    const started = performance.now()
    expect(await scanBytes(socketPath, bytes, 300)).toBe('unknown')
    expect(performance.now() - started).toBeLessThan(2_000)
    for (const socket of open) socket.on('error', () => {})
    daemon!.removeAllListeners('connection')
    daemon!.on('connection', (socket) => {
      open.add(socket)
      socket.on('error', () => {})
      const drip = setInterval(() => (socket.writable ? socket.write('s') : clearInterval(drip)), 50)
      socket.on('close', () => clearInterval(drip))
      socket.resume()
    })
    const again = performance.now()
    expect(await scanBytes(socketPath, bytes, 300)).toBe('unknown')
    expect(performance.now() - again).toBeLessThan(2_000)
  })

  it('returns: waiting files are shown or deleted, and those it cannot judge still wait', async () => {
    const clean = await storeFile(reporter, 'report', await paper('menunggu'))
    await attachFiles(reporter, reportId, [clean.fileId])
    const bad = await storeFile(reporter, 'report', await paper(eicar))
    expect(await releaseQuarantined()).toBeGreaterThanOrEqual(2)
    expect(await reportFileSeenBy(owner, clean.fileId)).toBeNull()
    await listen(honest)
    expect(await releaseQuarantined()).toBe(0)
    expect((await reportFileSeenBy(owner, clean.fileId))?.name).toBe('bukti.pdf')
    const [gone] = await database().select().from(files).where(eq(files.id, bad.fileId))
    expect(gone!.state).toBe('removed')
    expect(await unsafeFileContent(bad.fileId)).toBeNull()
    const { getBytes } = await import('#infra/files.ts')
    await expect(getBytes(gone!.storageKey)).rejects.toThrow()
  })
})
