import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EventType } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { refusalsWritten } from '#domain/event/note-refusal.server.ts'
import { auditLogSeenBy } from '#domain/privacy/audit-log.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol, ownPassword, withPassword } from '../support/factor.ts'
import { takenBy } from '../support/identity-scenario.ts'
import { liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
let team: Person
beforeAll(async () => {
  team = await withPassword(await operator())
})

const page = async (who: Person, address: string, form?: Record<string, string>) =>
  (await site.read(address, { as: await sessionOf(who), ...(form ? { form } : {}) })).status
const call = async (who: Person | null, method: string, path: string, json?: object) => {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  if (who) headers.Authorization = `Bearer ${await sessionOf(who)}`
  const body = json ? { body: JSON.stringify(json) } : {}
  return (await fetch(site.origin() + path, { method, headers, ...body })).status
}

/** Each act that must be recorded: its actor, its subject, the request by page or call, and the answer. */
type Action = { type: EventType; who: Person; about: string; does: () => Promise<number>; answer: number }
const actions: Record<string, () => Promise<Action>> = {
  'a denied act': async () => {
    const [who, owner] = [await hunter(), await companyOwner()]
    const about = await liveProgram(owner, team, { visibility: 'private' })
    const does = () => call(who, 'GET', `/api/v1/programs/${about}`)
    return { type: 'account.act_refused', who, about, does, answer: 404 }
  },
  'a wrong second factor in a proof': async () => {
    const who = await withPassword(await hunter())
    await enrol(who)
    const form = { intent: 'copy', currentPassword: ownPassword, factorCode: '000000' }
    const does = () => page(who, '/bughunter/profile/data', form)
    return { type: 'account.factor_refused', who, about: who.accountId, does, answer: 422 }
  },
  'a wrong password in a proof, by page': async () => {
    const who = await withPassword(await hunter())
    const does = () => page(who, '/bughunter/profile/data', { intent: 'copy', currentPassword: 'salah' })
    return { type: 'account.proof_refused', who, about: who.accountId, does, answer: 422 }
  },
  'a wrong password in a proof, by call': async () => {
    const who = await withPassword(await companyOwner())
    const does = () => call(who, 'POST', '/api/v1/user/data-copy', { current_password: 'salah' })
    return { type: 'account.proof_refused', who, about: who.accountId, does, answer: 422 }
  },
  'a list taken along': async () => {
    const does = () => page(team, '/hello/incidents', { intent: 'export' })
    return { type: 'account.list_exported', who: team, about: team.accountId, does, answer: 200 }
  },
  'the audit log taken along': async () => {
    const form = { intent: 'export', currentPassword: ownPassword }
    const does = () => page(team, '/hello/audit-log', form)
    return { type: 'privacy.audit_exported', who: team, about: team.accountId, does, answer: 200 }
  },
  'an access to an identity document': async () => {
    const { person, caseId } = await takenBy(team)
    const does = () => page(team, `/hello/verification/${caseId}/document/selfie`)
    const about = person.accountId
    return { type: 'account.identity_document_viewed', who: team, about, does, answer: 200 }
  },
}

// A naive version logs that something failed, and neither for whom nor from where.
describe('LOG-04 events that must be recorded', () => {
  it.each(Object.keys(actions))('%s is recorded with actor, object, address and UTC', async (name) => {
    const { type, who, about, does, answer } = await actions[name]!()
    const since = Date.now()
    expect(await does()).toBe(answer)
    await refusalsWritten()
    const mine = and(eq(events.type, type), eq(events.actorId, who.accountId))
    const [row, ...more] = await database().select().from(events).where(mine)
    expect(more).toEqual([])
    expect(row).toMatchObject({ actorKind: 'person', subjectId: about, address: '127.0.0.1' })
    expect(row!.at.getTime()).toBeGreaterThanOrEqual(since)
    expect(row!.at.getTime()).toBeLessThanOrEqual(Date.now())
    const [line] = await auditLogSeenBy(team, { type }, { before: null, size: 1 })
    expect(line).toMatchObject({ who: { username: who.username }, address: '127.0.0.1' })
    expect(line!.at.toISOString()).toBe(row!.at.toISOString())
  })

  it('a wrong password at sign-in is recorded without the password, for an account and for none', async () => {
    const who = await withPassword(await hunter())
    const refused = async () =>
      database().select().from(events).where(eq(events.type, 'account.sign_in_refused')).orderBy(events.seq)
    for (const identifier of [who.username, 'tidak-pernah-ada']) {
      const password = 'Kanari#Sandi9'
      expect(await call(null, 'POST', '/auth-api/api/login', { identifier, password })).toBe(422)
      const row = (await refused()).at(-1)!
      expect([row.actorKind, row.address]).toEqual(['visitor', '127.0.0.1'])
      expect(row.subjectId === who.accountId).toBe(identifier === who.username)
      expect(JSON.stringify(row)).not.toContain('Kanari')
    }
    expect(await refused()).toHaveLength(2)
  })
})
