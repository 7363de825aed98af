import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { after, day, hour, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { pruneUploads } from '#domain/report/upload/prune-uploads.server.ts'
import { reportUploads } from '#domain/report/upload/upload-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { paddedMp4 } from '../support/evidence.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let programId: string
let reporter: Person
let token: string
let reportId: string
beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  reporter = await reporterOf()
  token = await sessionOf(reporter)
  reportId = (await send(reporter, programId)).id
})
afterEach(() => travelTo(null))

async function reporterOf(): Promise<Person> {
  const person = await hunter()
  await join(person, programId)
  return person
}

const video = paddedMp4(6_000_000)
type Ask = { as?: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> | string }
const ask = (method: string, address: string, { as = token, headers = {}, body }: Ask = {}) =>
  fetch(site.origin() + address, {
    method,
    headers: { Authorization: `Bearer ${as}`, 'Tus-Resumable': '1.0.0', 'Accept-Language': 'en', ...headers },
    ...(body === undefined ? {} : { body }),
  })
const base64 = (text: string) => Buffer.from(text).toString('base64')
const begin = (size: number, { name = 'layar.mp4', report = reportId, as = token } = {}) =>
  ask('POST', `/api/v1/reports/${report}/uploads`, {
    as,
    headers: {
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${base64(name)},filetype ${base64('video/mp4')}`,
    },
  })
async function begun(size = video.length, as = token, report = reportId): Promise<string> {
  const answer = await begin(size, { as, report })
  expect([answer.status, await answer.text()]).toEqual([201, ''])
  return answer.headers.get('location')!
}
const patch = (address: string, at: number, bytes: Uint8Array, as = token) =>
  ask('PATCH', address, {
    as,
    headers: { 'Upload-Offset': String(at), 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
const offsetOf = async (address: string) => Number((await ask('HEAD', address)).headers.get('upload-offset'))
const finish = (address: string, { report = reportId, as = token } = {}) =>
  ask('POST', `/api/v1/reports/${report}/uploads/${address.split('/').at(-1)}/finish`, {
    as,
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
async function sendAll(address: string, bytes: Uint8Array, as = token): Promise<void> {
  for (let at = 0; at < bytes.length; at += 5_000_000)
    expect((await patch(address, at, bytes.subarray(at, at + 5_000_000), as)).status).toBe(204)
}

it('a video in parts becomes evidence once, however often its end is told', async () => {
  const address = await begun()
  expect((await finish(address)).status).toBe(409)
  await sendAll(address, video)
  const head = await ask('HEAD', address)
  expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
    String(video.length),
    String(video.length),
  ])
  const answers = await Promise.all([finish(address), finish(address)])
  const taken = answers.find(({ status }) => status === 200)!
  const { data } = (await taken.json()) as { data: { id: string } }
  expect(await (await finish(address)).json()).toMatchObject({ data: { id: data.id } })
  expect((await reportFileSeenBy(reporter, data.id))?.mediaType).toBe('video/mp4')
  const [row] = await database().select().from(files).where(eq(files.id, data.id))
  expect(row!.size).toBeLessThan(3_000)
})

it('what is too large, of no kind, or of no report of theirs is refused before a byte is taken', async () => {
  const large = await begin(300_000_000)
  expect([large.status, await large.json()]).toMatchObject([
    413,
    { errors: { files: ['A MP4 file may have at most 100 MB.'] } },
  ])
  expect((await begin(9, { name: 'a.exe' })).status).toBe(422)
  expect((await begin(0)).status).toBe(422)
  for (const report of [newId(), 'x']) expect((await begin(9, { report })).status).toBe(404)
  const stranger = await sessionOf(await reporterOf())
  expect((await begin(9, { as: stranger })).status).toBe(404)
  const untold = await ask('POST', `/api/v1/reports/${reportId}/uploads`, {
    headers: { 'Tus-Resumable': '0.2' },
  })
  expect([untold.status, untold.headers.get('tus-version')]).toEqual([422, '1.0.0'])
})

it('somebody else finds no upload', async () => {
  const address = await begun()
  const stranger = await sessionOf(await reporterOf())
  expect((await ask('HEAD', address, { as: stranger })).status).toBe(404)
  expect((await patch(address, 0, video.subarray(0, 9), stranger)).status).toBe(404)
  expect((await ask('DELETE', address, { as: stranger })).status).toBe(404)
  expect((await finish(address, { as: stranger })).status).toBe(404)
  expect(await offsetOf(address)).toBe(0)
  expect((await ask('DELETE', address)).status).toBe(204)
  expect((await ask('HEAD', address)).status).toBe(404)
})

it('a cut connection keeps what came, and the same person goes on', async () => {
  const address = await begun()
  await new Promise<void>((done) => {
    const socket = connect(Number(new URL(site.origin()).port), '127.0.0.1', () => {
      socket.write(
        [
          `PATCH ${address} HTTP/1.1`,
          `Host: ${new URL(settings().origin).host}`,
          `Authorization: Bearer ${token}`,
          'Tus-Resumable: 1.0.0',
          'Upload-Offset: 0',
          'Content-Type: application/offset+octet-stream',
          'Content-Length: 4000000',
          '',
          '',
        ].join('\r\n'),
      )
      socket.write(video.subarray(0, 1_500_000))
      setTimeout(() => socket.destroy(), 400)
    })
    socket.on('error', () => {})
    socket.on('close', () => done())
  })
  await expect.poll(() => offsetOf(address), { timeout: 5_000 }).toBe(1_500_000)
  const from = await offsetOf(address)
  expect((await patch(address, from, video.subarray(from, from + 4_600_000))).status).toBe(204)
  expect((await finish(address)).status).toBe(200)
})

it('of parts for one place one is taken, and none beyond the declared size', async () => {
  const person = await reporterOf()
  const as = await sessionOf(person)
  const { id } = await send(person, programId)
  const address = await begun(video.length, as, id)
  const first = video.subarray(0, 2_000_000)
  const raced = await Promise.all(Array.from({ length: 4 }, () => patch(address, 0, first, as)))
  expect(raced.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
  expect((await patch(address, 0, first, as)).status).toBe(409)
  expect((await patch(address, 2_000_000, Buffer.alloc(5_000_001), as)).status).toBe(413)
  await sendAllFrom(address, 2_000_000, as)
  expect((await patch(address, video.length, Buffer.alloc(9), as)).status).toBe(413)
  expect((await finish(address, { report: id, as })).status).toBe(200)
})
async function sendAllFrom(address: string, from: number, as: string): Promise<void> {
  for (let at = from; at < video.length; at += 3_000_000)
    expect((await patch(address, at, video.subarray(at, at + 3_000_000), as)).status).toBe(204)
}

it('an account has three unfinished uploads, and its quota', async () => {
  const person = await reporterOf()
  const as = await sessionOf(person)
  const { id } = await send(person, programId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => begin(9, { as, report: id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422])
  const [other] = [await reporterOf()]
  const theirs = await sessionOf(other!)
  const report = (await send(other!, programId)).id
  for (const status of [201, 201, 429])
    expect((await begin(99_000_000, { as: theirs, report })).status).toBe(status)
})

it('what is no video is refused when it is complete, and is gone', async () => {
  const person = await reporterOf()
  const as = await sessionOf(person)
  const { id } = await send(person, programId)
  const bytes = Buffer.alloc(5_000, 0x4d)
  const address = await begun(bytes.length, as, id)
  await sendAll(address, bytes, as)
  const answer = await finish(address, { report: id, as })
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { files: [expect.stringContaining('not a playable MP4')] } },
  ])
  expect((await ask('HEAD', address, { as })).status).toBe(404)
})

it('an upload expires after a day, and its bytes are removed', async () => {
  const person = await reporterOf()
  const as = await sessionOf(person)
  const { id } = await send(person, programId)
  const address = await begun(100, as, id)
  const [row] = await database()
    .select()
    .from(reportUploads)
    .where(eq(reportUploads.id, address.split('/').at(-1)!))
  const draft = path.join(settings().dataDir, 'files', '.unfinished', row!.draft)
  expect((await stat(draft)).size).toBe(0)
  travelTo(after(now(), day - hour))
  expect(await pruneUploads()).toBe(0)
  travelTo(after(now(), 2 * hour))
  expect(await pruneUploads()).toBeGreaterThan(0)
  await expect(stat(draft)).rejects.toMatchObject({ code: 'ENOENT' })
})
