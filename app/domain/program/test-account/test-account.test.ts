import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { companyLogSeenBy } from '#domain/report/company-log/company-log.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database, databasePool, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { companyOwner, hunter, member, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { writeInForce } from '../../../../test/support/new-version.ts'
import { join, liveProgram, programTexts } from '../../../../test/support/program-scenario.ts'
import { pauseProgram, resumeProgram } from '../editing/pause-program.server.ts'
import { revokeLetter } from '../letter/revoke-letter.server.ts'
import { managedFactsSeenBy } from '../managed-program-queries.server.ts'
import { programSeenBy } from '../program-queries.server.ts'
import { exportProgramData } from '../retention/export-program-data.server.ts'
import { testAccounts } from '../test-account-tables.server.ts'
import { addTestAccounts } from './add-test-accounts.server.ts'
import { allowTestAccount, closeTestAccount } from './close-test-account.server.ts'
import { endTestAccounts, eraseTestAccounts } from './end-test-accounts.server.ts'
import { showTestAccount, takeTestAccount } from './take-test-account.server.ts'
import { addTestAccountsInput } from './test-account-input.ts'
import { ownTestAccountSeenBy, testAccountsSeenBy } from './test-account-queries.server.ts'

useDatabase()
const accountsSeenBy = async (viewer: Actor, programId: string) => {
  const program = await managedFactsSeenBy(viewer, programId)
  return program ? testAccountsSeenBy(viewer, program) : { rows: [], use: null }
}
const reason = 'Akun ini dipakai dari beberapa jaringan sekaligus.'
let owner: Person & { companyId: string }
let team: Person

beforeAll(async () => {
  owner = await companyOwner('Nusa Bank')
  team = await operator()
})

const adding = (passwords: string) => addTestAccountsInput.parse({ passwords })

/** A live program with as many sets, and hunters who signed its agreement. */
async function offering(
  sets: number,
  hunters = 1,
  more: Parameters<typeof liveProgram>[2] = {},
): Promise<{ id: string; hunters: Person[] }> {
  const id = await liveProgram(owner, team, more)
  const lines = Array.from({ length: sets }, (_, at) => `uji${at + 1},Rahasia-${at + 1},saldo <b>besar</b>`)
  if (sets > 0) await addTestAccounts(owner, id, adding(lines.join('\n')))
  const people = await Promise.all(Array.from({ length: hunters }, () => hunter()))
  const inviter = more.visibility === 'private' ? owner : undefined
  for (const one of people) await join(one, id, inviter)
  return { id, hunters: people }
}

const rowsOf = (id: string) =>
  database().select().from(testAccounts).where(eq(testAccounts.programId, id)).orderBy(testAccounts.number)
const offerOf = async (id: string) => (await programSeenBy(owner, id))?.testAccounts
const idOf = async (id: string, number: number) =>
  found((await rowsOf(id)).find((row) => row.number === number)).id
const ownOf = async (who: Person, id: string) =>
  ownTestAccountSeenBy(who, found(await programSeenBy(who, id)))
const eventsOf = async (id: string, type: string) =>
  (await database().select().from(events).where(eq(events.subjectId, id))).filter((one) => one.type === type)

