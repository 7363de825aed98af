import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, files, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { unsafeFileContent } from '#domain/account/files/file-queries.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { forgetIdentityImages } from '#domain/account/identity/forget-identity-images.server.ts'
import { identityCaseSeenBy } from '#domain/account/identity/identity-case-queries.server.ts'
import { identityQueueSeenBy } from '#domain/account/identity/identity-queue.server.ts'
import {
  takeIdentityCase,
  verifyIdentity,
  viewIdentityDocument,
} from '#domain/account/identity/review-identity.server.ts'
import { identityQueueFigures } from '#domain/account/identity/verification-figures.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { exportOwnData } from '#domain/privacy/export-own-data.server.ts'
import { keepAccount } from '#domain/privacy/keep-account.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { cash, payableTo, post } from '#domain/reward/ledger.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, member, operator, system, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, canaries, type Environment } from '../support/environment.ts'
import { invited, password, proof, withPassword } from '../support/members.ts'
import { fund, liveProgram, reportRow, reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'
import { traces } from '../support/traces.ts'
import { unzip } from '../support/unzip.ts'

useDatabase()
const site = useSite()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
}, 60_000)
afterEach(() => travelTo(null))

const copyForm = { intent: 'copy', currentPassword: password }
const dataPage = '/bughunter/profile/data'

