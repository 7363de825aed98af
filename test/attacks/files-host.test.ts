import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { addressLives } from '@cakrawala/secrets/file-address'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { attachFiles, detachFile } from '#domain/report/attach-file.server.ts'
import { database } from '#infra/database.ts'
import { fileAddress } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { evidenceFile, mp4Video } from '../support/evidence.ts'
import { aPdf, upload } from '../support/hostile-files.ts'
import { aPicture } from '../support/pictures.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { asWritten, lines, raw } from '../support/raw-request.ts'
import { send } from '../support/report-scenario.ts'
import { askFiles } from '../support/signed-url.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let reporter: Person
let token: string
let reportId: string
let picture: { fileId: string }
let paper: { fileId: string }

beforeEach(async () => {
  const owner = await companyOwner()
  reporter = await hunter()
  token = await sessionOf(reporter)
  const programId = await liveProgram(owner, await operator(), { managedBy: 'company' })
  await join(reporter, programId)
  reportId = (await send(reporter, programId)).id
  picture = await storeFile(reporter, 'report', await aPicture(), 'files')
  paper = await storeFile(
    reporter,
    'report',
    upload(await aPdf(), 'bukti "1".pdf', 'application/pdf'),
    'files',
  )
  await attachFiles(reporter, reportId, [picture.fileId, paper.fileId])
})
afterEach(() => travelTo(null))

const host = new URL(settings().filesOrigin).host
const read = (path: string, more?: Parameters<typeof askFiles>[2]) => askFiles(site.origin(), path, more)
/** Where the endpoint sends its reader on to: the path on the files host. */
async function lent({ fileId }: { fileId: string }, as = token): Promise<string> {
  const answer = await site.ask(`/bughunter/files/${fileId}`, { as })
  expect(answer.status).toBe(303)
  const { origin, pathname, search } = new URL(answer.headers.get('location')!)
  expect([origin, search]).toEqual([settings().filesOrigin, ''])
  return pathname
}
const inlineOf = ({ fileId }: { fileId: string }) =>
  new URL(fileAddress({ fileId, inline: true, sessionId: null })).pathname
const everything = (answer: Response) => Object.fromEntries(answer.headers)

/** The headers of every answer of the files host, without cookies or headers of pages. */
const always = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'permissions-policy': expect.any(String),
  'content-length': expect.stringMatching(/^\d+$/),
  date: expect.any(String),
}