describe('adding test accounts', () => {
  it('seals them: neither table nor history holds them in the open', async () => {
    const { id } = await offering(2, 0)
    const { rows } = await databasePool().query<{ row: string }>(
      `SELECT t::text AS row FROM test_accounts t UNION ALL SELECT e.facts::text FROM events e`,
    )
    expect(rows.map(({ row }) => row).join()).not.toMatch(/uji1|Rahasia|saldo/)
    expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from('Rahasia-1').toString('hex'))
    expect(await eventsOf(id, 'program.test_accounts_added')).toMatchObject([{ facts: { count: 2 } }])
    const { rows: lines, use } = await accountsSeenBy(owner, id)
    expect(lines).toMatchObject([
      { number: 2, username: 'uji2' },
      { number: 1, username: 'uji1' },
    ])
    expect(JSON.stringify(lines)).not.toContain('Rahasia')
    expect(use).toEqual({ open: 2, given: 0 })
  })

  it('is for who manages the program, and for the team where it manages it', async () => {
    const { id } = await offering(0, 0, { managedBy: 'company' })
    const sets = adding('uji1,a')
    const strangers: Actor[] = [team, await member(owner.companyId, 2, [id]), await hunter()]
    for (const stranger of strangers) {
      await expect(addTestAccounts(stranger, id, sets)).rejects.toMatchObject({ code: 'forbidden' })
      expect((await accountsSeenBy(stranger, id)).rows).toEqual([])
    }
    const rival = await companyOwner('Warung Pay')
    await expect(addTestAccounts(rival, id, sets)).rejects.toMatchObject({ code: 'forbidden' })
    const clerk = await member(owner.companyId, 2, [id], ['program.manage'])
    expect(await addTestAccounts(clerk, id, sets)).toEqual({ added: 1 })
    const managed = await offering(0, 0)
    expect(await addTestAccounts(team, managed.id, sets)).toEqual({ added: 1 })
    await endProgramAndPrizes(owner, id)
    await expect(addTestAccounts(owner, id, sets)).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('refuses a user name that is there, and more than 200 open ones', async () => {
    const { id } = await offering(2, 0)
    await expect(addTestAccounts(owner, id, adding('uji9,a\nuji2,b'))).rejects.toMatchObject({
      fields: { passwords: [{ key: 'test_account_twice', params: { line: 2 } }] },
    })
    const many = Array.from({ length: 199 }, (_, at) => `lain${at},a`).join('\n')
    await expect(addTestAccounts(owner, id, adding(many))).rejects.toMatchObject({
      fields: { passwords: [{ key: 'test_accounts_many' }] },
    })
    await closeTestAccount(owner, id, { testAccountId: await idOf(id, 2) })
    await addTestAccounts(owner, id, adding(`uji2,baru`))
    expect((await rowsOf(id)).map(({ number }) => number)).toEqual([1, 2, 3])
  })
})

it('bounds how often a person adds test accounts: 40 times a day, over all programs', async () => {
  const busy = await companyOwner()
  const id = await liveProgram(busy, team)
  const add = () => addTestAccounts(busy, id, adding(`uji${randomWord().slice(0, 8)},Rahasia-1,`))
  for (let times = 0; times < 40; times++) await add()
  await expect(add()).rejects.toMatchObject({ code: 'too_many_requests' })
  await addTestAccounts(owner, (await offering(0)).id, adding('lain1,Rahasia-1,'))
})

describe('taking a test account', () => {
  it('gives one set to a hunter, the same one each time, and shows it by a recorded act', async () => {
    const { id, hunters } = await offering(2)
    const [who] = hunters as [Person]
    expect(await ownOf(who, id)).toEqual({ given: null, revoked: null, obstacle: null })
    const given = await takeTestAccount(who, id)
    expect(await takeTestAccount(who, id)).toEqual(given)
    expect(await ownOf(who, id)).toMatchObject({ given })
    const secret = { number: 1, username: 'uji1', password: 'Rahasia-1', note: 'saldo <b>besar</b>' }
    expect(await showTestAccount(who, id)).toEqual(secret)
    expect(await showTestAccount(who, id)).toEqual(secret)
    expect(await eventsOf(id, 'program.test_account_given')).toHaveLength(1)
    expect(await eventsOf(id, 'program.test_account_shown')).toHaveLength(2)
    const [line] = (await accountsSeenBy(owner, id)).rows.filter(({ number }) => number === 1)
    expect(line).toMatchObject({ bughunter: who.username, shownAt: expect.any(Date) })
    const log = await companyLogSeenBy(owner, { kind: 'program' })
    expect(log.rows[0]).toMatchObject({
      ...{ type: 'program.test_account_shown', who: null, address: null, device: null },
      testAccount: { number: 1, bughunter: who.username },
    })
    expect(JSON.stringify(log)).not.toMatch(/Rahasia|uji1/)
    const other = await companyOwner('Warung Pay')
    expect((await companyLogSeenBy(other, {})).rows).toEqual([])
  })

  it('gives the last one to one of many, and one to a hunter who asks many times at once', async () => {
    const { id, hunters } = await offering(1, 4)
    const asked = await Promise.allSettled(hunters.map((who) => takeTestAccount(who, id)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await eventsOf(id, 'program.test_accounts_gone')).toHaveLength(1)
    const more = await offering(3)
    const [who] = more.hunters as [Person]
    const same = await Promise.all([1, 2, 3].map(() => takeTestAccount(who, more.id)))
    expect(new Set(same.map(({ number }) => number)).size).toBe(1)
    expect((await rowsOf(more.id)).filter(({ bughunterId }) => bughunterId !== null)).toHaveLength(1)
  })

  it('tells the company once a day that none is left, and never of what it does not offer', async () => {
    const { id, hunters } = await offering(1, 2)
    const [first, second] = hunters as [Person, Person]
    expect(await offerOf(id)).toBe('available')
    await takeTestAccount(first, id)
    expect(await offerOf(id)).toBe('used_up')
    const gone = { code: 'conflict', detail: 'test_accounts_gone' }
    for (const _ of [1, 2]) await expect(takeTestAccount(second, id)).rejects.toMatchObject(gone)
    expect(await eventsOf(id, 'program.test_accounts_gone')).toHaveLength(1)
    travelTo(later(now(), day + 1_000))
    await expect(takeTestAccount(second, id)).rejects.toMatchObject(gone)
    expect(await eventsOf(id, 'program.test_accounts_gone')).toHaveLength(2)
    const bare = await offering(0)
    expect(await offerOf(bare.id)).toBeNull()
    expect(await ownOf(bare.hunters[0]!, bare.id)).toBeNull()
    await expect(takeTestAccount(bare.hunters[0]!, bare.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is refused as a report is', async () => {
    const { id, hunters } = await offering(2)
    const [who] = hunters as [Person]
    await takeTestAccount(who, id)
    const without = async (person: Actor) => takeTestAccount(person, id)
    await expect(without(owner)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(without(await hunter())).rejects.toMatchObject({ detail: 'agreement_missing' })
    await expect(without(await hunter({ verified: false }))).rejects.toMatchObject({ code: 'step_missing' })
    await expect(showTestAccount(await hunter(), id)).rejects.toMatchObject({ detail: 'agreement_missing' })
    await pauseProgram(owner, id)
    await expect(showTestAccount(who, id)).rejects.toMatchObject({ detail: 'program_closed' })
    expect(await ownOf(who, id)).toMatchObject({ given: { number: 1 }, obstacle: 'program_closed' })
    await resumeProgram(owner, id)
    await expect(showTestAccount(who, id)).resolves.toMatchObject({ number: 1 })
    await writeInForce(owner, id, programTexts({ summary: 'Uji dengan cara baru yang lebih sopan.' }), 1)
    await expect(showTestAccount(who, id)).rejects.toMatchObject({ detail: 'agreement_missing' })
    await join(who, id)
    await expect(showTestAccount(who, id)).resolves.toMatchObject({ number: 1 })
    const inner = await offering(1, 1, { visibility: 'private' })
    await expect(takeTestAccount(who, inner.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(showTestAccount(inner.hunters[0]!, inner.id)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('closing a test account', () => {
  it('takes a free one off with its secrets; one in use needs a reason', async () => {
    const { id, hunters } = await offering(2)
    const [who] = hunters as [Person]
    await takeTestAccount(who, id)
    const [used, free] = [await idOf(id, 1), await idOf(id, 2)]
    await expect(closeTestAccount(owner, id, { testAccountId: used })).rejects.toMatchObject({
      detail: 'test_account_in_use',
    })
    await closeTestAccount(owner, id, { testAccountId: free })
    expect((await rowsOf(id))[1]).toMatchObject({ cause: 'removed', sealed: null, nameHash: null })
    await expect(closeTestAccount(owner, id, { testAccountId: free })).rejects.toMatchObject({
      code: 'conflict',
    })
    const rival = await companyOwner('Warung Pay')
    const clerk = await member(owner.companyId, 2, [id])
    for (const stranger of [rival, clerk, who])
      await expect(closeTestAccount(stranger, id, { testAccountId: used, reason })).rejects.toMatchObject({
        code: 'forbidden',
      })
    const other = await offering(1)
    await expect(closeTestAccount(owner, other.id, { testAccountId: used, reason })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('revokes one for good: its hunter sees why, and takes another only when allowed', async () => {
    const { id, hunters } = await offering(3, 2)
    const [who, second] = hunters as [Person, Person]
    await takeTestAccount(who, id)
    const testAccountId = await idOf(id, 1)
    await closeTestAccount(owner, id, { testAccountId, reason })
    await expect(showTestAccount(who, id)).rejects.toMatchObject({ detail: 'test_account_barred' })
    await expect(takeTestAccount(who, id)).rejects.toMatchObject({ detail: 'test_account_barred' })
    expect(await ownOf(who, id)).toMatchObject({ given: null, revoked: { number: 1, reason } })
    expect(await takeTestAccount(second, id)).toMatchObject({ number: 2 })
    await allowTestAccount(owner, id, { testAccountId })
    await expect(allowTestAccount(owner, id, { testAccountId })).rejects.toMatchObject({ code: 'conflict' })
    expect(await takeTestAccount(who, id)).toMatchObject({ number: 3 })
    await closeTestAccount(owner, id, { testAccountId: await idOf(id, 2), reason, again: 'yes' })
    await expect(takeTestAccount(second, id)).rejects.toMatchObject({ detail: 'test_accounts_gone' })
    // The company changed the password: the same user name is a new set.
    await addTestAccounts(owner, id, adding('uji1,Baru-1'))
    await takeTestAccount(second, id)
    expect(await showTestAccount(second, id)).toMatchObject({ username: 'uji1', password: 'Baru-1' })
  })

  it('happens by itself when the permission ends, but not while it rests', async () => {
    const { id, hunters } = await offering(4, 4)
    const [barred, suspended, left, kept] = hunters as [Person, Person, Person, Person]
    for (const who of hunters) await takeTestAccount(who, id)
    const { rows } = await databasePool().query<{ id: string }>(
      `SELECT a.id FROM agreements a WHERE a.program_id = $1 AND a.bughunter_id = $2`,
      [id, barred.accountId],
    )
    await revokeLetter(owner, id, { agreementId: rows[0]!.id, reason })
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, suspended.accountId))
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, left.accountId))
    await pauseProgram(owner, id)
    expect(await endTestAccounts(system)).toBe(3)
    expect(await endTestAccounts(system)).toBe(0)
    const held = (await rowsOf(id)).filter(({ closedAt }) => closedAt === null)
    expect(held).toMatchObject([{ bughunterId: kept.accountId }])
    expect(await eventsOf(id, 'program.test_account_ended')).toHaveLength(3)
    await resumeProgram(owner, id)
    await writeInForce(owner, id, programTexts({ summary: 'Uji dengan cara baru yang lebih sopan.' }), 1)
    travelTo(later(now(), 13 * day))
    expect(await endTestAccounts(system)).toBe(0)
    travelTo(later(now(), 2 * day))
    expect(await endTestAccounts(system)).toBe(1)
  })

  it('is done with the program; 30 days later nothing of the secrets is left', async () => {
    const { id, hunters } = await offering(2)
    await takeTestAccount(hunters[0]!, id)
    await endProgramAndPrizes(owner, id)
    expect(await rowsOf(id)).toMatchObject([{ cause: 'program_ended' }, { cause: 'program_ended' }])
    await expect(showTestAccount(hunters[0]!, id)).rejects.toMatchObject({ detail: 'program_closed' })
    travelTo(later(now(), 29 * day))
    await endTestAccounts(system)
    expect((await rowsOf(id)).every(({ sealed }) => sealed !== null)).toBe(true)
    travelTo(later(now(), 2 * day))
    await endTestAccounts(system)
    expect((await rowsOf(id)).every(({ sealed, nameHash }) => sealed === null && nameHash === null)).toBe(
      true,
    )
    expect((await accountsSeenBy(owner, id)).rows[0]).toMatchObject({ username: null })
  })

  it('leaves when it was given in the own data, not what is in it, and no reason after erasure', async () => {
    const { id, hunters } = await offering(1)
    const [who] = hunters as [Person]
    await takeTestAccount(who, id)
    await closeTestAccount(owner, id, { testAccountId: await idOf(id, 1), reason })
    const copy = await transaction((tx) => exportProgramData(tx, who.accountId))
    expect(copy.testAccounts).toMatchObject([
      { program: 'Program Nusa', number: 1, cause: 'revoked', reason },
    ])
    expect(JSON.stringify(copy.testAccounts)).not.toMatch(/uji1|Rahasia/)
    await transaction((tx) => eraseTestAccounts(tx, who.accountId))
    expect(await rowsOf(id)).toMatchObject([{ reason: null }])
  })
})
