import { inRequestScope } from '@cakrawala/fair-queue/request-scope'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityCases } from '#domain/account/account-tables.server.ts'
import { takeIdentityCase, viewIdentityDocument } from '#domain/account/identity/review-identity.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { hunter, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildEnvironment, canaries, type Environment } from '../../../test/support/environment.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { unzip } from '../../../test/support/unzip.ts'
import { accessLogSeenBy } from './access-log.server.ts'
import { exportOwnData } from './export-own-data.server.ts'

useDatabase()
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
  const { reporter, other, owner, staff, hello: operator } = environment.people
  for (const person of [reporter, other, owner, staff, operator]) await withPassword(person)
})

async function copyOf(actor: Actor) {
  const { zip } = await exportOwnData(actor, proof, 'Baca aku')
  const entries = unzip(Buffer.concat(await zip.toArray()))
  const text = entries.get('data.json')!.toString()
  return { entries, text, data: JSON.parse(text) }
}

describe('a copy of the own data', () => {
  it('contains everything of a bughunter, with the files, and nothing of others', async () => {
    const { reporter } = environment.people
    const { entries, text, data } = await copyOf(reporter)
    expect(entries.get('README.txt')?.toString()).toBe('Baca aku')
    expect(data.account).toMatchObject({ username: reporter.username, role: 'bughunter' })
    expect(data.profile).toMatchObject({ phone: canaries.phone, birthDate: canaries.birthDate })
    expect(data.reports).toHaveLength(7)
    expect(data.programAgreements.length).toBeGreaterThan(0)
    expect(data.confidentialityAgreements).toHaveLength(1)
    expect(data.rewards).toMatchObject([{ amountIdr: '3000000' }])
    expect(data.publications).toHaveLength(1)
    expect(data.articles.map(({ state }: { state: string }) => state).sort()).toEqual([
      ...['draft', 'in_review', 'published'],
    ])
    expect(data.publishedArticles).toHaveLength(1)
    expect(text).toContain(canaries.articleDraft)
    expect(data.points.length).toBeGreaterThan(0)
    expect(data.events.map(({ type }: { type: string }) => type)).toContain('account.file_uploaded')
    const files = [...entries.keys()].filter((name) => name.startsWith('files/report/'))
    expect(files).toHaveLength(4)
    expect(entries.get(files[0]!)!.subarray(0, 2).toString('hex')).toBe('ffd8')
    for (const hidden of [
      ...[canaries.helloNote, canaries.companyTalk, canaries.reproduction, canaries.others],
      ...[
        environment.people.hello.username,
        environment.people.owner.username,
        environment.people.other.username,
      ],
    ]) {
      expect(text).not.toContain(hidden)
    }
    expect(text).not.toMatch(
      /passwordHash|tokenHash|nikHash|sealed(?!Originals)|reviewerId|assigneeId|takenBy/,
    )
  })

  it('contains the comments of others on the own report, without the names of staff', async () => {
    const { data } = await copyOf(environment.people.other)
    const [asked] = data.reports.flatMap(({ comments }: { comments: unknown[] }) => comments)
    expect(asked).toMatchObject({ by: { kind: 'operator', name: null } })
    expect(asked.bodyMd).toContain('langkah ketiga')
  })

  it('contains the company and the money of an owner, and of a member the membership only', async () => {
    const owners = await copyOf(environment.people.owner)
    expect(owners.data.ownCompany).toMatchObject({ name: 'Nusa Bank' })
    expect(owners.data.topUps).toMatchObject([{ amountIdr: '10000000' }])
    expect([...owners.entries.keys()].some((name) => name.startsWith('files/top_up_proof/'))).toBe(true)
    expect(owners.data.comments).toMatchObject([
      { audience: 'company' },
      { audience: 'company_own' },
      { audience: 'all' },
    ])
    const members = await copyOf(environment.people.staff)
    expect(members.data.ownCompany).toBeNull()
    expect(members.data.membership).toMatchObject({ company: 'Nusa Bank', permission: 2 })
    expect([members.data.ledger, members.data.topUps]).toEqual([[], []])
    for (const copy of [owners, members]) {
      expect(copy.text).not.toContain(environment.people.admin.username)
      expect(copy.text).not.toContain(canaries.helloNote)
    }
  })

  it('is recorded, and stops after three in a day', async () => {
    const person = await withPassword(await hunter())
    await copyOf(person)
    await copyOf({ ...person, suspended: true })
    await copyOf(person)
    await expect(exportOwnData(person, proof, '')).rejects.toMatchObject({ code: 'too_many_requests' })
    const traces = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    expect(traces.filter(({ type }) => type === 'privacy.data_exported')).toHaveLength(3)
  })

  it('requires re-authentication; visitors get none', async () => {
    const person = await withPassword(await hunter())
    await expect(exportOwnData(person, { currentPassword: 'salah' }, '')).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    await expect(exportOwnData(visitor, proof, '')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('runs once per person and six times in all; a finished one frees its slot for the next', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, async () => withPassword(await hunter())))
    const busy = { code: 'unavailable', retryAfterSeconds: 5 }
    const [first, ...others] = await Promise.all(
      people.slice(0, 6).map((one) => exportOwnData(one, proof, '')),
    )
    await expect(exportOwnData(people[6]!, proof, '')).rejects.toMatchObject(busy)
    first!.zip.destroy()
    await new Promise((go) => first!.zip.once('close', go))
    await expect(exportOwnData(people[1]!, proof, '')).rejects.toMatchObject(busy)
    const next = await copyOf(people[6]!)
    expect(next.data.account.username).toBe(people[6]!.username)
    for (const { zip } of others) await zip.toArray()
  })

  it('ends when the client disconnects, before or while it is read', async () => {
    const person = await withPassword(await hunter())
    for (const aborted of [true, false]) {
      const gone = new AbortController()
      const scope = { network: '192.0.2.0/24', accountId: person.accountId, signal: gone.signal }
      const asked = inRequestScope(scope, () => exportOwnData(person, proof, ''))
      if (aborted) {
        gone.abort()
        await expect(asked).rejects.toMatchObject({ code: 'unavailable' })
        continue
      }
      const { zip } = await asked
      const closed = new Promise((go) => zip.once('close', go))
      gone.abort()
      await closed
    }
    expect((await copyOf(person)).data.account.username).toBe(person.username)
  })
})

