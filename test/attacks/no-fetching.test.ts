import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { contract } from '#web/api/contract.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportTexts, send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let inner: Server
let port: number
let met = 0
let reporter: Person
let owner: Person
let report: { id: string; hash: string }

beforeAll(async () => {
  inner = createServer((_request, answer) => answer.end('rahasia dalam'))
  inner.on('connection', () => met++)
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
  port = (inner.address() as AddressInfo).port
  const company = await companyOwner()
  owner = company
  const programId = await liveProgram(company, await operator(), { managedBy: 'company' })
  reporter = await hunter()
  await join(reporter, programId)
  report = await send(reporter, programId, {
    pocMd: `${reportTexts().pocMd}\n\n${addresses()
      .map((one) => `![x](${one}) ${one}`)
      .join('\n\n')}`,
  })
})
afterAll(() => void inner.close())

/** One place inside, in the ways an address can be written. */
function addresses(): string[] {
  return [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/a`,
    `http://[::ffff:127.0.0.1]:${port}/a`,
    `http://2130706433:${port}/a`,
    `http://0x7f000001:${port}/a`,
    `http://0177.0.0.1:${port}/a`,
    `http://127.1:${port}/a`,
    `http://0:${port}/a`,
    `http://user@127.0.0.1:${port}/a`,
    `http://evil.test#@127.0.0.1:${port}/`,
    `http://127.0.0.1.nip.io:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/_HELO',
  ]
}

describe('EXP-05 addresses users write', () => {
  it('are not fetched: two modules open a connection, to addresses of the settings', () => {
    const opens =
      /(?<![.\w])fetch\(|\b(?:https?|http2)\.(?:get|request)\(|import \{[^}]*\b(?:connect|createConnection|get|request)\b[^}]*\} from 'node:(?:net|tls|https?|http2)'|from '(?:undici|axios|got|node-fetch)'/
    const folders = [
      'app/infra',
      'app/domain',
      'app/kernel',
      'app/worker',
      'app/web/http',
      'app/web/api',
    ].concat('packages')
    const found = folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/node_modules\//.test(name))
      .filter((name) => opens.test(readFileSync(name, 'utf8')))
      .sort()
    const inBrowsers = [
      'packages/event-streams/src/follow-stream.ts',
      'packages/page-parts/src/static-passkey.ts',
    ]
    const onServers = found.filter((name) => !name.startsWith('packages/embedded-postgres-server/'))
    expect(onServers.filter((name) => !inBrowsers.includes(name))).toEqual([
      // The SMS gateway and the virus scanner of the settings.
      'packages/mail-sender/src/sms.ts',
      'packages/upload-check/src/scan-bytes.ts',
    ])
    expect(found).toEqual(expect.arrayContaining(inBrowsers))
  })

  it('are in reports, comments, PDF documents and pages, and none is requested', async () => {
    await commentOnReport(reporter, report.id, {
      body: `Lihat ${addresses().join(' ')}`,
      audience: 'all',
    } as Parameters<typeof commentOnReport>[2])
    for (const [who, page] of [
      [reporter, `/bughunter/hacktivity/${report.hash}/${report.id}`],
      [reporter, `/bughunter/hacktivity/${report.hash}/doc/${report.id}`],
      [owner, `/company/reports/detail/${report.hash}/${report.id}`],
      [owner, `/company/reports/detail/${report.hash}/doc/${report.id}`],
    ] as const) {
      const answer = await site.ask(page, { as: await sessionOf(who) })
      expect([page, answer.status]).toEqual([page, 200])
      await answer.arrayBuffer()
    }
    for (const address of addresses()) {
      await site.ask(`/external?url=${encodeURIComponent(address)}`)
      await site.ask(`/external?to=${encodeURIComponent(address)}`, { as: await sessionOf(reporter) })
    }
    expect(met).toBe(0)
  })
})

describe('UPL-12 files from an address', () => {
  it('are accepted by no form and no call', async () => {
    const withFiles = contract.filter(({ form }) => form)
    expect(withFiles.length).toBeGreaterThan(3)
    for (const { path, body } of withFiles) {
      const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
      expect([path, names.filter((name) => /url|uri|remote|href/i.test(name))]).toEqual([path, []])
    }
    const [before] = await database().select({ rows: count() }).from(files)
    const as = await sessionOf(reporter)
    const page = `/bughunter/hacktivity/${report.hash}/${report.id}`
    for (const address of addresses().slice(0, 3)) {
      for (const name of ['files', 'url', 'avatar'])
        await site.ask(page, { as, form: { intent: 'attach', [name]: address } })
      const form = new FormData()
      form.append('file', address)
      const call = await fetch(`${site.origin()}/api/v1/reports/${report.id}/files`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${as}` },
        body: form,
      })
      expect(call.status).toBe(422)
    }
    expect(await database().select({ rows: count() }).from(files)).toEqual([before])
    expect(met).toBe(0)
  })
})
