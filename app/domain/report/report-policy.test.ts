import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { programPermissions } from '#domain/company/permission-policy.ts'
import { type MemberPermission, memberPermissions, type Person } from '#kernel/actor.ts'
import { moves, type ReportState } from './report-lifecycle.ts'
import {
  actsForCompany,
  audiencesOf,
  isMoverOf,
  mayComment,
  mayDecideAmount,
  mayMoveReport,
  maySee,
  moverOf,
  movesOf,
  type ReportFacts,
} from './report-policy.ts'

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
const admin: Person = { ...person, permission: 1, permissions: memberPermissions }
const may = (...permissions: MemberPermission[]): Person => ({ ...person, permissions })

/** Rated, the reward proposed, the flaw open: most of a company's moves are possible. */
const rated: ReportState = { stage: 'rated', closeReason: null, fix: 'open', reward: 'proposed' }
function facts(changes: Partial<ReportFacts> = {}): ReportFacts {
  const its = { reporterId: 'r', companyId: 'nusa', managedBy: 'company', validAt: new Date(0) } as const
  return {
    ...rated,
    ...its,
    granted: true,
    grantedPermissions: [],
    rewardLimit: null,
    retestVerdict: null,
    ...changes,
  }
}

const some = fc.subarray([...memberPermissions])
const giving = ['approve_reward', 'offer_reward', 'grant_points', 'make_payable']

describe('the rights of a company member on a report', () => {
  it('are none without a grant, whatever was ticked elsewhere', () => {
    fc.assert(
      fc.property(some, some, (permissions, grantedPermissions) => {
        const hidden = facts({ granted: false, grantedPermissions })
        const actor = may(...permissions)
        expect([maySee(actor, hidden), moverOf(actor, hidden), actsForCompany(actor, hidden)]).toEqual([
          false,
          null,
          false,
        ])
        expect([movesOf(actor, hidden), audiencesOf(actor, hidden)]).toEqual([[], []])
        expect(moves.filter((move) => isMoverOf(actor, hidden, move))).toEqual([])
      }),
    )
  })

  it('are reading with a grant alone', () => {
    expect(maySee(person, facts())).toBe(true)
    expect([movesOf(person, facts()), audiencesOf(person, facts())]).toEqual([[], []])
    expect(actsForCompany(person, facts())).toBe(false)
  })

  it("follow the toggles: rating and fixing apart from giving rewards, and both together equal an admin's", () => {
    const all = movesOf(admin, facts())
    expect(movesOf(may('report.rate'), facts())).toEqual(all.filter((move) => !giving.includes(move)))
    expect(movesOf(may('reward.decide'), facts())).toEqual(all.filter((move) => giving.includes(move)))
    expect(movesOf(may('report.rate', 'reward.decide'), facts())).toEqual(all)
    expect(all).toEqual(expect.arrayContaining(['rate', 'approve_reward', 'start_fixing', 'accept_risk']))
  })

  it('are the same by a toggle of the grant', () => {
    for (const permission of programPermissions) {
      const byGrant = facts({ grantedPermissions: [permission] })
      expect(movesOf(person, byGrant)).toEqual(movesOf(may(permission), facts()))
      expect(audiencesOf(person, byGrant)).toEqual(audiencesOf(may(permission), facts()))
    }
  })

  it('are writing for the ticked visibilities, never the operators’', () => {
    expect(audiencesOf(may('report.comment'), facts())).toEqual(['all'])
    expect(audiencesOf(may('report.comment_internal'), facts())).toEqual(['company', 'company_own'])
    for (const actor of [admin, may(...memberPermissions)])
      expect(mayComment(actor, facts(), 'hello')).toBe(false)
  })

  it('never grow by unrelated toggles', () => {
    for (const permission of ['program.manage', 'member.manage', 'integration.manage', 'export'] as const) {
      expect([movesOf(may(permission), facts()), audiencesOf(may(permission), facts())]).toEqual([[], []])
    }
  })

  it('are none for suspended people, who may still read', () => {
    const suspended = { ...admin, suspended: true }
    expect(maySee(suspended, facts())).toBe(true)
    expect([movesOf(suspended, facts()), audiencesOf(suspended, facts())]).toEqual([[], []])
  })

  it('follow the order of the report: the right to rate rates nothing before it is valid', () => {
    const early = facts({ stage: 'submitted', reward: 'none', validAt: null })
    expect(mayMoveReport(may('report.rate'), early, 'rate')).toBe(false)
    expect(isMoverOf(may('report.rate'), early, 'validate')).toBe(false)
  })
})

describe('the limit of a member who decides rewards', () => {
  it('is per member; admins have none', () => {
    const limited = facts({ rewardLimit: 5_000_000n })
    expect(mayDecideAmount(may('reward.decide'), limited, 5_000_000n)).toBe(true)
    expect(mayDecideAmount(may('reward.decide'), limited, 5_000_001n)).toBe(false)
    expect(mayDecideAmount(admin, limited, 5_000_001n)).toBe(true)
    expect(mayDecideAmount(may('reward.decide'), facts(), 5_000_001n)).toBe(true)
  })
})
