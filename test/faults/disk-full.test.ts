import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { reservedBytes } from '@cakrawala/file-store/disk-room'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getBytes, putBytes } from '#infra/files.ts'
import { createServer } from '#web/http/site/server.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { aPicture } from '../support/pictures.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { openProduct } from '../support/spawn-product.ts'

/** A small disk of its own, and the data folder of this process on it. Mounting asks for root. */
const disk = vi.hoisted(() => {
  const folder = `${process.env.TMPDIR ?? '/tmp'}/cakrawala-disk-${process.pid}`
  process.env.DATA_DIR = `${folder}/data`
  return folder
})
const megabyte = 1_000_000
const size = 60 * megabyte
const mounted = mount(disk, size)
const filler = path.join(disk, 'filler')

useDatabase()
const ask = useApi()
let server: FastifyInstance

beforeAll(async () => {
  if (!mounted) return
  mkdirSync(path.join(disk, 'data'))
  server = await createServer(() => Promise.reject(new Error('no pages are asked for')))
})

afterAll(async () => {
  await server?.close()
  if (mounted) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

describe.skipIf(!mounted)('a full disk', () => {
  it('stores no file beyond the reserve of the database, and leaves no partial one', async () => {
    const key = await putBytes('report', Buffer.alloc(megabyte, 1), { sealed: true })
    await expect(putBytes('report', Buffer.alloc(size - reservedBytes + megabyte))).rejects.toMatchObject({
      code: 'ENOSPC',
    })
    const before = stored()
    expect(before).toHaveLength(1)

    // Full between the look at the disk and the write: the system itself refuses in the middle of the file.
    await sleep(1_100)
    await putBytes('report', Buffer.alloc(10))
    fill()
    await expect(putBytes('report', Buffer.alloc(5 * megabyte))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(stored()).toHaveLength(before.length + 1)
    // Reading goes on.
    expect((await getBytes(key)).length).toBe(megabyte)
    rmSync(filler)
  })

  it('responds to an upload with 503 and a time to retry, and still serves reads', async () => {
    const reporter = await hunter()
    const programId = await liveProgram(await companyOwner(), await operator())
    await join(reporter, programId)
    const { id } = await send(reporter, programId)
    const form = new FormData()
    form.append('file', await aPicture())
    fill()
    await sleep(1_100)
    const refused = await ask(reporter, 'POST', `/api/v1/reports/${id}/files`, { form })
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, expect.any(Number)])
    expect((await ask(reporter, 'GET', `/api/v1/reports/${id}`)).status).toBe(200)
    rmSync(filler)
    await sleep(1_100)
    expect((await ask(reporter, 'POST', `/api/v1/reports/${id}/files`, { form })).status).toBe(200)
  })

  it('is reported by the health of the site until there is room again, and so is a disk that refuses writes', async () => {
    const health = async () => {
      await sleep(1_100)
      const answer = await server.inject('/health/ready')
      return [answer.statusCode, answer.json()]
    }
    expect(await health()).toEqual([200, { status: 'ok' }])
    fill()
    expect(await health()).toEqual([503, { status: 'unavailable', reason: 'disk_full' }])
    expect((await server.inject('/health/live')).statusCode).toBe(200)
    rmSync(filler)
    expect(await health()).toEqual([200, { status: 'ok' }])
    execFileSync('mount', ['-o', 'remount,ro', disk])
    expect(await health()).toEqual([503, { status: 'unavailable', reason: 'disk_read_only' }])
    execFileSync('mount', ['-o', 'remount,rw', disk])
    expect(await health()).toEqual([200, { status: 'ok' }])
  })
})

/** The whole site with its database on a disk that fills up: part of the long drills. */
describe.skipIf(!mounted || process.env.CAKRAWALA_DRILLS !== '1')('a site whose disk is full', () => {
  it('still serves reads, and recovers when there is room', {
    timeout: 240_000,
  }, async () => {
    const whole = `${disk}-whole`
    mount(whole, 420 * megabyte)
    const site = await openProduct({ DATA_DIR: path.join(whole, 'data'), DEMO: 'on' })
    try {
      const status = async (address: string) => (await fetch(site.origin + address)).status
      expect([await status('/'), await status('/health/ready')]).toEqual([200, 200])
      fill(path.join(whole, 'filler'))
      await sleep(1_100)
      expect([await status('/'), await status('/programs'), await status('/api/v1/programs')]).toEqual([
        200, 200, 200,
      ])
      expect(await status('/health/ready')).toBe(503)
      rmSync(path.join(whole, 'filler'))
      await sleep(1_100)
      expect(await status('/health/ready')).toBe(200)
    } finally {
      await site.stop()
      execFileSync('umount', ['--lazy', whole])
      rmSync(whole, { recursive: true, force: true })
    }
  })
})

function stored(): string[] {
  return readdirSync(path.join(disk, 'data', 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** Writes until the system reports that the disk is full. */
function fill(file = filler): void {
  const chunk = Buffer.alloc(megabyte)
  try {
    for (;;) writeFileSync(file, chunk, { flag: 'a' })
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}

function mount(folder: string, bytes: number): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