describe('ATT-07 the endpoint of a file', () => {
  it('redirects to another host, by a URL that is neither cached, reused nor sent as referrer', async () => {
    expect(new URL(settings().filesOrigin).hostname).not.toBe(new URL(settings().origin).hostname)
    const answer = await site.ask(`/bughunter/files/${paper.fileId}`, { as: token })
    expect([answer.status, await answer.text()]).toEqual([303, ''])
    expect(everything(answer)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    const [one, two] = [await lent(paper), await lent(paper)]
    expect(one).not.toBe(two)
    for (const word of [paper.fileId, reporter.accountId, token, 'bukti']) {
      expect(one).not.toContain(word)
      expect(Buffer.from(one.slice(1), 'base64url').toString('latin1')).not.toContain(word)
    }
    const head = await site.ask(`/bughunter/files/${paper.fileId}`, { as: token, method: 'HEAD' })
    expect([head.status, head.headers.get('location')]).toEqual([303, expect.stringContaining(host)])
  })

  it('reveals nothing to users without access, and is the same for calls with a token or a cookie', async () => {
    const stranger = await sessionOf(await hunter())
    for (const path of [`/bughunter/files/${paper.fileId}`, `/api/v1/report-files/${paper.fileId}`]) {
      for (const as of [stranger, null]) {
        const answer = await site.ask(path, { as })
        expect([path, answer.status]).toEqual([path, expect.toBeOneOf([302, 401, 404])])
        expect((answer.headers.get('location') ?? '') + (await answer.text())).not.toContain(host)
      }
    }
    const call = `/api/v1/report-files/${paper.fileId}`
    const ways = [{ as: token }, { headers: { Authorization: `Bearer ${token}` } }]
    for (const way of ways) {
      const answer = await site.ask(call, way)
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
      const path = new URL(answer.headers.get('location')!).pathname
      expect((await read(path)).status).toBe(200)
    }
  })

  it('lets pages show pictures and videos of that host, and nothing else of it', async () => {
    for (const [path, as] of [
      ['/bughunter', token],
      ['/', null],
      ['/sign-in', null],
    ] as const) {
      const policy = (await site.ask(path, { as })).headers.get('content-security-policy')!
      expect(policy.split('; ').filter((rule) => rule.includes(host))).toEqual([
        `img-src 'self' ${settings().filesOrigin} data: blob:`,
        `media-src 'self' ${settings().filesOrigin}`,
      ])
    }
  })
})

describe('ATT-07 the files host', () => {
  it('serves a PDF as a download that cannot run, be embedded, cached or read by a script', async () => {
    const path = await lent(paper)
    const answer = await read(path, { headers: { Cookie: `${sessionCookieName()}=${token}` } })
    expect(everything(answer)).toEqual({
      ...always,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="bukti 1.pdf"; filename*=UTF-8''bukti%201.pdf`,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      connection: 'keep-alive',
      'keep-alive': expect.any(String),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([bytes.subarray(0, 5).toString(), bytes.length]).toEqual([
      '%PDF-',
      Number(answer.headers.get('content-length')),
    ])
    const head = await read(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect({ ...everything(head), date: '' }).toEqual({ ...everything(answer), date: '' })
    for (const name of ['Range', 'If-Range', 'Origin'])
      expect(everything(await read(path, { headers: { [name]: 'bytes=0-3' } }))).not.toHaveProperty(
        'access-control-allow-origin',
      )
    expect((await read(path, { headers: { Range: 'bytes=0-3' } })).status).toBe(200)
  })

  it('shows inline only pictures, whatever the address or the row claims', async () => {
    const shown = await read(inlineOf(picture))
    expect(everything(shown)).toMatchObject({
      ...always,
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline; /),
      'cross-origin-resource-policy': 'cross-origin',
    })
    const saved = await read(await lent(picture))
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(saved.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    for (const mediaType of [
      'application/pdf',
      'image/svg+xml',
      'text/html',
      'text/xml',
      'text/javascript',
      '',
    ]) {
      await database().update(files).set({ mediaType }).where(eq(files.id, picture.fileId))
      const answer = await read(inlineOf(picture))
      expect([mediaType, answer.status, everything(answer)]).toEqual([
        mediaType,
        200,
        expect.objectContaining({
          ...always,
          'content-type': mediaType === 'application/pdf' ? mediaType : 'application/octet-stream',
          'content-disposition': expect.stringMatching(/^attachment; /),
          'cross-origin-resource-policy': 'same-origin',
        }),
      ])
    }
  })

  it('plays a video in parts, for longer than it takes to load a page', async () => {
    const video = await storeFile(reporter, 'report', evidenceFile(mp4Video(), 'layar.mp4'), 'files')
    await attachFiles(reporter, reportId, [video.fileId])
    const answer = await site.ask(`/bughunter/files/${video.fileId}?inline`, { as: token })
    const path = new URL(answer.headers.get('location')!).pathname
    const part = await read(path, { headers: { Range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect(everything(part)).toMatchObject({
      ...always,
      ...{ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': '4' },
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-range': expect.stringMatching(/^bytes 4-7\/\d+$/),
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await read(path, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
    travelTo(later(now(), 59 * minute))
    expect((await read(path)).status).toBe(200)
    travelTo(later(now(), 2 * minute))
    expect((await read(path)).status).toBe(410)
  })

  it('serves nothing else of the site: no page, call, asset or health, with any cookie or token', async () => {
    const credentials = { Cookie: `${sessionCookieName()}=${token}`, Authorization: `Bearer ${token}` }
    for (const path of [
      ...['/', '/en', '/sign-in', '/bughunter', '/bughunter.data', '/_.data', '/favicon.svg', '/robots.txt'],
      ...['/api/v1/user', '/auth-api/api/login', '/health/live', '/assets/', '/.well-known/security.txt'],
      ...[
        `/bughunter/files/${paper.fileId}`,
        `/files/${paper.fileId}`,
        `/${paper.fileId}`,
        '/%zz',
        '/..%2f..%2fetc',
      ],
      ...['*', 'http://evil.test/', `${settings().origin}/sign-in`, `//${host}/`, '/x'.repeat(4_000)],
    ]) {
      const answer = await read(path, { headers: credentials })
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        403,
        'text/plain; charset=utf-8',
      ])
      expect(everything(answer)).toMatchObject(always)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await answer.text()).toMatch(/^Berkas ini .*\nThis file .*$/)
    }
  })

  it('is only read from', async () => {
    const path = await lent(paper)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const answer = await read(path, { method, headers: { Origin: settings().origin } })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    expect((await read(path)).status).toBe(200)
  })

  it('is no host of pages, and theirs is not one of files, however the name is written', async () => {
    const path = await lent(paper)
    const port = new URL(settings().filesOrigin).port
    const cookie = { Cookie: `${sessionCookieName()}=${token}` }
    for (const name of [
      ...[
        new URL(settings().origin).host,
        '127.0.0.1',
        `files.localhost:1${port}`,
        `x.files.localhost:${port}`,
      ],
      ...[`files.localhost.:${port}`, `evil.test:${port}`, `files.localhost:${port}.evil.test`],
    ]) {
      const answer = await asWritten(site.origin(), 'GET', path, { Host: name, ...cookie })
      const status = URL.canParse(`http://${name}`) ? 404 : 400
      expect([name, answer.status, /PDF/.test(answer.body)]).toEqual([name, status, false])
    }
    for (const name of [host, host.toUpperCase()])
      expect((await asWritten(site.origin(), 'GET', path, { Host: name })).status).toBe(200)
    for (const header of ['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'X-Forwarded-Server'])
      expect((await asWritten(site.origin(), 'GET', path, { [header]: host })).status).toBe(404)
    const twice = lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Host: localhost:3000', 'Connection: close')
    const both = await raw(site.origin(), twice)
    expect([both.status, /PDF/.test(both.body)]).toEqual([400, false])
    const pages = await raw(
      site.origin(),
      lines(`GET ${settings().origin}/sign-in HTTP/1.1`, `Host: ${host}`, 'Connection: close'),
    )
    expect([pages.status, /<html/.test(pages.body)]).toEqual([403, false])
  })
})

