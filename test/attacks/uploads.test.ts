import { connect } from 'node:net'
import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { count, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { type FilePurpose, storeFile } from '#domain/account/files/keep-file.server.ts'
import { dailyQuota } from '#domain/account/files/upload-quota.server.ts'
import { withVisitorUpload } from '#domain/account/files/visitor-upload.server.ts'
import { storeCover } from '#domain/publication/article-files.server.ts'
import { reportFiles } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { aPdf, svgs, upload } from '../support/hostile-files.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { raw } from '../support/raw-request.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let reporter: Person
let programId: string
let as: string
let place: string

beforeAll(async () => {
  const owner = await companyOwner()
  programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  as = await sessionOf(reporter)
  place = await aReport()
})

async function aReport(): Promise<string> {
  const { id, hash } = await send(reporter, programId)
  return `/bughunter/hacktivity/${hash}/${id}`
}
const kept = async () => (await database().select({ rows: count() }).from(files))[0]!.rows
const attach = (file: File, at = place) => site.ask(at, { as, form: { intent: 'attach', files: file } })

/** A passive document of exactly so many bytes. */
async function paperOf(size: number): Promise<File> {
  const whole = await aPdf()
  const filling = Buffer.alloc(size - whole.length, 0x0a)
  const at = whole.lastIndexOf('%%EOF')
  const bytes = Buffer.concat([whole.subarray(0, at), filling, whole.subarray(at)])
  return upload(bytes, 'besar.pdf', 'application/pdf')
}

const boundary = 'batas'
/** The head of a form with one file, written by hand. */
function head(length: string, name = 'a.pdf'): string {
  return [
    `POST ${place} HTTP/1.1`,
    'Host: localhost',
    `Origin: ${settings().origin}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${sessionCookieName()}=${as}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    length,
    'Connection: close',
    '',
    '',
  ]
    .join('\r\n')
    .concat(length.startsWith('Transfer') ? '' : partHead(name))
}
const partHead = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`
const partEnd = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="intent"\r\n\r\nattach\r\n--${boundary}--\r\n`

describe('UPL-01 sizes', () => {
  it('below five million bytes are accepted, five million and above are not, and then nothing is stored', async () => {
    const before = await kept()
    for (const size of [5_000_000, 5_000_001, 9_000_000]) {
      const { status } = await attach(await paperOf(size))
      expect([size, status, await kept()]).toEqual([size, 413, before])
    }
    expect((await attach(await paperOf(4_999_999))).status).toBe(302)
    expect(await kept()).toBe(before + 1)
  })

  it('that are false, never end or never arrive are refused, and nothing is stored', async () => {
    const before = await kept()
    const claims: [string, string, number, number?][] = [
      ['too long', head('Content-Length: 999000000'), 413],
      ['chunked', `${head('Transfer-Encoding: chunked')}40\r\n${'x'.repeat(64)}\r\n`, 411],
      ['chunked and measured', head('Transfer-Encoding: chunked\r\nContent-Length: 10'), 400],
      ['twice', head('Content-Length: 10\r\nContent-Length: 20'), 400],
      ['negative', head('Content-Length: -1'), 400],
      ['no number', head('Content-Length: 1e3'), 400],
      ['shorter than what comes', `${head('Content-Length: 100')}${'x'.repeat(5_000)}${partEnd}`, 415, 400],
    ]
    for (const [name, bytes, status, or = status] of claims) {
      const answer = await raw(site.origin(), bytes).catch(() => ({ status: 0 }))
      expect([name, answer.status]).toEqual([name, expect.toBeOneOf([status, or])])
    }
    // Announced, and gone before the end.
    await new Promise<void>((done) => {
      const socket = connect(Number(new URL(site.origin()).port), '127.0.0.1', () => {
        socket.write(`${head('Content-Length: 4000000')}%PDF-1.7 ${'x'.repeat(100_000)}`)
        setTimeout(() => socket.destroy(), 300)
      })
      socket.on('error', () => {})
      socket.on('close', () => done())
    })
    expect(await kept()).toBe(before)
    expect((await site.ask('/')).status).toBe(200)
  })

  it('100 parts at once: refused before any is stored', async () => {
    const before = await kept()
    const form = new FormData()
    form.append('intent', 'attach')
    const paper = await aPdf()
    for (let turn = 0; turn < 100; turn++)
      form.append('files', upload(paper, `bukti-${turn}.pdf`, 'application/pdf'))
    const answer = await fetch(site.origin() + place, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: {
        Cookie: `${sessionCookieName()}=${as}`,
        Origin: settings().origin,
        'Sec-Fetch-Site': 'same-origin',
      },
    })
    expect([answer.status, await kept()]).toEqual([422, before])
  })

  // A naive version copies a body for each step it goes through.
  it('take at most 20 MB of memory for a form that waits for its last byte', async () => {
    const many = 12
    const file = Buffer.alloc(4_900_000, 0x0a)
    const length = partHead('a.pdf').length + file.length + partEnd.length
    const port = Number(new URL(site.origin()).port)
    const before = process.memoryUsage.rss()
    const sockets = Array.from({ length: many }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(head(`Content-Length: ${length}`))
      socket.write(file)
      return socket
    })
    let most = 0
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((go) => setTimeout(go, 50))
      most = Math.max(most, process.memoryUsage.rss() - before)
    }
    for (const socket of sockets) socket.destroy()
    expect(most / many).toBeLessThan(20_000_000)
  })
})

describe('UPL-03 pictures with active content', () => {
  const disguises = [
    ['a.svg', 'image/svg+xml'],
    ['a.svg', 'image/png'],
    ['a.png', 'image/png'],
    ['a.png', 'image/svg+xml'],
    ['a.svg.jpg', 'image/jpeg'],
    ['a.webp', 'image/webp'],
    ['a.pdf', 'application/pdf'],
  ] as const
  const slots = Object.keys({
    identity: 0,
    report: 0,
    comment: 0,
    top_up_proof: 0,
    payout_proof: 0,
    npwp: 0,
    incident: 0,
    article_cover: 0,
    article_picture: 0,
    article_pdf: 0,
    picture: 0,
    asset_proof: 0,
    tax_residence: 0,
  } satisfies Record<FilePurpose, 0>) as FilePurpose[]

  it.each(Object.entries(svgs))('%s: refused in every field and under every name', async (_name, bytes) => {
    const before = await kept()
    const refusal = { code: 'invalid_input' }
    // What is refused counts as well: everyone who tries this has a hundred tries a day.
    const attacker = await hunter()
    for (const [name, type] of disguises) {
      for (const slot of slots)
        await expect(storeFile(attacker, slot, upload(bytes, name, type))).rejects.toMatchObject(refusal)
      for (const slot of ['incident', 'career'] as const) {
        const sent = withVisitorUpload(slot, upload(bytes, name, type), 'file', async () => null)
        await expect(sent).rejects.toMatchObject(refusal)
      }
    }
    expect(await kept()).toBe(before)
    expect((await attach(upload(bytes, 'a.svg', 'image/svg+xml'))).status).toBe(422)
  })
})

// A naive version stores a file under its uploaded name, and sends that name to its readers.
describe('UPL-07 names', () => {
  const names = [
    '../../etc/passwd.png',
    '..\\..\\windows\\system32\\a.png',
    '/etc/cron.d/a.png',
    'a\0.pdf.png',
    `${'n'.repeat(300)}.png`,
    'laporan\u202Egnp.exe.png',
    'con.png',
    'nul.tar.png',
    '     .png',
    'a;rm -rf ~.png',
    'a\r\nSet-Cookie: x=1\r\n\r\n<script>.png',
    '.htaccess.png',
    '-rf.png',
    '"; filename="jahat.exe.png',
    "a%00%2e%2e%2f'*.png",
    'Ｋａｔａ rahasia ﷽.png',
  ]
  const header =
    /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x3a\x3c-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.%!~-]+$/

  it('are no part of where a file is stored, and are clean where they are shown', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    for (const [turn, name] of names.entries()) {
      const at = turn % 8 === 0 ? await aReport() : place
      if (turn % 8 === 0) place = at
      const own = Buffer.concat([bytes])
      const drawn = await sharp(own)
        .tint({ r: turn * 9, g: 40, b: 90 })
        .png()
        .toBuffer()
      const { fileId } = await storeFile(reporter, 'report', upload(drawn, name, 'image/png'))
      await database()
        .insert(reportFiles)
        .values({ reportId: at.split('/').at(-1)!, fileId, attachedAt: now() })
      const [row] = await database().select().from(files).where(eq(files.id, fileId))
      expect(row!.storageKey).toMatch(/^report\/[0-9A-Za-z]{2}\/[0-9A-Za-z]{32}$/)
      expect([name, row!.name]).toEqual([
        name,
        expect.not.stringMatching(/[\p{Cc}\p{Cf}/\\:*?"<>|;]|^[.\s-]/u),
      ])
      expect(row!.name.length).toBeLessThanOrEqual(104)
      expect(row!.name).toMatch(/\.png$/)
      const answer = await site.read(`/bughunter/files/${fileId}`, { as })
      expect([name, answer.status, answer.headers.get('content-disposition')]).toEqual([
        name,
        200,
        expect.stringMatching(header),
      ])
      expect(answer.headers.get('set-cookie')).toBeNull()
      const page = await (await site.ask(at, { as })).text()
      expect(page).not.toMatch(/\u202E|<script>\.png/)
    }
  })

  it('by hand, with characters no browser sends: read as a name, or refused', async () => {
    const paper = (await aPdf()).toString('latin1')
    for (const name of [
      'a\0.pdf',
      'a\r\nX-Jahat: 1.pdf',
      '..%2f..%2fa.pdf',
      'a".pdf',
      `${'../'.repeat(90)}a.pdf`,
    ]) {
      const body = `${partHead(name)}${paper}${partEnd}`
      const answer = await raw(
        site.origin(),
        head(`Content-Length: ${body.length}`, name) + body.slice(partHead(name).length),
      )
      expect([name, answer.status]).toEqual([name, expect.toBeOneOf([302, 415, 422])])
      expect(answer.all).not.toMatch(/^X-Jahat/im)
    }
  })
})

describe('UPL-10 a thousand files, ten gigabytes', () => {
  it('are limited to a hundred files and 200 MB a day, also of uploads at the same moment, and others have their own', async () => {
    const [many, large] = [await hunter(), await hunter()]
    const paper = async (word: string) =>
      upload(Buffer.concat([await aPdf(), Buffer.from(`%${word}\n%%EOF\n`)]), 'a.pdf', 'application/pdf')
    expect(dailyQuota).toEqual({ files: 100, bytes: 200_000_000 })
    const filled = async (person: Person, size: number, times: number) => {
      await storeFile(person, 'report', await paper(newId()))
      const [first] = await database().select().from(files).where(eq(files.ownerId, person.accountId))
      const rows = Array.from({ length: times - 1 }, () => ({
        ...first!,
        id: newId(),
        storageKey: newId(),
        size,
      }))
      await database().insert(files).values(rows)
    }
    await filled(many, 100, 97)
    await filled(large, 4_999_999, 41)
    const flood = async (person: Person) => {
      const file = await paper('banjir')
      const all = await Promise.allSettled(
        Array.from({ length: 12 }, () => storeFile(person, 'report', file)),
      )
      const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      for (const reason of refused)
        expect(reason).toMatchObject({ code: 'too_many_requests', detail: 'file_quota' })
      return 12 - refused.length
    }
    expect(await flood(many)).toBe(3)
    const full = paperOf(4_999_999).then((file) => storeFile(large, 'report', file))
    await expect(full).rejects.toMatchObject({ code: 'too_many_requests' })
    // The person who may keep nothing more has nothing drawn either: a cover is refused before it is looked at.
    const broken = upload('kosong', 'a.png', 'image/png')
    await expect(storeCover(large, await paperOf(4_999_999))).rejects.toMatchObject({ detail: 'file_quota' })
    await expect(storeCover(await hunter(), broken)).rejects.toMatchObject({ code: 'invalid_input' })
    await storeFile(await hunter(), 'report', await paper('lain'))
    travelTo(later(now(), day + 1_000))
    expect(await flood(many)).toBe(12)
    travelTo(null)
  })
})
