import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memberPermissions, type Person } from '#kernel/actor.ts'
import {
  type GrantedProgram,
  isWithinLimit,
  looksInto,
  mayIn,
  mayInCompany,
  programPermissions,
} from './permission-policy.ts'

const person: Person = {
  ...{ kind: 'person', accountId: 'a', username: 'a', role: 'company_member', companyId: 'nusa' },
  ...{
    permission: 2,
    memberId: 'm',
    permissions: [],
    teamRoles: [],
    picture: null,
    companyNeedsFactor: false,
    factorOwed: false,
    verified: false,
  },
  ...{ suspended: false, locale: 'id', sessionId: 's', address: '192.0.2.1' },
}
const owner: Person = {
  ...person,
  role: 'company',
  permission: 1,
  memberId: null,
  permissions: memberPermissions,
}
const admin: Person = { ...person, permission: 1, permissions: memberPermissions }
const program: GrantedProgram = { companyId: 'nusa', granted: true, grantedPermissions: [] }
const hidden: GrantedProgram = { ...program, granted: false }

const some = fc.subarray([...memberPermissions])
const one = fc.constantFrom(...memberPermissions)

describe('the permissions of a company member', () => {
  it('are complete for the owner and admins, granted or not', () => {
    for (const permission of memberPermissions) {
      for (const actor of [owner, admin]) expect(mayIn(actor, permission, hidden)).toBe(true)
    }
  })

  it('are, for a member in a granted program, exactly the ticked ones', () => {
    fc.assert(
      fc.property(some, one, (permissions, permission) => {
        expect(mayIn({ ...person, permissions }, permission, program)).toBe(permissions.includes(permission))
      }),
    )
  })

  it('are none in a program that is not granted, whatever was ticked elsewhere', () => {
    fc.assert(
      fc.property(some, some, one, (permissions, grantedPermissions, permission) => {
        const actor = { ...person, permissions }
        expect(looksInto(actor, hidden)).toBe(false)
        expect(mayIn(actor, permission, { ...hidden, grantedPermissions })).toBe(false)
      }),
    )
  })

  it('include by a grant only the four that exist per program', () => {
    for (const permission of memberPermissions) {
      const its = { ...program, grantedPermissions: memberPermissions }
      expect([permission, mayIn(person, permission, its)]).toEqual([
        permission,
        programPermissions.some((each) => each === permission),
      ])
    }
  })

  it('are none for suspended people, users without access and every other role', () => {
    const strangers: Person[] = [
      { ...admin, suspended: true },
      { ...owner, suspended: true },
      { ...admin, companyId: 'other' },
      { ...owner, companyId: null },
      { ...admin, role: 'hello' },
      { ...admin, role: 'bughunter' },
    ]
    for (const permission of memberPermissions) {
      for (const actor of strangers) expect(mayIn(actor, permission, program)).toBe(false)
      expect(mayIn({ kind: 'visitor', address: '192.0.2.1' }, permission, program)).toBe(false)
    }
    expect(looksInto({ ...admin, suspended: true }, hidden)).toBe(true)
  })

  it('need no program where there is none yet', () => {
    expect(mayInCompany({ ...person, permissions: ['program.manage'] }, 'program.manage', 'nusa')).toBe(true)
    expect(mayInCompany({ ...person, permissions: ['program.manage'] }, 'program.manage', 'other')).toBe(
      false,
    )
    expect(mayInCompany(person, 'program.manage', 'nusa')).toBe(false)
  })
})

describe('the limit of rewards', () => {
  it('binds members to their own, inclusive; admins have none', () => {
    expect(isWithinLimit(person, 5_000_000n, 5_000_000n)).toBe(true)
    expect(isWithinLimit(person, 5_000_000n, 5_000_001n)).toBe(false)
    expect(isWithinLimit(person, null, 10n ** 12n)).toBe(true)
    expect(isWithinLimit(person, 0n, 0n)).toBe(true)
    for (const actor of [owner, admin]) expect(isWithinLimit(actor, 1n, 2n)).toBe(true)
  })
})
