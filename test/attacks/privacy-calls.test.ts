import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { database } from '#infra/database.ts'
import { getBytes } from '#infra/files.ts'
import { hunter, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, canaries, type Environment } from '../support/environment.ts'
import { password, withPassword } from '../support/members.ts'
import { aPicture } from '../support/pictures.ts'
import { sessionOf, useSite } from '../support/site.ts'
import { traces } from '../support/traces.ts'
import { unzip } from '../support/unzip.ts'

useDatabase()
const site = useSite()
let environment: Environment
beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)

function call(token: string, path: string, json?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = json && { method: 'POST', body: JSON.stringify(json) }
  return fetch(site.origin() + path, { headers, redirect: 'manual', ...body })
}

const copy = '/api/v1/user/data-copy'

describe('PDP-01 a copy by call', () => {
  it('is the whole copy, of the caller alone, and is not cached on the way', async () => {
    const token = await sessionOf(await withPassword(environment.people.reporter))
    const answer = await call(token, copy, { current_password: password })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ])
    const entries = unzip(Buffer.from(await answer.arrayBuffer()))
    const text = entries.get('data.json')!.toString()
    const data = JSON.parse(text) as {
      account: { username: string }
      reports: []
      files: { state: string }[]
    }
    expect([data.account.username, data.reports.length]).toEqual([environment.people.reporter.username, 7])
    const clean = data.files.filter(({ state }) => state === 'clean').length
    expect([...entries.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(clean)
    for (const hidden of [canaries.helloNote, canaries.companyTalk, canaries.others, canaries.reproduction])
      expect(text).not.toContain(hidden)
  })

  it('is of no one else, whatever the call contains, and requires re-authentication', async () => {
    const token = await sessionOf(await withPassword(await hunter()))
    const victim = environment.people.reporter.accountId
    for (const json of [
      {},
      { current_password: 'salah' },
      { current_password: password, account_id: victim },
      { current_password: password, accountId: victim },
      { current_password: [password] },
    ]) {
      const answer = await call(token, copy, json)
      expect([json, answer.status]).toEqual([json, 422])
    }
    for (const path of [`${copy}?account_id=${victim}`, `${copy}/${victim}`])
      expect([path, (await call(token, path, { current_password: password })).status]).toEqual([
        path,
        expect.toBeOneOf([404, 422]),
      ])
    expect((await call(token, copy)).status).toBe(404)
  })
})

describe('PDP-02 an account closed by call', () => {
  it('ends every session at once, is erased with its files after two weeks, and leaves no other behind', async () => {
    const [person, other] = [await withPassword(await hunter()), await hunter()]
    const { username, accountId } = person
    const tokens = await Promise.all([sessionOf(person), sessionOf(person)])
    const { fileId } = await storeFile(person, 'identity', await aPicture())
    const kept = await storeFile(other, 'identity', await aPicture())
    const keyOf = async (id: string) =>
      (await database().select().from(files).where(eq(files.id, id)))[0]!.storageKey
    const [key, otherKey] = [await keyOf(fileId), await keyOf(kept.fileId)]
    const whole = { username, understood: 'yes', current_password: password }
    for (const part of Object.keys(whole)) {
      const { [part]: _, ...less } = whole as Record<string, string>
      expect([part, (await call(tokens[0]!, '/api/v1/user/leave', less)).status]).toEqual([part, 422])
    }
    expect(
      (await call(tokens[0]!, '/api/v1/user/leave', { ...whole, username: other.username })).status,
    ).toBe(422)
    expect((await call(tokens[0]!, '/api/v1/user/leave', whole)).status).toBe(200)
    for (const token of tokens) {
      expect(await personOfToken(token, '127.0.0.1')).toBeNull()
      expect((await call(token, '/api/v1/user')).status).toBe(401)
      expect((await site.ask('/bughunter/hacktivity', { as: token })).status).toBe(302)
      expect((await site.ask('/bughunter/hacktivity.data', { as: token })).status).not.toBe(200)
    }
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(1)
    travelTo(null)
    expect([await traces(username), (await site.ask(`/${username}`)).status]).toEqual([[], 404])
    await expect(getBytes(key)).rejects.toThrow()
    expect((await getBytes(otherKey)).length).toBeGreaterThan(0)
    const [row] = await database().select().from(accounts).where(eq(accounts.id, accountId))
    expect(row!.standing).toBe('ended')
  })

  it('is refused for operators, and for a company with money left', async () => {
    const team = await withPassword(await operator())
    const json = (person: { username: string }) => ({
      ...{ username: person.username, understood: 'yes', current_password: password },
    })
    expect((await call(await sessionOf(team), '/api/v1/user/leave', json(team))).status).toBe(403)
    const owner = await withPassword(environment.people.owner)
    expect((await call(await sessionOf(owner), '/api/v1/user/leave', json(owner))).status).toBe(409)
  })
})
