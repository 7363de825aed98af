import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts, rateLimits } from '#domain/account/account-tables.server.ts'
import { quietRefusals, signIn } from '#domain/account/session/sign-in.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const password = 'Rahasia#2026'
let stored: string

beforeAll(async () => {
  stored = await hashPassword(password)
})

beforeEach(async () => {
  await database().delete(rateLimits)
})

async function withPassword(person: Person): Promise<Person> {
  await database().update(accounts).set({ passwordHash: stored }).where(eq(accounts.id, person.accountId))
  return person
}

const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
function tryOnce(identifier: string, address: string, word = 'salah'): Promise<string> {
  return signIn({ identifier, password: word }, { address, device }).then(
    () => 'in',
    (error: { code: string }) => error.code,
  )
}
const wrong = 'wrong_credentials'
const full = 'too_many_requests'
const countOf = (answers: string[], word: string) => answers.filter((answer) => answer === word).length

describe('AUT-13 trying stolen pairs of names and passwords', () => {
  it('is limited to 5 tries an account, from a thousand networks, in any spelling of its address', async () => {
    const person = await hunter()
    await database()
      .update(accounts)
      .set({ email: 'elang.jawa@gmail.com', emailKey: 'elangjawa@gmail.com', passwordHash: stored })
      .where(eq(accounts.id, person.accountId))
    const spellings = [
      'elang.jawa@gmail.com',
      'ELANG.JAWA@gmail.com',
      'elangjawa@gmail.com',
      'e.l.a.n.g.j.a.w.a@googlemail.com',
      'elang.jawa+uji@gmail.com',
      ' elang.jawa@GMAIL.com ',
      person.username,
      person.username.toUpperCase(),
    ]
    // Counting what was typed would give every spelling five tries of its own.
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => tryOnce(spellings[i % spellings.length]!, `198.51.${i}.9`)),
    )
    // Each network has tries of its own, or a stranger would use up the owner's; but only five are answered truly.
    expect([countOf(answers, wrong), countOf(answers, full)]).toEqual([40, 0])
    expect(await tryOnce(person.username, '198.51.90.9', password)).toBe(wrong)
    await database().delete(rateLimits)
    for (let i = 0; i < 3; i++)
      for (const name of [person.username, 'elangjawa@gmail.com'])
        expect(await tryOnce(name, `198.51.${i}.8`)).toBe(wrong)
    for (const name of [person.username, 'elangjawa@gmail.com'])
      expect([name, await tryOnce(name, '198.51.3.8', password)]).toEqual([name, wrong])
  })

  // Refusing an address because a name was tried too often reveals whose address it is.
  it('AUT-12 does not reveal which name belongs to which address, and resets both when its owner signs in', async () => {
    const person = await withPassword(await hunter())
    const email = `${person.username}@demo.test`
    const answersTo = async (second: string, first: string) => {
      await database().delete(rateLimits)
      for (let i = 0; i < 5; i++) await tryOnce(first, '198.51.5.7')
      expect(await tryOnce(first, '198.51.5.7')).toBe(full)
      const answers = []
      for (let i = 0; i < 7; i++) answers.push(await tryOnce(second, '198.51.5.7'))
      return answers
    }
    const stranger = await answersTo('bukan-siapa@demo.test', person.username)
    expect(await answersTo(email, person.username)).toEqual(stranger)
    expect(await answersTo(person.username, email)).toEqual(stranger)
    await database().delete(rateLimits)
    for (let round = 0; round < 3; round++) {
      for (const name of [email, person.username]) await tryOnce(name, '192.0.2.56')
      expect(await tryOnce(email, '192.0.2.56', password)).toBe('in')
    }
  })

  it('counts unknown names in the same way', async () => {
    const spellings = ['hantu.laut@gmail.com', 'HANTULAUT@gmail.com', 'hantulaut+1@googlemail.com']
    const answers = []
    for (let i = 0; i < 9; i++) answers.push(await tryOnce(spellings[i % 3]!, '198.51.5.10'))
    expect([countOf(answers, wrong), countOf(answers, full)]).toEqual([5, 4])
  })

  it('counts all addresses of one /64 as one network, and the next as another', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, i) => tryOnce(`orang${i}`, `2001:db8:7:1::${i.toString(16)}`)),
    )
    // A full queue of hashing has the same answer; never are more than a hundred checked.
    expect(countOf(answers, wrong)).toBeLessThanOrEqual(100)
    expect(await tryOnce('orang-lagi', '2001:db8:7:1:ffff::1')).toBe(full)
    expect(await tryOnce('orang-lain', '2001:db8:7:2::1')).toBe(wrong)
  })

  it('counts the 256 networks of one allocation together, and its neighbour apart', async () => {
    const networks = (prefix: string) =>
      Array.from({ length: 60 }, (_, i) => `2001:db8:${prefix}${(i % 16).toString(16).padStart(2, '0')}::1`)
    const answers: string[] = []
    for (let round = 0; round < 6; round++)
      for (const part of [networks('9:ab').slice(0, 30), networks('9:ab').slice(30)])
        answers.push(...(await Promise.all(part.map((address, i) => tryOnce(`baris${round}-${i}`, address)))))
    expect([countOf(answers, wrong) <= 300, countOf(answers, full)]).toEqual([true, 60])
    // The next /56 is within the same /48, which counts as well; another line is not.
    expect(await tryOnce('tetangga', '2001:db8:9:cd00::1')).toBe(full)
    expect(await tryOnce('tetangga', '2001:db8:a:ab00::1')).toBe(wrong)
  })

  // Red without a limit on all tries: right passwords cost the same hashing, and were never counted.
  it('cannot occupy the hashing with right passwords', async () => {
    const person = await hunter()
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.id, person.accountId))
    expect(await tryOnce(person.username, '203.0.113.200', password)).not.toBe(full)
    await database()
      .update(rateLimits)
      .set({ points: 600 })
      .where(eq(rateLimits.key, 'sign_in_any:203.0.113.200'))
    expect(await tryOnce(person.username, '203.0.113.200', password)).toBe(full)
    expect(await tryOnce(person.username, '203.0.113.201', password)).not.toBe(full)
  })

  it('is not helped by forwarded headers, which are not configured', async () => {
    // Believing X-Forwarded-For without a proxy makes every request another visitor.
    const statuses = []
    for (let i = 0; i < 110; i++) {
      const answer = await fetch(`${site.origin()}/auth-api/api/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'X-Forwarded-For': `203.0.113.${i}`,
          'X-Real-IP': `203.0.113.${i}`,
          Forwarded: `for=203.0.113.${i}`,
        },
        body: JSON.stringify({ identifier: `siapa${i}`, password: 'salah' }),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array(100).fill(422), ...Array(10).fill(429)])
    const peers = await database().execute<{ address: string }>(
      sql`SELECT DISTINCT address FROM events WHERE type = 'account.sign_in_refused' AND address LIKE '203.0.113.%'`,
    )
    expect(peers.rows).toEqual([])
  }, 60_000)

  it('does not lock the owner out on a network of theirs', async () => {
    const person = await withPassword(await hunter())
    const home = '192.0.2.55'
    expect(await tryOnce(person.username, home, password)).toBe('in')
    const strangers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => tryOnce(person.username, `198.51.${i}.20`)),
    )
    expect(countOf(strangers, wrong)).toBe(30)
    expect(await tryOnce(person.username, '198.51.77.20', password)).toBe(wrong)
    expect(await tryOnce(person.username, home, password)).toBe('in')
  })

  it('alarms operators once, however widely it is spread', async () => {
    await operator()
    const before = await alarms()
    // One try an account, two a network: no other limit sees anything.
    for (let i = 0; i < quietRefusals; i++) await tryOnce(`sebar${i}`, `203.0.${i >> 1}.1`)
    expect(await alarms()).toBe(before)
    for (let i = 0; i < 5; i++) await tryOnce(`lagi${i}`, `203.1.${i}.1`)
    expect(await alarms()).toBe(before + 1)
    expect(mailNoticesOf('account.sign_in_alarm', {})).toEqual([{ to: 'team', mail: 'team_sign_in_alarm' }])
    const readers = await recipientsOf(database(), 'team', {
      seq: 1,
      type: 'account.sign_in_alarm',
      subjectId: '00000000-0000-7000-8000-000000000000',
      actorId: null,
      facts: {},
    })
    expect(readers.map(({ role }) => role)).toEqual(['hello'])
  }, 60_000)

  async function alarms(): Promise<number> {
    const answer = await database().execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM events WHERE type = 'account.sign_in_alarm'`,
    )
    return answer.rows[0]!.n
  }
})

describe('a sign-in from a new country or device', () => {
  it('is notified to the owner by its country or class of device, and only then', async () => {
    const person = await withPassword(await hunter())
    const enter = (address: string, agent: string) =>
      signIn({ identifier: person.username, password }, { address, device: agent })
    const chrome = device.replace('Firefox/145.0', 'Chrome/142.0')
    await enter('36.66.1.1', device)
    await enter('36.66.200.9', device.replaceAll('145', '146'))
    await enter('8.8.8.8', device)
    travelTo(later(now(), minute))
    await enter('8.8.4.4', device)
    await enter('36.66.1.1', chrome)
    const answer = await database().execute<{ unfamiliar: boolean | null }>(
      sql`SELECT (facts->>'new')::bool AS unfamiliar FROM events
        WHERE type = 'account.signed_in' AND subject_id = ${person.accountId} ORDER BY seq`,
    )
    expect(answer.rows.map(({ unfamiliar }) => unfamiliar)).toEqual([null, null, true, null, true])
    expect(mailNoticesOf('account.signed_in', {})).toEqual([])
    expect(mailNoticesOf('account.signed_in', { new: true })).toEqual([
      { to: 'account', mail: 'person_new_sign_in', self: true },
    ])
  })
})