describe('the list of accesses to own documents', () => {
  it('shows each access and decision under a stable pseudonym, not the real name', async () => {
    const { caseId } = environment.cases.waiting
    const { hello: operator } = environment.people
    await takeIdentityCase(operator, caseId)
    await viewIdentityDocument(operator, caseId, 'ktp')
    await viewIdentityDocument(operator, caseId, 'selfie')
    const applicant = await applicantOf(caseId)
    const log = await accessLogSeenBy(applicant)
    expect(log.map(({ kind, document }) => [kind, document])).toEqual([
      ['account.identity_document_viewed', 'selfie'],
      ['account.identity_document_viewed', 'ktp'],
      ['account.identity_case_taken', null],
    ])
    const names = new Set(log.map(({ who }) => who))
    expect(names.size).toBe(1)
    expect([...names][0]).toMatch(/^R-[2-9A-HJ-NP-Z]{4}$/)
    expect(await accessLogSeenBy(environment.people.other)).toEqual([])
    // No line is named by its number in the history of the platform (RPT-13).
    expect(log.filter(({ key }) => /^\d+$/.test(key))).toEqual([])
    const { text } = await copyOf(await withPassword(applicant))
    expect(text).not.toContain(operator.username)
    expect(text).not.toContain(operator.accountId)
  })
})

async function applicantOf(caseId: string) {
  const [row] = await database()
    .select({ accountId: identityCases.accountId })
    .from(identityCases)
    .where(eq(identityCases.id, caseId))
  return { ...environment.people.unverified, accountId: row!.accountId }
}
