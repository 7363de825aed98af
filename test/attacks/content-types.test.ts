import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { companyOwner } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { raw } from '../support/raw-request.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let owner: Person & { companyId: string }
let token: string
beforeAll(async () => {
  owner = await companyOwner()
  token = await sessionOf(owner)
})

const json = JSON.stringify({ revision: 1, name: 'Nama Baru', role: 'hello' })
const form = 'intent=save&revision=1&name=Nama+Baru&role=hello'
const named = async () => JSON.stringify(await database().select().from(companies))

/** One request as its bytes; `types` are whole header lines. */
async function sent(method: string, path: string, types: readonly string[], body: string): Promise<number> {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...(path.startsWith('/api')
      ? [`Authorization: Bearer ${token}`]
      : [
          `Cookie: ${sessionCookieName()}=${token}`,
          `Origin: ${settings().origin}`,
          'Sec-Fetch-Site: same-origin',
        ]),
    ...types,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  return (await raw(site.origin(), `${lines.join('\r\n')}\r\n\r\n${body}`)).status
}

/** What servers have taken for JSON by a beginning, an end or a part of it (CVE-2025-32442, CVE-2026-25223, -3419, -33806). */
const nearlyJson = [
  ...[
    'application/json\tjunk',
    'application/json\t; junk',
    'application/json;',
    'application/json ;a',
    'application/json,',
  ],
  ...[
    'application/json; charset=utf-7',
    'application/json;charset=utf-16',
    'application/json; charset="utf-8"; x=y',
  ],
  ...[
    'application/json, text/plain',
    'text/plain, application/json',
    'application/jsonp',
    'xapplication/json',
  ],
  ...[
    'application/problem+json',
    'application/json+x',
    'application/json/x',
    'application//json',
    'application/json\u00a0',
  ],
  ...[
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '*/*',
    '',
  ],
  ...[
    'application/json; boundary=x',
    'multipart/json',
    '"application/json"',
    'application/json%20',
    'application/json\\',
  ],
]

describe('DOS-04 content types of a body', () => {
  it.each(nearlyJson)('a call refuses %j', async (type) => {
    const before = await named()
    const status = await sent('PUT', '/api/v1/company/profile', [`Content-Type: ${type}`], json)
    expect([type, status]).toEqual([type, expect.toBeOneOf([400, 415])])
    expect(await named()).toBe(before)
  })

  it.each([
    ['spaces and tabs around it', ['Content-Type: \t application/json \t']],
    ['large letters', ['CONTENT-TYPE: Application/JSON']],
    ['its charset', ['Content-Type: application/json; charset=UTF-8']],
    ['a second line', ['Content-Type: application/json', 'Content-Type: text/plain']],
  ])('%s change nothing about the checks', async (_what, types) => {
    const before = await named()
    expect(await sent('PUT', '/api/v1/company/profile', types, json)).toBe(422)
    expect(await named()).toBe(before)
  })

  it('without a type, or with a second one first, nothing is read', async () => {
    for (const types of [[], ['Content-Type: text/plain', 'Content-Type: application/json']])
      expect(await sent('PUT', '/api/v1/company/profile', types, json)).toBe(415)
  })

  const page = '/company/profile/edit-personal'
  it.each([
    ...nearlyJson.filter((type) => !/urlencoded/.test(type)),
    ...[
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=x',
    ],
    ...['application/x-www-form-urlencoded-x', 'application/x-www-form-urlencoded,text/plain'],
  ])('a page refuses %j, and so does its data', async (type) => {
    const before = await named()
    for (const [path, body] of [
      [page, form],
      [`${page}.data`, json],
    ] as const) {
      const status = await sent('POST', path, [`Content-Type: ${type}`], body)
      expect([path, type, status]).toEqual([path, type, expect.toBeOneOf([400, 415])])
    }
    expect(await named()).toBe(before)
  })

  it('a page checks every field, whatever charset is declared', async () => {
    for (const type of ['', '; charset=utf-7', ';charset=utf-16', ' ; x=y']) {
      const types = [`Content-Type: application/x-www-form-urlencoded${type}`]
      expect([type, await sent('POST', page, types, form)]).toEqual([type, 422])
    }
  })
})
