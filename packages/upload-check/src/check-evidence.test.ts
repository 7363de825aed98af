import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  encrypted,
  evidenceFile,
  harWith,
  mp4Video,
  paddedMp4,
  pcapFile,
  pcapngFile,
  webmVideo,
  zipWith,
} from '../../../test/support/evidence.ts'
import { checkEvidence } from './check-evidence.ts'
import { claimOf } from './examine-file.ts'
import { evidence, type Media } from './media.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evidence-'))
})
let files = 0
async function check(bytes: Uint8Array | string, media: Media) {
  const file = path.join(folder, String(files++))
  const target = path.join(folder, String(files++))
  await writeFile(file, bytes)
  return { ...(await checkEvidence(file, media, target)), target }
}
const problemOf = async (bytes: Uint8Array | string, media: Media) => (await check(bytes, media)).problem
const har = 'application/har+json'
const zip = 'application/zip'
/** The begin of a program of Windows. */
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(2_000)])

describe('evidence on the disk', () => {
  it('of every kind is taken', async () => {
    expect(await problemOf('GET / HTTP/1.1\r\n\tHost: é\n', 'text/plain')).toBeNull()
    expect(await check(harWith(), har)).toMatchObject({ problem: null, secrets: false })
    expect(await problemOf(pcapFile(), 'application/vnd.tcpdump.pcap')).toBeNull()
    expect(await problemOf(pcapFile().subarray(0, 42), 'application/vnd.tcpdump.pcap')).toBeNull()
    expect(await problemOf(pcapngFile(), 'application/x-pcapng')).toBeNull()
    expect(await problemOf(await zipWith({ 'a/b.txt': 'isi', 'c d': 'd' }), zip)).toBeNull()
    expect(await problemOf(webmVideo(), 'video/webm')).toBeNull()
    expect(await problemOf(mp4Video(), 'video/mp4')).toBeNull()
  })

  it('that is a renamed program is refused as every kind', async () => {
    const problems = evidence.slice(4).map((media) => problemOf(program, media))
    expect(await Promise.all(problems)).toEqual([
      'text_broken',
      'har_broken',
      'capture_broken',
      'capture_broken',
      'zip_broken',
      'video_broken',
      'video_broken',
    ])
  })

  it('of text is UTF-8 without controls', async () => {
    for (const bad of [Buffer.from([0x61, 0xff]), Buffer.from([0xc3]), 'a\0b', 'a\x1b[2Jb'])
      expect(await problemOf(bad, 'text/plain')).toBe('text_broken')
  })

  it('of recorded requests says whether headers hold secrets', async () => {
    for (const name of ['Authorization', 'cookie', 'SET-COOKIE'])
      expect((await check(harWith([{ name, value: 'x' }]), har)).secrets).toBe(true)
    expect((await check(harWith([{ name: 'Accept', value: 'x' }]), har)).secrets).toBe(false)
    for (const bad of [
      '{',
      '[]',
      '{"log":{}}',
      '{"log":{"version":"1.2","entries":[1]}}',
      `${'['.repeat(4_000_000)}`,
    ])
      expect(await problemOf(bad, har)).toBe('har_broken')
  })

  it('of traffic that is cut in its header, or whose packets are longer than any, is refused', async () => {
    const long = pcapFile()
    long.writeUInt32LE(0xffffffff, 32)
    for (const bad of [long, pcapFile().subarray(0, 20), pcapngFile()])
      expect(await problemOf(bad, 'application/vnd.tcpdump.pcap')).toBe('capture_broken')
    expect(await problemOf(pcapFile(), 'application/x-pcapng')).toBe('capture_broken')
  })
})

