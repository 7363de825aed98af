import { describe, expect, it } from 'vitest'
import type { Actor, Person, Role } from '#kernel/actor.ts'
import { programStatuses } from './program.ts'
import {
  mayDecide,
  mayEdit,
  mayGrant,
  mayInvite,
  mayJoin,
  mayManage,
  mayMove,
  mayReportTo,
  maySee,
  missingStep,
  type ProgramFacts,
} from './program-policy.ts'

function person(role: Role, more: Partial<Person> = {}): Person {
  const ids = { accountId: role, username: role, sessionId: 's', address: '192.0.2.1' }
  const none = {
    companyId: null,
    permission: null,
    memberId: null,
    permissions: [],
    factorOwed: false,
    verified: false,
    suspended: false,
    locale: 'id',
  } as const
  return { kind: 'person', role, ...ids, ...none, ...more }
}
const visitor: Actor = { kind: 'visitor', address: '192.0.2.1' }
const owner = person('company', { companyId: 'nusa', permission: 1 })
const admin = person('company_member', { companyId: 'nusa', permission: 1 })
const member = person('company_member', { companyId: 'nusa', permission: 2 })
const stranger = person('company', { companyId: 'other', permission: 1 })
const hunter = person('bughunter', { verified: true })
const team = person('hello')
const everybody = [visitor, owner, admin, member, stranger, hunter, team, person('incident')]
const none = { invited: false, granted: false }

function program(changes: Partial<ProgramFacts> = {}): ProgramFacts {
  const base = { companyId: 'nusa', status: 'accepted', visibility: 'public', managedBy: 'company' } as const
  return { ...base, validUntil: '2026-12-31', ...changes }
}

describe('seeing a program', () => {
  it('hides what is not accepted yet from all but its company and the team', () => {
    for (const status of ['draft', 'review', 'rejected'] as const) {
      const seers = everybody.filter((actor) => maySee(actor, program({ status }), none))
      expect(seers).toEqual([owner, admin, team])
    }
  })

  it('shows public ones to all, private ones to the invited and the granted', () => {
    expect(everybody.filter((actor) => !maySee(actor, program(), none))).toEqual([])
    const hidden = program({ visibility: 'private' })
    expect(everybody.filter((actor) => maySee(actor, hidden, none))).toEqual([owner, admin, team])
    expect(maySee(hunter, hidden, { invited: true, granted: false })).toBe(true)
    expect(maySee({ ...hunter, suspended: true }, hidden, { invited: true, granted: false })).toBe(false)
    expect(maySee(member, hidden, { invited: false, granted: true })).toBe(true)
    expect(maySee(stranger, hidden, { invited: true, granted: true })).toBe(false)
  })
})

describe('managing a program', () => {
  it('is for the owner, admins and the platform team', () => {
    expect(everybody.filter((actor) => mayManage(actor, program()))).toEqual([owner, admin, team])
    expect(everybody.filter((actor) => mayGrant(actor, program()))).toEqual([owner, admin])
  })

  it('leaves the decision to the platform team', () => {
    expect(everybody.filter((actor) => mayDecide(actor, program({ status: 'review' })))).toEqual([team])
    expect(everybody.filter((actor) => mayDecide(actor, program()))).toEqual([])
  })

  it('keeps the text still in review and after the end', () => {
    expect(programStatuses.filter((status) => !mayEdit(owner, program({ status })))).toEqual([
      'review',
      'ended',
    ])
    expect(programStatuses.filter((status) => !mayEdit(team, program({ status })))).toEqual(['ended'])
    expect(programStatuses.filter((status) => mayInvite(owner, program({ status })))).toEqual([
      'accepted',
      'paused',
    ])
  })

  it('lets the house end programs and nothing else', () => {
    const house: Actor = { kind: 'system', job: 'test' }
    expect(mayMove(house, program(), 'end')).toBe(true)
    expect(mayMove(house, program(), 'pause')).toBe(false)
    expect(mayMove(house, program({ status: 'review' }), 'accept')).toBe(false)
  })
})

describe('joining and reporting', () => {
  const ready = { verified: true, ndaAccepted: true, agreed: true }

  it('names the first missing step', () => {
    expect(missingStep({ verified: false, ndaAccepted: false, agreed: false })).toBe('account_unverified')
    expect(missingStep({ ...ready, ndaAccepted: false })).toBe('nda_missing')
    expect(missingStep({ ...ready, agreed: false })).toBe('agreement_missing')
    expect(missingStep(ready)).toBeNull()
  })

  it('is for ready bughunters while the program is open, its last day included', () => {
    const today = '2026-12-31'
    expect(everybody.filter((actor) => mayReportTo(actor, program(), ready, today))).toEqual([hunter])
    expect(mayReportTo(hunter, program(), ready, '2027-01-01')).toBe(false)
    expect(mayReportTo(hunter, program({ status: 'paused' }), ready, today)).toBe(false)
    expect(mayReportTo({ ...hunter, suspended: true }, program(), ready, today)).toBe(false)
    expect(mayReportTo(hunter, program(), { ...ready, agreed: false }, today)).toBe(false)
    expect(mayJoin(hunter, program(), { ...ready, agreed: false }, today)).toBe(true)
    expect(mayJoin(hunter, program(), { ...ready, ndaAccepted: false }, today)).toBe(false)
  })
})
