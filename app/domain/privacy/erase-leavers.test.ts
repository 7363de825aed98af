import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, ne, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  accounts,
  bughunters,
  files,
  identityCases,
  sessions,
} from '#domain/account/account-tables.server.ts'
import { curriculumVitaeEntries } from '#domain/account/curriculum-vitae/curriculum-vitae-tables.server.ts'
import { unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { forgetIdentityImages } from '#domain/account/identity/forget-identity-images.server.ts'
import { nikHash } from '#domain/account/identity/submit-identity.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { isPseudonym } from '#domain/account/pseudonym.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { isRetiredName } from '#domain/account/sign-up/retired-name.server.ts'
import { sanctionAppeals, sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { cash, payableTo, post } from '#domain/reward/ledger.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildEnvironment, canaries, type Environment } from '../../../test/support/environment.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { traces } from '../../../test/support/traces.ts'
import { eraseLeavers } from './erase-leavers.server.ts'
import { leave } from './leave.server.ts'

useDatabase()

const house = { ...system }
const goodbye = async (person: Person) => {
  await withPassword(person)
  await leave(person, { username: person.username, ...proof })
}
const later = (days: number) => travelTo(after(now(), days * day))
const accountOf = async ({ accountId }: Person) =>
  (await database().select().from(accounts).where(eq(accounts.id, accountId)))[0]!
const hunterOf = async ({ accountId }: Person) =>
  (await database().select().from(bughunters).where(eq(bughunters.accountId, accountId)))[0]!

describe('erasing a person who left', () => {
  let environment: Environment
  let reporter: Person
  beforeAll(async () => {
    environment = await buildEnvironment()
    reporter = environment.people.reporter
    await database()
      .insert(curriculumVitaeEntries)
      .values({
        ...{ id: newId(), accountId: reporter.accountId, kind: 'work', title: 'Penguji KANARI CV' },
        ...{ organisation: 'KANARI Kantor', startedOn: '2020-01-01', createdAt: now() },
      })
    const from = { address: '198.51.100.77', device: 'KANARI Gawai' }
    await transaction((tx) => openSession(tx, reporter.accountId, from, null))
    await database()
      .update(bughunters)
      .set({
        nikHash: nikHash('3273011708990009'),
        nikLast4: '9909',
        address: 'Jalan KANARI 7',
        city: 'Kanaria',
        birthDate: '1987-03-29',
      })
      .where(eq(bughunters.accountId, reporter.accountId))
    await sanctionedOnce(reporter)
    await goodbye(reporter)
  })

  it('waits 14 days, and while money is owed to them', async () => {
    later(13)
    expect(await eraseLeavers(house)).toBe(0)
    later(2)
    expect(await eraseLeavers(house)).toBe(0)
    const pay = [
      { side: payableTo(reporter.accountId), amount: -3_000_000n },
      { side: cash, amount: 3_000_000n },
    ]
    const { companyId } = environment.people.owner
    await transaction((tx) =>
      post(tx, { kind: 'payout', key: 'test', companyId, actor: system, entries: pay }),
    )
    expect((await accountOf(reporter)).username).toBe(reporter.username)
  })

  it('removes the person from every table', async () => {
    later(15)
    expect(await eraseLeavers(house)).toBe(1)
    expect(await eraseLeavers(house)).toBe(0)
    const account = await accountOf(reporter)
    expect(account).toMatchObject({ standing: 'ended', passwordHash: 'none' })
    expect(account.email).toBe(`erased-${reporter.accountId}@invalid`)
    expect(isPseudonym(account.username)).toBe(true)
    expect((await hunterOf(reporter)).nikHash).toBeNull()
    for (const needle of [
      ...[reporter.username, canaries.fullName, canaries.phone, '1987-03-29'],
      ...['KANARI CV', 'KANARI Kantor', 'KANARI Gawai', 'Jalan KANARI 7', 'Kanaria', '198.51.100.77'],
      ...[nikHash('3273011708990009').toString('hex'), canaries.draftReport, 'KANARI Banding'],
    ]) {
      expect([needle, await traces(needle)]).toEqual([needle, []])
    }
  })

  it('preserves reports, evidence, agreements and money under the pseudonym', async () => {
    const sent = await database().select().from(reports).where(eq(reports.reporterId, reporter.accountId))
    expect(sent.length).toBe(5)
    expect(sent.some(({ stage }) => stage === 'draft')).toBe(false)
    expect(await unsafeFileContent(environment.files.valid.fileId)).not.toBeNull()
    for (const gone of [environment.files.draft, environment.files.loose])
      expect(await unsafeFileContent(gone.fileId)).toBeNull()
    expect(await traces(reporter.accountId)).toEqual(
      expect.arrayContaining([
        'agreements',
        'ledger_accounts',
        'nda_acceptances',
        'point_entries',
        'reports',
      ]),
    )
  })

  it('never releases the name again', async () => {
    expect(await isRetiredName(database(), reporter.username)).toBe(true)
    expect(await isRetiredName(database(), reporter.username.toUpperCase())).toBe(true)
    expect(await isRetiredName(database(), 'elang-lain')).toBe(false)
  })
})

describe('the fingerprint of a NIK', () => {
  it('is preserved where a banned person could return by leaving', async () => {
    const team = await operator()
    const people = { free: await hunter(), denied: await hunter(), suspended: await hunter() }
    for (const [at, person] of Object.values(people).entries()) {
      await database()
        .update(bughunters)
        .set({ nikHash: Buffer.alloc(32, at + 1), identityStatus: person === people.denied ? 4 : 1 })
        .where(eq(bughunters.accountId, person.accountId))
    }
    await database()
      .insert(sanctions)
      .values({
        ...{
          accountId: people.suspended.accountId,
          step: 'suspension',
          reason: 'fraud',
          statement: 'Cukup.',
        },
        ...{ id: newId(), takenBy: team.accountId, takenAt: now() },
      })
    for (const person of Object.values(people)) await goodbye(person)
    later(15)
    expect(await eraseLeavers(house)).toBe(3)
    const kept = await Promise.all(
      Object.values(people).map(async (person) => (await hunterOf(person)).nikHash),
    )
    expect(kept.map((hash) => hash !== null)).toEqual([false, true, true])
  })
})

describe('erasing a company', () => {
  it('removes the owner and all members and preserves the company name', async () => {
    const owner = await companyOwner('Kanari Tutup')
    await database()
      .update(companies)
      .set({ phone: '+622150007777' })
      .where(eq(companies.id, owner.companyId))
    const staff = await member(owner.companyId, 2)
    await transaction((tx) =>
      openSession(tx, staff.accountId, { address: '198.51.100.78', device: 'x' }, null),
    )
    await goodbye(owner)
    later(15)
    expect(await eraseLeavers(house)).toBe(1)
    expect(await eraseLeavers(house)).toBe(0)
    for (const needle of [owner.username, staff.username, '+622150007777', '198.51.100.78'])
      expect([needle, await traces(needle)]).toEqual([needle, []])
    const [company] = await database().select().from(companies).where(eq(companies.id, owner.companyId))
    expect(company).toMatchObject({ name: 'Kanari Tutup', phone: '' })
    expect((await accountOf(staff)).standing).toBe('ended')
    const open = await database()
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, staff.accountId), sql`${sessions.endedAt} IS NULL`))
    expect(open).toEqual([])
  })
})