describe('ATT-04 an address on the files host', () => {
  it('opens as it was signed and in no other spelling', async () => {
    const path = await lent(paper)
    const word = path.slice(1)
    const [other, loose] = [(await lent(picture)).slice(1), inlineOf(paper).slice(1)]
    const half = Math.floor(word.length / 2)
    for (const wrong of [
      ...[
        word.slice(0, -1),
        word.slice(1),
        `${word}A`,
        `${word}=`,
        `${word}.pdf`,
        `${word}/`,
        `${word}?x`,
        word + word,
      ],
      ...[
        word.toLowerCase(),
        word.toUpperCase(),
        [...word].reverse().join(''),
        `../${word}`,
        `x/../${word}`,
        `%2e/${word}`,
      ],
      ...[
        `/${word}`,
        `./${word}`,
        `${word}%00`,
        `${word}#`,
        `%${word.charCodeAt(0).toString(16)}${word.slice(1)}`,
      ],
      ...[
        word.slice(0, half) + other.slice(half),
        loose.slice(0, half) + word.slice(half),
        word.replace(/.$/, '!'),
      ],
    ]) {
      const answer = await read(`/${wrong}`)
      expect([wrong, answer.status]).toEqual([wrong, 403])
    }
    const bytes = Buffer.from(word, 'base64url')
    for (let i = 0; i < bytes.length; i++) {
      const touched = Buffer.from(bytes)
      touched[i]! ^= 1
      expect([i, (await read(`/${touched.toString('base64url')}`)).status]).toEqual([i, 403])
    }
    expect((await read(path)).status).toBe(200)
  })

  it('expires after a minute, for its requester as well', async () => {
    const path = await lent(paper)
    travelTo(later(now(), addressLives - 5_000))
    expect((await read(path)).status).toBe(200)
    travelTo(later(now(), 6_000))
    const answer = await read(path)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([410, null])
    expect(addressLives).toBeLessThanOrEqual(60_000)
  })
})

describe('ATT-03 an address that was issued before', () => {
  const states: [string, (fileId: string) => Promise<unknown>][] = [
    ['taken off its report', (fileId) => detachFile(reporter, reportId, fileId)],
    ['held by the scanner', (fileId) => setState(fileId, 'quarantine')],
    ['removed', (fileId) => setState(fileId, 'removed')],
    [
      'of a session that was ended',
      () => site.ask('/api/v1/user/logout', { headers: { Authorization: `Bearer ${token}` } }),
    ],
    [
      'of an account that was closed',
      () => database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, reporter.accountId)),
    ],
  ]
  it.each(states)('opens nothing: %s', async (_name, change) => {
    const path = await lent(paper)
    // UPL-06, RPT-15: the person who holds it reads as long as the reader may, be it another browser, and no longer.
    expect((await read(path)).status).toBe(200)
    await change(paper.fileId)
    const answer = await read(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  it('for an unknown file opens nothing', async () => {
    for (const fileId of [newId(), reportId]) expect((await read(inlineOf({ fileId }))).status).toBe(404)
  })
})

async function setState(fileId: string, state: 'quarantine' | 'removed'): Promise<void> {
  await database().update(files).set({ state }).where(eq(files.id, fileId))
}
