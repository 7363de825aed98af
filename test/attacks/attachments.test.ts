import { existsSync } from 'node:fs'
import path from 'node:path'
import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { attachFiles, detachFile } from '#domain/report/attach-file.server.ts'
import { saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { apiTable } from '../access/api-table.ts'
import { addressOf, paramsOf, rowsOf } from '../access/matrix.ts'
import { pageTable } from '../access/page-table.ts'
import { useDatabase } from '../support/database.ts'
import {
  buildEnvironment,
  canaries,
  type Environment,
  type Principal,
  principals,
} from '../support/environment.ts'
import { aPicture } from '../support/pictures.ts'
import { asWritten } from '../support/raw-request.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { readSignedUrl } from '../support/signed-url.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

type Who = Principal
const personOf = (who: Who): Person | null => (who === 'visitor' ? null : environment.people[who])
const asOf = async (who: Who) => (who === 'visitor' ? null : sessionOf(environment.people[who]))
const rowOf = async (id: string) => (await database().select().from(files).where(eq(files.id, id)))[0]!
async function call(who: Who, method: string, address: string, body?: BodyInit) {
  const person = personOf(who)
  return fetch(site.origin() + address, {
    method,
    redirect: 'manual',
    headers: person ? { Authorization: `Bearer ${await sessionOf(person)}` } : {},
    ...(body ? { body } : {}),
  })
}

/** What is no id of ours, as people spell it who try. */
const noIds = [
  'null',
  'undefined',
  '[]',
  '%5B%5D',
  '0',
  '*',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
]

describe('ATT-01 files of another user’s draft', () => {
  it('are not listed, loaded, added to or removed by others, by any spelling of an id', async () => {
    const { fileId } = environment.files.draft
    const { id, hash } = environment.reports.draft
    const strangers = principals.filter((one) => one !== 'reporter')
    for (const who of strangers) {
      const ghost = newId()
      const status = async (
        method: string,
        address: (id: string, file: string) => string,
        body?: () => BodyInit,
      ) => {
        const [real, none] = [
          await call(who, method, address(id, fileId), body?.()),
          await call(who, method, address(ghost, newId()), body?.()),
        ]
        expect([who, method, address('', ''), real.status]).toEqual([
          who,
          method,
          address('', ''),
          none.status,
        ])
        expect(real.status).toBeGreaterThanOrEqual(400)
        expect(await real.text()).not.toContain('gambar')
      }
      const form = await aPicture()
      const upload = () => {
        const body = new FormData()
        body.append('file', form)
        return body
      }
      await status('GET', (report) => `/api/v1/reports/${report}`)
      await status('GET', (_report, file) => `/api/v1/report-files/${file}`)
      await status('DELETE', (report, file) => `/api/v1/reports/${report}/files/${file}`)
      await status('POST', (report) => `/api/v1/reports/${report}/files`, upload)
      if (who === 'visitor') continue
      const page = `/bughunter/hacktivity/${hash}/${id}`
      const posted = await site.ask(page, { as: await asOf(who), form: { intent: 'detach', fileId } })
      expect([who, posted.status]).toEqual([who, expect.toBeOneOf([302, 404])])
    }
    expect((await rowOf(fileId)).state).toBe('clean')
    for (const wrong of [
      ...noIds,
      fileId.toUpperCase(),
      `{${fileId}}`,
      fileId.replaceAll('-', ''),
      `urn:uuid:${fileId}`,
      ` ${fileId}`,
    ]) {
      for (const who of ['visitor', 'other', 'reporter'] as const) {
        const address = `/api/v1/report-files/${encodeURIComponent(wrong)}`
        expect([wrong, who, (await call(who, 'GET', address)).status]).toEqual([
          wrong,
          who,
          who === 'visitor' ? 401 : 404,
        ])
        const page = await site.ask(`/bughunter/files/${encodeURIComponent(wrong)}`, { as: await asOf(who) })
        expect([wrong, who, page.status]).toEqual([wrong, who, who === 'visitor' ? 302 : 404])
      }
      const gone = await call(
        'reporter',
        'DELETE',
        `/api/v1/reports/${id}/files/${encodeURIComponent(wrong)}`,
      )
      expect([wrong, gone.status]).toEqual([wrong, 404])
    }
    expect((await rowOf(fileId)).state).toBe('clean')
  }, 60_000)
})

// A naive version hides the link and leaves the bytes.
describe('ATT-03 a removed file', () => {
  it('is gone at once, at every address and from the disk, for all who had it open', async () => {
    const { reporter, hello: team } = environment.people
    const report = environment.reports.sent
    const { fileId } = await storeFile(reporter, 'report', await aPicture(), 'files')
    await attachFiles(reporter, report.id, [fileId])
    const doors: [Who, string][] = [
      ['reporter', `/bughunter/files/${fileId}`],
      ['reporter', `/en/bughunter/files/${fileId}`],
      ['reporter', `/api/v1/report-files/${fileId}`],
      ['hello', `/hello/files/${fileId}`],
      ['hello', `/api/v1/report-files/${fileId}`],
    ]
    const read = async () =>
      Promise.all(
        doors.map(async ([who, door]) =>
          door.startsWith('/api')
            ? await readSignedUrl(site.origin(), await call(who, 'GET', door))
            : await site.read(door, { as: await asOf(who) }),
        ),
      )
    const before = await read()
    expect(before.map(({ status }) => status)).toEqual(doors.map(() => 200))
    for (const { headers } of before) {
      expect(headers.get('cache-control')).toMatch(/no-store/)
      expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
    }
    const { storageKey } = await rowOf(fileId)
    const onDisk = path.join(settings().dataDir, 'files', storageKey)
    expect(existsSync(onDisk)).toBe(true)
    await detachFile(reporter, report.id, fileId)
    expect((await read()).map(({ status }) => status)).toEqual(doors.map(() => 404))
    expect(existsSync(onDisk)).toBe(false)
    const page = await site.ask(`/hello/reports/detail/${report.hash}/${report.id}`, {
      as: await asOf('hello'),
    })
    expect(await page.text()).not.toContain(`/files/${fileId}`)
    await expect(attachFiles(reporter, report.id, [fileId])).rejects.toMatchObject({ code: 'invalid_input' })
    expect(team.role).toBe('hello')
  })
})

// An endpoint opens for the person who may read the file, and for no one else, whatever hangs on its address. What it
// hands out is signed.
describe('ATT-04 altered addresses of files', () => {
  it('open nothing: other keys, times, signatures, methods, paths and letters', async () => {
    const { fileId } = environment.files.reviewed
    const { storageKey } = await rowOf(fileId)
    const base = `/bughunter/files/${fileId}`
    const signed = [
      'expires=9999999999',
      'X-Amz-Signature=0',
      'token=x',
      `key=${storageKey}`,
      `user=${environment.people.reporter.accountId}`,
      'signature=&expires=',
    ]
    for (const query of signed) {
      expect((await site.ask(`${base}?${query}`, { as: await asOf('other') })).status).toBe(404)
      expect((await site.ask(`${base}?${query}`)).status).toBe(302)
      const asked = await call('other', 'GET', `/api/v1/report-files/${fileId}?${query}`)
      expect([query, asked.status]).toEqual([query, expect.toBeOneOf([404, 422])])
    }
    const token = await sessionOf(environment.people.reporter)
    const cookie = { Cookie: `auth.session=${token}` }
    for (const end of [
      fileId.toUpperCase(),
      `${fileId}/`.repeat(2),
      `../files/../${fileId}x`,
      `${fileId}/..%2f..%2fcompany`,
      storageKey,
      encodeURIComponent(storageKey),
      `${fileId}%00`,
      `${fileId}.png`,
    ]) {
      const { status } = await asWritten(site.origin(), 'GET', `/bughunter/files/${end}`, cookie)
      expect([end, status]).toEqual([end, expect.toBeOneOf([400, 404])])
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'COPY', 'PROPFIND']) {
      const { status } = await asWritten(site.origin(), method, base, cookie)
      expect([method, status]).toEqual([method, expect.toBeOneOf([400, 403, 404, 405])])
    }
    expect((await rowOf(fileId)).state).toBe('clean')
  })
})

