import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts, bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { type IdentityCaseFilter, identityCaseFilterOf, openCases } from './identity-case-filter.ts'
import { identityQueueSeenBy } from './identity-queue.server.ts'

useDatabase()

type Facts = Partial<typeof identityCases.$inferInsert> & { tries?: number; age?: number }
let team: Person
let colleague: Person
const names: Record<string, string> = {}

async function aCase(name: string, { tries = 1, age = hour, ...facts }: Facts = {}): Promise<void> {
  const { accountId, username } = await hunter({ verified: false })
  names[username] = name
  await database().update(bughunters).set({ identityTries: tries }).where(eq(bughunters.accountId, accountId))
  await database()
    .insert(identityCases)
    .values({
      ...{ id: newId(), accountId, submittedAt: after(now(), -age), nikHash: Buffer.alloc(32) },
      ...{ nikLast4: '0001', ...facts },
    })
  if (name === 'left')
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, accountId))
}

beforeAll(async () => {
  ;[team, colleague] = [await operator(), await operator()]
  const [mine, theirs] = [team.accountId, colleague.accountId]
  await aCase('oldest', { age: 8 * day })
  await aCase('taken', { age: 4 * day, reviewerId: mine, takenAt: now() })
  await aCase('again', { age: 2 * day, tries: 2, reviewerId: theirs, takenAt: now() })
  await aCase('second', { proposedBy: theirs, proposedAt: now(), reviewerId: null })
  await aCase('newest', { age: 0 })
  await aCase('left', { age: 9 * day })
  const decided = { decidedBy: theirs, reviewerId: theirs, takenAt: now(), age: 9 * day }
  const proposed = { proposedBy: mine, proposedAt: after(now(), -3 * day) }
  await aCase('denied early', {
    ...decided,
    ...proposed,
    decision: 'denied',
    decidedAt: after(now(), -2 * day),
  })
  await aCase('denied late', { ...decided, ...proposed, decision: 'denied', decidedAt: after(now(), -day) })
  await aCase('verified', { ...decided, decision: 'verified', decidedAt: now() })
}, 60_000)

const queue = async (filter: Partial<IdentityCaseFilter> = {}, size = 10, from: string | null = null) => {
  const { rows, next, total } = await identityQueueSeenBy(team, { ...openCases, ...filter }, { from, size })
  return { names: rows.map(({ username }) => names[username]), next, total }
}

describe('the verification queue', () => {
  test('shows open cases, oldest first, without accounts that left', async () => {
    const all = ['oldest', 'taken', 'again', 'second', 'newest']
    expect(await queue()).toEqual({ names: all, next: null, total: 5 })
  })

  test.each([
    [{ state: 'second' }, ['second']],
    [{ state: 'denied' }, ['denied late', 'denied early']],
    [{ state: 'verified' }, ['verified']],
    [{ state: 'needs_fix' }, []],
    [{ kind: 'again' }, ['again']],
    [{ kind: 'first' }, ['oldest', 'taken', 'second', 'newest']],
    [{ waited: 'day' }, ['oldest', 'taken', 'again']],
    [{ waited: 'days3' }, ['oldest', 'taken']],
    [{ waited: 'week' }, ['oldest']],
    [{ claim: 'mine' }, ['taken']],
    [{ claim: 'others' }, ['again']],
    [{ claim: 'nobody' }, ['oldest', 'second', 'newest']],
    [{ claim: 'others', state: 'denied' }, ['denied late', 'denied early']],
  ] as const)('is narrowed by %o', async (filter, expected) => {
    expect(await queue(filter)).toMatchObject({ names: [...expected], total: expected.length })
  })

  test('finds a user name and an address literally, not by a name on documents or by a pattern', async () => {
    const username = Object.keys(names).find((one) => names[one] === 'again')!
    const [account] = await database().select().from(accounts).where(eq(accounts.username, username))
    for (const q of [username, username.toUpperCase(), username.slice(1), account!.email])
      expect((await queue({ q })).names).toContain('again')
    // The end of a user name is drawn; digits of documents that stand in none of them are looked for.
    const digits = ['0001', '7302', '9415'].find(
      (one) => !Object.keys(names).some((name) => name.includes(one)),
    )!
    await database().update(identityCases).set({ nikLast4: digits })
    for (const q of ['%', '_______', 'Sukarno', digits, "'; --"])
      expect((await queue({ q })).names).toEqual([])
  })

  test('pages by keys: no row twice and none missed while rows come and go', async () => {
    const first = await queue({}, 2)
    expect(first).toMatchObject({ names: ['oldest', 'taken'], total: 5 })
    await aCase('older still', { age: 20 * day })
    const second = await queue({}, 2, first.next)
    expect(second.names).toEqual(['again', 'second'])
    expect(await queue({}, 2, second.next)).toMatchObject({ names: ['newest'], next: null })
    const decided = await queue({ state: 'denied' }, 1)
    expect((await queue({ state: 'denied' }, 1, decided.next)).names).toEqual(['denied early'])
    const id = newId()
    for (const from of ['', 'x', '1_x', `999999999999999_${id}`, `-1_${id}`, `0_${id}' OR 1=1`])
      expect((await queue({}, 1, from)).names).toEqual(['older still'])
    expect((await queue({}, 1, `253402300799999_${id}`)).names).toEqual([])
  })

  test('is visible to the platform team alone', async () => {
    for (const one of [visitor, await hunter(), await companyOwner(), await incidentAccount()])
      await expect(identityQueueSeenBy(one)).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('ignores unknown query values', () => {
  const search = new URLSearchParams('state=all&kind=x&waited=1&claim=1&q=%00%20elang%20')
  expect(identityCaseFilterOf(search)).toEqual({ ...openCases, q: 'elang' })
})
