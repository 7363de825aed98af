import { describe, expect, it } from 'vitest'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { policyOf } from '#domain/program/program-input.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import type { TargetState, TargetView } from '#domain/program/target-state.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { draftProgram, liveProgram, programInputWith } from '../../../../test/support/programs.ts'
import { programReviewFor, reviewOf } from './program-review.server.ts'
import type { CompanyFacts } from './program-review-view.ts'

useDatabase()

const facts: CompanyFacts = {
  ...{ name: 'Nusa Bank', emailDomain: 'nusabank.test', since: new Date(0), npwp: 'verified' },
  balance: 500_000n,
}
const rulesWith = (changes: Record<string, unknown> = {}): ProgramRules => {
  const input = programInputWith(changes)
  return { ...input, policy: policyOf(input) }
}
const scope = (type: string, target: string) => rulesWith({ scope: [{ type, target, note: '' }] })

describe('the target facts shown to operators', () => {
  it.each<[string, string, string | null, boolean | null]>([
    ['web', 'https://app.nusabank.test/masuk?x=1', 'app.nusabank.test', true],
    ['web', '*.NusaBank.test', 'nusabank.test', true],
    ['api', 'nusabank.test:8443', 'nusabank.test', true],
    ['web', 'https://www.bca.co.id', 'www.bca.co.id', false],
    ['web', 'evilnusabank.test', 'evilnusabank.test', false],
    ['web', 'https://nusabank.test@bca.co.id', null, null],
    ['web', 'semua situs nusabank.test', null, null],
    ['network', '10.20.0.0/16', null, null],
    ['web', 'https://[::1]/', null, null],
    ['android', 'com.nusabank.mobile', null, null],
  ])('%s %s', (type, target, host, ofMailDomain) => {
    expect(reviewOf(scope(type, target), facts, [], [], []).targets).toMatchObject([{ host, ofMailDomain }])
  })
})

describe('the checks before a decision', () => {
  const standing = (rules: ProgramRules, state: TargetState): TargetView[] =>
    rules.policy.scope.map((item) => ({ ...item, state, assetId: null, claim: null }))
  const checked = (
    rules = rulesWith(),
    company = facts,
    earlier: Parameters<typeof reviewOf>[3] = [],
    state: TargetState = 'proved',
  ) =>
    reviewOf(rules, company, standing(rules, state), earlier, [])
      .checks.filter(({ met }) => !met)
      .map(({ check }) => check)

  it('are met by a company that has done everything', () => expect(checked()).toEqual([]))

  it('name what operators have to check', () => {
    expect(checked(scope('web', 'https://www.bca.co.id'))).toEqual(['mail_domain'])
    for (const state of ['paused', 'unproved'] as const)
      expect(checked(rulesWith(), facts, [], state)).toEqual(['proofs'])
    expect(checked(rulesWith(), facts, [], 'earlier')).toEqual([])
    expect(checked(rulesWith(), { ...facts, npwp: 'pending', balance: 499_999n })).toEqual([
      'npwp',
      'balance',
    ])
    expect(checked(rulesWith({ rewardType: 'points' }), { ...facts, balance: 0n })).toEqual([])
    const decision = { version: 1, reason: 'Bukan milik Anda.', at: new Date(0), by: 'triase' }
    const going = { halted: false, late: false, uncovered: false }
    const other = { id: 'x', title: 'Lain', status: 'rejected', createdAt: new Date(0), ...going } as const
    expect(
      checked(rulesWith(), facts, [{ ...other, decisions: [{ ...decision, decision: 'reject' }] }]),
    ).toEqual(['earlier'])
  })
})

describe('the review of a program', () => {
  it('shows operators its company, the answers so far and other programs, and no one else', async () => {
    const owner = await companyOwner('Nusa Bank')
    const [team, other] = [await operator(), await liveProgram(owner, { title: 'Yang lebih dulu' })]
    const id = await draftProgram(owner)
    await submitProgram(owner, id)
    const reason = 'Sebutkan akun uji di deskripsi.'
    await decideProgram(team, id, { decision: 'corrections', version: 1, reason })
    await editProgram(owner, id, programInputWith({ summary: 'Dengan akun uji yang disediakan.' }), 1)
    await submitProgram(owner, id)
    const read = async (viewer: Actor) => {
      const program = (await managedProgramSeenBy(team, id))!
      return programReviewFor(viewer, program, program)
    }
    expect(await read(team)).toMatchObject({
      company: { name: 'Nusa Bank', npwp: 'none', balance: expect.any(BigInt) },
      decisions: [{ version: 1, decision: 'corrections', reason, by: team.username }],
      earlier: [{ id: other, status: 'accepted', decisions: [{ decision: 'accept', reason: null }] }],
      leastReward: 500_000n,
      targets: [{ state: 'earlier' }, { state: 'earlier' }],
    })
    for (const viewer of [visitor, owner, await hunter()]) expect(await read(viewer)).toBeNull()
  })
})