describe('ATT-05 drafts', () => {
  it('are visible to no one else: no notice, mail, export, figure or near duplicate', async () => {
    const { reporter, owner, staff, hello: team, other } = environment.people
    const title = `Draf ${canaries.draftReport} kedua, tentang nomor rekening`
    const key = newId()
    const [last] = (await unsafeEventsAfter(0, 100_000)).slice(-1)
    const open = environment.programs.open.id
    const own = (area: string) =>
      ['', '/reports', '/search?q=rekening', '/notifications'].map((end) => `/${area}${end}`)
    const figured = [
      'reports',
      'reports/counts',
      'reports/programs',
      'dashboard/open-reports',
      `programs/${open}`,
    ].map((end) => `/api/v1/${end}`)
    const figures = async () => {
      const texts: string[] = []
      for (const [who, addresses] of Object.entries({
        owner: [...own('company'), `/company/programs/detail/${open}`, ...figured],
        staff: [...own('company'), `/company/programs/detail/${open}`, ...figured],
        hello: [...own('hello'), `/hello/programs/detail/${open}`, '/hello/queue', ...figured],
        other: [`/bughunter/programs/detail/${open}`, '/bughunter/hacktivity?tab=komunitas', ...figured],
        visitor: [`/programs/${open}`, `/programs/${open}.data`],
      }))
        for (const address of addresses) {
          const page = address.startsWith('/api/')
            ? await (await call(who as Who, 'GET', address)).text()
            : await (await site.ask(address, { as: await asOf(who as Who) })).text()
          const shown = page.replace(/<script[\s\S]*?<\/script>/g, '')
          texts.push(
            `${who} ${address} ${shown.replaceAll(/ nonce="[^"]*"|"nonce","[^"]*"|value="[0-9a-f-]{36}"/g, '')}`,
          )
        }
      return texts
    }
    // Pages that tell the hour tell the same one.
    travelTo(new Date())
    const before = await figures()
    const draft = await saveDraft(reporter, environment.programs.open.id, {
      key,
      revision: 0,
      ...reportTexts({ title }),
    })
    await attachFiles(reporter, draft.id, [
      (await storeFile(reporter, 'report', await aPicture(), 'files')).fileId,
    ])
    const after = await figures()
    expect(after.filter((text, at) => text !== before[at])).toEqual([])
    for (const event of await unsafeEventsAfter(last!.seq, 1_000))
      for (const notice of mailNoticesOf(event.type, event.facts)) {
        const told = await recipientsOf(database(), notice.to, event)
        expect([event.type, told.filter(({ id }) => id !== reporter.accountId)]).toEqual([event.type, []])
      }
    for (const [person, address] of [
      [owner, '/company/reports'],
      [team, '/hello/reports'],
    ] as const) {
      const file = await site.ask(address, { as: await sessionOf(person), form: { intent: 'export' } })
      expect(await file.text()).not.toContain(canaries.draftReport)
    }
    for (const who of ['owner', 'staff', 'hello', 'other'] as const)
      for (const address of [
        `/api/v1/reports/${environment.reports.valid.id}/near-duplicates`,
        `/api/v1/reports/${environment.reports.reviewed.id}/near-duplicates`,
        `/api/v1/reports/${draft.id}`,
        `/api/v1/programs/${environment.programs.open.id}/drafts/${draft.id}`,
        `/api/v1/reports?q=${encodeURIComponent(title)}`,
      ]) {
        const text = await (await call(who, 'GET', address)).text()
        for (const word of [canaries.draftReport, draft.id])
          expect([who, address, word, text.includes(word) && !address.includes(word)]).toEqual([
            who,
            address,
            word,
            false,
          ])
      }
    expect([staff.role, other.role]).toEqual(['company_member', 'bughunter'])
  }, 60_000)
})