describe('identity images', () => {
  it('of a failed submission are deleted after a day', async () => {
    const person = await hunter({ verified: false })
    const { fileId } = await storeFile(person, 'identity', await picture())
    await forgetIdentityImages()
    expect(await unsafeFileContent(fileId)).not.toBeNull()
    later(1.01)
    await forgetIdentityImages()
    expect(await unsafeFileContent(fileId)).toBeNull()
    const open = await database()
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.ownerId, person.accountId), ne(files.state, 'removed')))
    expect(open).toEqual([])
    expect(
      await database().select().from(identityCases).where(eq(identityCases.accountId, person.accountId)),
    ).toEqual([])
  })
})

async function picture(): Promise<File> {
  const { default: sharp } = await import('sharp')
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7c74' } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], 'ktp.jpg', { type: 'image/jpeg' })
}

/** A warning that is long over, and what was said against it. */
async function sanctionedOnce({ accountId }: Person): Promise<void> {
  const [team, id] = [await operator(), newId()]
  const at = { takenAt: now(), liftedAt: now(), liftedBy: team.accountId, takenBy: team.accountId }
  await database()
    .insert(sanctions)
    .values({ ...{ id, accountId, step: 'warning', reason: 'fraud', statement: 'Cukup.' }, ...at })
  const decided = { decision: 'upheld', decidedBy: team.accountId, decidedAt: now() } as const
  const text = 'KANARI Banding: saya tidak pernah melakukannya.'
  await database()
    .insert(sanctionAppeals)
    .values({ ...{ id: newId(), sanctionId: id, text, openedAt: now(), dueAt: now() }, ...decided })
}
