import { describe, expect, it } from 'vitest'
import { type Actor, memberPermissions, type Person, type Role, workingRoles } from '#kernel/actor.ts'
import { programStatuses } from './program.ts'
import {
  type KnownFacts,
  type ManagedFacts,
  mayCreate,
  mayDecide,
  mayEdit,
  mayGrant,
  mayInvite,
  mayManage,
  mayMove,
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
    teamRoles: role === 'hello' ? workingRoles : [],
    picture: null,
    companyNeedsFactor: false,
    factorOwed: false,
    verified: false,
    suspended: false,
    locale: 'id',
  } as const
  return { kind: 'person', role, ...ids, ...none, ...more }
}
const visitor: Actor = { kind: 'visitor', address: '192.0.2.1' }
const all = { permission: 1, permissions: memberPermissions } as const
const owner = person('company', { companyId: 'nusa', ...all })
const admin = person('company_member', { companyId: 'nusa', ...all })
const member = person('company_member', { companyId: 'nusa', permission: 2 })
const stranger = person('company', { companyId: 'other', ...all })
const hunter = person('bughunter', { verified: true })
const team = person('hello')
const everybody = [visitor, owner, admin, member, stranger, hunter, team, person('incident')]
const manager = person('company_member', {
  ...{ companyId: 'nusa', permission: 2, permissions: ['program.manage', 'member.manage'] },
})
const none = { invited: false, granted: false }

type Facts = ProgramFacts & ManagedFacts & KnownFacts

/** A program as a person without a grant meets it. */
function program(changes: Partial<Facts> = {}): Facts {
  const base = { companyId: 'nusa', status: 'accepted', visibility: 'public', managedBy: 'company' } as const
  const free = { validUntil: '2026-12-31', halted: false, ownerEnded: false }
  return { ...base, ...free, granted: false, grantedPermissions: [], ...changes }
}

describe('seeing a program', () => {
  it('hides unaccepted ones from all but its company and the platform team', () => {
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

  it('lists none of a company whose account has ended', () => {
    const orphan = program({ ownerEnded: true, halted: true })
    expect(everybody.filter((actor) => maySee(actor, orphan, none))).toEqual([owner, admin, team])
  })
})

describe('managing a program', () => {
  it('is allowed for the owner, admins and operators', () => {
    expect(everybody.filter((actor) => mayManage(actor, program()))).toEqual([owner, admin, team])
    expect(everybody.filter((actor) => mayGrant(actor, program()))).toEqual([owner, admin])
  })

  it('is allowed for members with the right where the program was granted', () => {
    const granted = program({ granted: true })
    for (const may of [mayManage, mayEdit, mayInvite, mayGrant] as const) {
      expect([may.name, may(manager, granted), may(manager, program())]).toEqual([may.name, true, false])
      expect([may.name, may(member, granted)]).toEqual([may.name, false])
      expect([may.name, may({ ...manager, suspended: true }, granted)]).toEqual([may.name, false])
    }
    expect(mayMove(manager, granted, 'end')).toBe(true)
    expect(mayDecide(manager, program({ granted: true, status: 'review' }))).toBe(false)
    expect([mayCreate(manager, 'nusa'), mayCreate(manager, 'other'), mayCreate(member, 'nusa')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('leaves the decision to operators', () => {
    expect(everybody.filter((actor) => mayDecide(actor, program({ status: 'review' })))).toEqual([team])
    expect(everybody.filter((actor) => mayDecide(actor, program()))).toEqual([])
  })

  it('freezes the text in review and after the end', () => {
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

  it('lets the platform end programs and nothing else', () => {
    const system: Actor = { kind: 'system', job: 'test' }
    expect(mayMove(system, program(), 'end')).toBe(true)
    expect(mayMove(system, program(), 'pause')).toBe(false)
    expect(mayMove(system, program({ status: 'review' }), 'accept')).toBe(false)
  })
})

describe('joining and reporting', () => {
  const ready = { verified: true, ndaAccepted: true, agreed: true, barred: false }

  it('names the first missing step', () => {
    expect(missingStep({ verified: false, ndaAccepted: false, agreed: false })).toBe('account_unverified')
    expect(missingStep({ ...ready, ndaAccepted: false })).toBe('nda_missing')
    expect(missingStep({ ...ready, agreed: false })).toBe('agreement_missing')
    expect(missingStep(ready)).toBeNull()
  })
})