// One origin serves pages and files here: whatever a file is, the browser must not take it for a page of ours.
/**
 * Endpoints that answer with documents the platform makes itself, and with covers it has redrawn for everyone. The letter
 * of a payout is a file a person sent.
 */
const made = /\/(?:slip|doc)(?:\/|$)|(?<!\/payouts\/:id)\/letter(?:\/|$)|\/(?:article-)?covers\//

describe('ATT-07 files', () => {
  it('are served from their own host as inert downloads, from every endpoint, and set no cookie', async () => {
    const doors = [
      ...rowsOf(pageTable).map((row) => ({ ...row, method: '' })),
      ...rowsOf(apiTable).map((row) => ({ ...row, method: 'GET' })),
    ].filter(({ pattern }) =>
      /\/(?:files|report-files|incident-files|covers|article-covers)\/:|\/(?:proof|slip|letter|card|file|doc)(?:\/|$)|\/documents?\//.test(
        pattern,
      ),
    )
    const seen = new Set<string>()
    const lent = new Set<string>()
    for (const { pattern, of, cells, method } of doors) {
      const who = principals.find((one) => cells[one] === '.')
      if (!who) continue
      const address = addressOf(pattern.replace(/^GET /, ''), paramsOf(environment, of))
      const door = method
        ? await call(who, 'GET', address)
        : await site.ask(address, { as: await asOf(who), headers: { 'Sec-Fetch-Site': 'same-origin' } })
      const answer = await readSignedUrl(site.origin(), door)
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status !== 200 || /^(?:text\/html|application\/json)/.test(type)) continue
      seen.add(pattern)
      if (answer !== door) lent.add(pattern)
      expect([pattern, answer === door]).toEqual([pattern, made.test(pattern)])
      const head = (name: string) => answer.headers.get(name) ?? ''
      const isPicture = /^image\/(?:jpeg|png|webp)$/.test(type)
      expect([pattern, type, head('x-content-type-options')]).toEqual([
        pattern,
        expect.stringMatching(/^(?:image\/(?:jpeg|png|webp)|application\/pdf|text\/plain; charset=utf-8)$/),
        'nosniff',
      ])
      expect([pattern, head('content-disposition')]).toEqual([
        pattern,
        expect.stringMatching(isPicture ? /^(?:attachment|inline); filename=/ : /^attachment; filename=/),
      ])
      expect([pattern, head('content-security-policy')]).toEqual([
        pattern,
        expect.stringMatching(/default-src 'none'/),
      ])
      expect([pattern, head('content-security-policy')]).toEqual([pattern, expect.stringMatching(/sandbox/)])
      // Only a picture that a page shows may be loaded from another host.
      const shown = answer !== door && head('content-disposition').startsWith('inline')
      expect([pattern, head('cross-origin-resource-policy')]).toEqual([
        pattern,
        shown ? 'cross-origin' : 'same-origin',
      ])
      expect([pattern, answer.headers.getSetCookie()]).toEqual([pattern, []])
    }
    expect(seen.size).toBeGreaterThanOrEqual(12)
    expect(lent.size).toBeGreaterThanOrEqual(12)
  }, 60_000)
})