describe('an archive', () => {
  it('that is encrypted, broken, or unpacks to more than it may is refused', async () => {
    const small = await zipWith({ 'a.txt': 'isi' })
    expect(await problemOf(encrypted(small), zip)).toBe('zip_encrypted')
    expect(await problemOf(small.subarray(0, small.length - 9), zip)).toBe('zip_broken')
    expect(await problemOf(await zipWith({ bomb: Buffer.alloc(30_000_000) }), zip)).toBe('zip_too_large')
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`f${at}`, '']))
    expect(await problemOf(await zipWith(many), zip)).toBe('zip_too_large')
  })

  it('that declares less than it holds is refused', async () => {
    const liar = await zipWith({ bomb: Buffer.alloc(900_000) })
    liar.writeUInt32LE(9, liar.indexOf(Buffer.from('504b0102', 'hex')) + 24)
    expect(await problemOf(liar, zip)).toBe('zip_broken')
  })

  it('may hold another one within the same bounds, but no third and none of another format', async () => {
    const inner = await zipWith({ 'a.txt': 'isi' })
    expect(await problemOf(await zipWith({ 'a.zip': inner }), zip)).toBeNull()
    expect(await problemOf(await zipWith({ 'a.zip': encrypted(inner) }), zip)).toBe('zip_encrypted')
    const bomb = await zipWith({ bomb: Buffer.alloc(30_000_000) })
    expect(await problemOf(await zipWith({ 'a.apk': bomb }), zip)).toBe('zip_too_large')
    const third = await zipWith({ 'a.zip': await zipWith({ 'a.zip': inner }) })
    expect(await problemOf(third, zip)).toBe('zip_nested')
    expect(await problemOf(await zipWith({ 'a.gz': Buffer.from('1f8b0800', 'hex') }), zip)).toBe('zip_nested')
  })
})

describe('a video', () => {
  it('is written anew with its pictures and sound, and without anything else', async () => {
    const secret = 'Rumah -6.2088+106.8456/'
    const padded = paddedMp4(9_000)
    padded.write(secret, padded.length - 100)
    const mp4 = await check(padded, 'video/mp4')
    expect(mp4.problem).toBeNull()
    const bytes = await readFile(mp4.target)
    expect(bytes.length).toBeLessThan(3_000)
    expect([bytes.includes(secret), bytes.includes('moov')]).toEqual([false, true])
    const again = await check(bytes, 'video/mp4')
    expect([again.problem, (await readFile(again.target)).length]).toEqual([null, bytes.length])
    const webm = await check(webmVideo(), 'video/webm')
    const written = await readFile(webm.target)
    expect([written.includes('V_VP8'), written.includes('A_OPUS')]).toEqual([true, true])
  })

  it('must be of the format its ending names, and not only begin like it', async () => {
    expect(await problemOf(webmVideo(), 'video/mp4')).toBe('video_broken')
    expect(await problemOf(mp4Video(), 'video/webm')).toBe('video_broken')
    for (const cut of [100, 600])
      expect(await problemOf(mp4Video().subarray(0, cut), 'video/mp4')).toBe('video_broken')
    const noise = Buffer.concat([webmVideo().subarray(0, 60), Buffer.alloc(5_000, 0x77)])
    expect(await problemOf(noise, 'video/webm')).toBe('video_broken')
  })

  it('of a codec no browser plays is refused', async () => {
    const strange = webmVideo()
    strange.write('V_XXX', strange.indexOf('V_VP8'))
    expect(await problemOf(strange, 'video/webm')).toBe('video_codec')
  })
})

it('a file is of the kind its ending and type say, below the limit of that kind', () => {
  const rules = { limitKey: 'max_5mb_file', unnamed: 'berkas' }
  const claim = (name: string, type: string, size = 9) => {
    try {
      return claimOf({ ...evidenceFile('', name, type), name, type, size }, evidence, 'files', rules).media
    } catch (error) {
      return (error as { fields: { files: unknown[] } }).fields.files[0]
    }
  }
  expect(claim('a.HAR', '')).toBe(har)
  expect(claim('a.zip', 'application/x-zip-compressed')).toBe(zip)
  expect(claim('a.txt', 'text/plain;charset=utf-8')).toBe('text/plain')
  expect(claim('a.zip', 'text/html')).toEqual({ key: 'evidence_type' })
  expect(claim('a.exe', '')).toEqual({ key: 'evidence_type' })
  expect(claim('a.png', '')).toEqual({ key: 'evidence_type' })
  expect(claim('a.mp4', 'video/mp4', 100_000_000)).toBe('video/mp4')
  expect(claim('a.mp4', 'video/mp4', 300_000_000)).toEqual({
    key: 'max_of_kind',
    params: { kind: 'MP4', megabytes: 100 },
  })
  expect(claim('a.zip', zip, 20_000_001)).toMatchObject({ key: 'max_of_kind', params: { megabytes: 20 } })
  expect(claim('a.png', 'image/png', 5_000_000)).toEqual({ key: 'max_5mb_file' })
})