describe('PDP-01 a person requests a copy', () => {
  it('and gets it at once: all own data and files, nothing of others', async () => {
    const reporter = await withPassword(environment.people.reporter)
    const as = await sessionOf(reporter)
    const answer = await site.ask(dataPage, { as, form: copyForm })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const entries = unzip(Buffer.from(await answer.arrayBuffer()))
    const text = entries.get('data.json')!.toString()
    expect(JSON.parse(text).reports).toHaveLength(7)
    expect(entries.get('README.txt')!.toString()).toMatch(/^Salinan data akun/)
    const kept = (JSON.parse(text).files as { id: string; state: string }[]).filter(
      ({ state }) => state === 'clean',
    )
    expect(kept.length).toBeGreaterThan(3)
    const copied = [...entries.keys()].filter((name) => name.startsWith('files/'))
    expect(copied.map((name) => name.split('/')[2]!.slice(0, 36)).sort()).toEqual(
      kept.map(({ id }) => id).sort(),
    )
    // A naive export joins the whole timeline and includes the notes of the team and the company.
    for (const hidden of [canaries.helloNote, canaries.companyTalk, canaries.others, canaries.reproduction])
      expect(text).not.toContain(hidden)
  })

  it.each(['', '/en'])('and every part of it is explained, in the language of the page: %s', async (root) => {
    const as = await sessionOf(await withPassword(await hunter()))
    const answer = await site.ask(root + dataPage, { as, form: copyForm })
    const entries = unzip(Buffer.from(await answer.arrayBuffer()))
    const readme = entries.get('README.txt')!.toString()
    const parts = Object.keys(JSON.parse(entries.get('data.json')!.toString()))
    expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(readme))).toEqual([])
    expect(readme).toMatch(root ? /^Copy of the data/ : /^Salinan data/)
  })

  it('also while suspended, in English, of every role', async () => {
    const people: [Person, string][] = [
      [await hunter(), '/en/bughunter/profile/data'],
      [await companyOwner(), '/en/company/profile/data'],
      [environment.people.staff, '/en/company/profile/data'],
      [await incidentAccount(), '/en/incident/data'],
      [await operator(), '/en/hello/data'],
    ]
    const [[suspended]] = people as [[Person, string]]
    await database()
      .update(accounts)
      .set({ standing: 'suspended' })
      .where(eq(accounts.id, suspended.accountId))
    for (const [person, address] of people) {
      const answer = await site.ask(address, {
        as: await sessionOf(await withPassword(person)),
        form: copyForm,
      })
      expect([address, answer.status]).toEqual([address, 200])
      const entries = unzip(Buffer.from(await answer.arrayBuffer()))
      expect(entries.get('README.txt')!.toString()).toMatch(/^Copy of the data/)
      expect(JSON.parse(entries.get('data.json')!.toString()).account.username).toBe(person.username)
    }
  })

  it('not without re-authentication, not by a link, not from another site', async () => {
    const as = await sessionOf(await withPassword(await hunter()))
    const wrong = await site.ask(dataPage, { as, form: { ...copyForm, currentPassword: 'salah' } })
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expect(await wrong.text()).toContain('Kata sandi saat ini salah')
    const link = await site.ask(`${dataPage}?intent=copy&currentPassword=${password}`, { as })
    expect(link.headers.get('content-type')).toMatch(/^text\/html/)
    const foreign = await site.ask(dataPage, {
      ...{ as, form: copyForm },
      headers: { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
  })

  it('six at once; the seventh is told to retry', async () => {
    const busy = await Promise.all(Array.from({ length: 6 }, async () => withPassword(await hunter())))
    const held = await Promise.all(busy.map((person) => exportOwnData(person, proof, '')))
    const as = await sessionOf(await withPassword(await hunter()))
    const answer = await site.ask(dataPage, { as, form: copyForm })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    for (const { zip } of held) await zip.toArray()
    expect((await site.ask(dataPage, { as, form: copyForm })).status).toBe(200)
  })
})

describe('PDP-02 a person deletes the account', () => {
  it('access ends at once, the person is erased after 14 days, the work is preserved under a pseudonym', async () => {
    const reporter = await withPassword(environment.people.reporter)
    const { username, accountId } = reporter
    const as = await sessionOf(reporter)
    const page = '/bughunter/profile/delete-account'
    const form = { intent: 'leave', username, understood: 'yes', currentPassword: password }
    for (const missing of ['username', 'understood', 'currentPassword']) {
      const { [missing]: _, ...less } = form as Record<string, string>
      expect((await site.ask(page, { as, form: less })).status).toBe(422)
    }
    const answer = await site.ask(page, { as, form })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/left'])
    expect(answer.headers.getSetCookie().join()).toMatch(/auth\.session=; Path=\/; SameSite=Lax; Max-Age=0/)
    expect((await site.ask('/api/v1/user', { as })).status).toBe(401)

    await payOut(accountId)
    travelTo(later(now(), 15 * day))
    expect(await eraseLeavers(system)).toBe(1)
    for (const needle of [username, canaries.fullName, canaries.phone])
      expect([needle, await traces(needle)]).toEqual([needle, []])
    const [row] = await database().select().from(accounts).where(eq(accounts.id, accountId))
    const pseudonym = row!.username
    const { hash, id } = environment.reports.valid
    const report = await site.ask(`/company/reports/detail/${hash}/${id}`, {
      as: await sessionOf(environment.people.owner),
    })
    const html = await report.text()
    expect(html).toContain(pseudonym)
    expect(html).not.toContain(username)
  })

  it('and no public page, board or search shows the name', async () => {
    const { username, slug } = environment.writeUp
    travelTo(later(now(), 15 * day))
    for (const address of ['/', '/leaderboard', '/publication', '/publication/bughunter-write-ups'])
      expect([address, await (await site.ask(address)).text()]).toEqual([
        address,
        expect.not.stringContaining(username),
      ])
    const [profile, story, missing] = await Promise.all(
      [`/${username}`, `/write-ups/${username}/${slug}`, '/tidak-pernah-ada'].map((one) => site.ask(one)),
    )
    expect([profile!.status, story!.status, missing!.status]).toEqual([404, 404, 404])
    const list = await (await site.ask('/publication/bughunter-write-ups')).text()
    expect(list).toMatch(/\/write-ups\/anonim-[a-z0-9]{6}\//)
    const pseudonym = /anonim-[a-z0-9]{6}/.exec(list)![0]
    expect((await site.ask(`/write-ups/${pseudonym}/${slug}`)).status).toBe(200)
    expect((await site.ask(`/${pseudonym}`)).status).toBe(404)
  })
})

describe('PDP-04 identity documents after the decision', () => {
  it('are deleted after 90 days; of failed submissions after one', async () => {
    const { caseId } = environment.cases.taken
    await verifyIdentity(environment.people.hello, caseId)
    const held = () =>
      database()
        .select({ id: files.id, state: files.state, key: files.storageKey })
        .from(identityDocuments)
        .innerJoin(files, eq(files.id, identityDocuments.fileId))
        .where(eq(identityDocuments.caseId, caseId))
    travelTo(later(now(), 89 * day))
    await forgetIdentityImages()
    expect((await held()).map(({ state }) => state)).toEqual(['clean', 'clean', 'clean'])
    travelTo(later(now(), 2 * day))
    await forgetIdentityImages()
    const rows = await held()
    expect(rows.map(({ state }) => state)).toEqual(['removed', 'removed', 'removed'])
    for (const { id } of rows) expect(await unsafeFileContent(id)).toBeNull()
    const { getBytes } = await import('#infra/files.ts')
    for (const { key } of rows) await expect(getBytes(key)).rejects.toThrow()
  })
})

describe('USR-04 the name of an account that left', () => {
  it('is never given again, before the erasing and after, in any spelling', async () => {
    const person = await withPassword(await hunter())
    const { username } = person
    await leave(person, { username, ...proof })
    const owner = await withPassword(await companyOwner())
    const claims = [
      () => claim(username),
      async () => {
        const { token } = await invited(owner)
        return acceptInvitation(visitor, { token, username, agreement: 'on' })
      },
    ]
    const refusedName = { fields: { username: [{ key: 'username_taken' }] } }
    for (const take of claims) await expect(take()).rejects.toMatchObject(refusedName)
    travelTo(later(now(), 15 * day))
    await eraseLeavers(system)
    // Without the retired names the row's new pseudonym frees the old name here.
    for (const take of claims) await expect(take()).rejects.toMatchObject(refusedName)
  })
})

describe('RPT-15 a person whose account ended', () => {
  type Way = (person: Person) => Promise<void>
  const ways: Record<string, Way> = {
    deleted: async (person) => leave(person, { username: person.username, ...proof }),
    suspended: async ({ accountId }) => sanction(accountId, 'suspension'),
    ended: async ({ accountId }) => sanction(accountId, 'end'),
  }

  it.each(['deleted', 'ended'])(
    '%s: bearer, cookie, links and mails are invalid within a second',
    async (way) => {
      const person = await withPassword(await hunter())
      const owner = await companyOwner()
      const reportId = await reviewedReport(await liveProgram(owner), person)
      const { hash } = await reportRow(reportId)
      const token = await sessionOf(person)
      const link = await linkFor(person)
      const reads = async () => {
        const call = await fetch(`${site.origin()}/api/v1/user`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        const page = await site.ask(`/bughunter/hacktivity/${hash}/${reportId}`, { as: token })
        const mail = await recipientsOf(database(), 'reporter', { ...happening, subjectId: reportId })
        return [call.status, page.status, (await goodLink('reset_password', link)) !== null, mail.length]
      }
      expect(await reads()).toEqual([200, 200, true, 1])
      await ways[way]!(person)
      const started = performance.now()
      expect(await reads()).toEqual([401, 302, false, 0])
      expect(performance.now() - started).toBeLessThan(1_000)
    },
  )

  it('suspended: reads and leaves, but writes nothing and is notified of nothing about the report', async () => {
    const person = await withPassword(await hunter())
    const reportId = await reviewedReport(await liveProgram(await companyOwner()), person)
    await ways.suspended!(person)
    const mail = await recipientsOf(database(), 'reporter', { ...happening, subjectId: reportId })
    expect(mail).toEqual([])
    const { hash } = await reportRow(reportId)
    const as = await sessionOf(person)
    const address = `/bughunter/hacktivity/${hash}/${reportId}`
    const body = 'Satu komentar yang cukup panjang untuk dikirim.'
    const answer = await site.ask(address, { as, form: { intent: 'comment', body, audience: 'all' } })
    expect(answer.status).toBe(403)
  })

  it('of a company that closed: the owner, the admin and the member alike', async () => {
    const owner = await withPassword(await companyOwner())
    const people = [owner, await member(owner.companyId, 1), await member(owner.companyId, 2)]
    const tokens = await Promise.all(people.map(sessionOf))
    const { token: invitation } = await invited(owner)
    await leave(owner, { username: owner.username, ...proof })
    for (const token of tokens) {
      const call = await fetch(`${site.origin()}/api/v1/user`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      expect(call.status).toBe(401)
      expect((await site.ask('/company/reports', { as: token })).headers.get('location')).toMatch(
        /^\/sign-in/,
      )
    }
    expect(await goodLink('member_verification', invitation)).toBeNull()
    // Passwords still fit, but open nothing.
    for (const person of people) {
      await withPassword(person)
      const answer = await fetch(`${site.origin()}/auth-api/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: person.username, password }),
      })
      expect(answer.status).toBe(422)
    }
  })

  it('cannot avoid obligations: a company with money or work left stays open', async () => {
    const owner = await withPassword(await companyOwner())
    await fund(owner.companyId, 1_000n)
    const as = await sessionOf(owner)
    const form = { intent: 'leave', username: owner.username, understood: 'yes', currentPassword: password }
    // The page shows no form then; the person who posts one anyway is refused.
    const page = await (await site.ask('/company/profile/delete-account', { as })).text()
    expect(page).not.toContain('name="understood"')
    expect((await site.ask('/company/profile/delete-account', { as, form })).status).toBe(409)
    expect((await site.ask('/api/v1/user', { as })).status).toBe(200)
  })

  const happening = { seq: 1, type: 'report.moved' as const, actorId: null, facts: {} }
})

describe('ATT-06 identity documents', () => {
  it('are shown only to the person who claimed the case, and each access is recorded', async () => {
    const { hello: first, owner, admin, staff, reporter, other, incident } = environment.people
    const { caseId } = environment.cases.waiting
    await takeIdentityCase(first, caseId)
    const second = await operator()
    const address = (id: string) => `/hello/verification/${id}/document/selfie`
    const looks = async () =>
      (
        await database()
          .select()
          .from(events)
          .where(and(eq(events.type, 'account.identity_document_viewed')))
      ).length
    const before = await looks()
    const visit = await site.ask(address(caseId))
    expect(visit.headers.get('location')).toMatch(/^\/sign-in/)
    for (const person of [second, owner, admin, staff, reporter, other, incident]) {
      // Another role is signed out by the guard: each request has a session of its own.
      const [real, ghost] = await Promise.all(
        [caseId, newId()].map(async (id) =>
          site.ask(address(id), {
            as: await sessionOf(person),
            headers: { 'Sec-Fetch-Site': 'same-origin' },
          }),
        ),
      )
      expect([
        person.role,
        real!.status,
        real!.headers.get('location')?.replace(/verification.*/, ''),
      ]).toEqual([person.role, ghost!.status, ghost!.headers.get('location')?.replace(/verification.*/, '')])
      expect(real!.headers.get('content-type') ?? '').not.toMatch(/^image/)
      if (person === second) expect(real!.status).toBe(404)
    }
    expect(await looks()).toBe(before)
    const as = await sessionOf(first)
    for (const turn of [1, 2]) {
      const seen = await site.read(address(caseId), { as })
      expect(seen.headers.get('content-type')).toMatch(/^image/)
      expect(await looks()).toBe(before + turn)
    }
    await verifyIdentity(first, caseId)
    expect((await site.ask(address(caseId), { as })).status).toBe(404)
    expect(await looks()).toBe(before + 2)
  })

  // A person who closed the account asks for nothing any more; the case stayed in hand, and for two weeks so did the
  // documents.
  it('of a person who left are shown to no one, and the case is in no queue until they return', async () => {
    const [team, person] = [await operator(), await withPassword(await hunter({ verified: false }))]
    const caseId = await caseOf(person)
    const waits = async () =>
      (await identityQueueSeenBy(team)).rows.some(({ id }) => id === caseId) &&
      (await identityQueueFigures(team)).open > 0
    await takeIdentityCase(team, caseId)
    expect([await waits(), (await identityCaseSeenBy(team, caseId)).mayReview]).toEqual([true, true])
    await leave(person, { username: person.username, ...proof })
    expect(await waits()).toBe(false)
    expect(await identityCaseSeenBy(team, caseId)).toMatchObject({
      ...{ fullName: null, documents: [], mayReview: false, mayTake: false },
    })
    await expect(viewIdentityDocument(team, caseId, 'selfie')).rejects.toMatchObject({ code: 'not_found' })
    await expect(verifyIdentity(team, caseId)).rejects.toMatchObject({ code: 'conflict' })
    await keepAccount(visitor, (await unsafeWaitingToken('leaving_cancel', `${person.username}@demo.test`))!)
    expect([await waits(), (await identityCaseSeenBy(team, caseId)).mayReview]).toEqual([true, true])
  })
})

/** A submission that waits, with a selfie. */
async function caseOf(person: Person): Promise<string> {
  const caseId = newId()
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const file = new File([new Uint8Array(picture)], 'selfie.jpg', { type: 'image/jpeg' })
  const { fileId } = await storeFile(person, 'identity', file)
  await database()
    .insert(identityCases)
    .values({
      ...{ id: caseId, accountId: person.accountId, submittedAt: now() },
      ...{ nikHash: Buffer.alloc(32, 7), nikLast4: '0007' },
    })
  await database().insert(identityDocuments).values({ caseId, kind: 'selfie', fileId })
  return caseId
}

/** Signs up under a name, with an address of its own. */
async function claim(username: string) {
  const email = `${newId()}@pencoba.test`
  await sendSignUpCode(system, 'bughunter', email, 'id')
  const code = (await unsafeWaitingCode('sign_up_bughunter', email))!
  return signUpBughunter(visitor, { email, code, username, password, tshirtSize: 'M' }, 'id')
}

/** The reward of the environment's reporter is paid out, or the erasing would wait for it. */
async function payOut(accountId: string): Promise<void> {
  const entries = [
    { side: payableTo(accountId), amount: -3_000_000n },
    { side: cash, amount: 3_000_000n },
  ]
  const { companyId } = environment.people.owner
  await transaction((tx) =>
    post(tx, { kind: 'payout', key: `test:${newId()}`, companyId, actor: system, entries }),
  )
}

async function linkFor({ accountId, username }: Person): Promise<string> {
  const email = `${username}@demo.test`
  const wanted = { purpose: 'reset_password', accountId, email, locale: 'id' } as const
  await transaction((tx) => sendLink(tx, visitor, wanted))
  return (await unsafeWaitingToken('reset_password', email))!
}

async function sanction(accountId: string, step: 'suspension' | 'end'): Promise<void> {
  await transaction(async (tx) => {
    await tx.insert(sanctions).values({
      ...{ id: newId(), accountId, step, reason: 'fraud', statement: 'Melanggar aturan.' },
      ...{ takenBy: environment.people.hello.accountId, takenAt: now() },
    })
    await settleAccountStatus(tx, accountId)
  })
}