describe('ATT-08 the folder of files', () => {
  it('has no listing, no direct path and no path through another one', async () => {
    const { storageKey } = await rowOf(environment.files.reviewed.fileId)
    const cookie = { Cookie: `auth.session=${await sessionOf(environment.people.reporter)}` }
    const up = [
      '../',
      '..%2f',
      '..%5c',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%252f',
      '....//',
      '..;/',
      '%c0%ae%c0%ae/',
      '..%00/',
    ]
    const tries = [
      ...[
        '',
        'data/',
        'data/files/',
        'files/',
        'uploads/',
        'storage/',
        'static/',
        'assets/',
        'public/',
      ].flatMap((root) => [`/${root}${storageKey}`, `/${root}report/`, `/${root}identity/`]),
      ...up.flatMap((step) =>
        [
          '/assets/',
          '/files/',
          '/bughunter/files/',
          '/api/v1/report-files/',
          '/publication/covers/',
          '/publication/pictures/',
          '/',
        ].flatMap((root) => [
          `${root}${step.repeat(6)}etc/passwd`,
          `${root}${step.repeat(3)}data/files/${storageKey}`,
          `${root}${step}package.json`,
        ]),
      ),
      ...[
        '/.env',
        '/.git/HEAD',
        '/package.json',
        '/data/',
        '/db/migrations/',
        '/app/main.ts',
        '/build/server/index.js',
        '/node_modules/',
        '//etc/passwd',
        '/assets/',
        '/fonts/',
      ],
    ]
    for (const address of tries) {
      const { status, body } = await asWritten(site.origin(), 'GET', address, cookie)
      expect([address, status]).toEqual([address, expect.toBeOneOf([301, 302, 400, 404])])
      // Pictures by their whole signature: three letters alone stand in a random nonce now and then.
      const leaked = /root:x:|"dependencies"|ref: refs|PNG\r\n|JFIF\0|Index of/.test(body)
      expect([address, leaked]).toEqual([address, false])
    }
  }, 60_000)
})
