import { describe, expect, it } from 'vitest'
import { writtenProgram } from '../../../test/support/programs.ts'
import { answerInvitationInput, policyOf, programInput } from './program-input.ts'

function issuesOf(changes: Record<string, unknown>): string[] {
  const answer = programInput.safeParse(writtenProgram(changes))
  return answer.error?.issues.map((issue) => `${issue.path.join('.')}:${issue.message}`) ?? []
}

describe('the program form', () => {
  it('parses amounts as whole rupiah in plain digits', () => {
    expect(programInput.parse(writtenProgram()).grid).toEqual({
      low: { least: '500000', most: '1500000' },
      critical: { least: '15000000', most: '75000000' },
    })
  })

  it('drops what its reward type does not pay', () => {
    const points = programInput.parse(writtenProgram({ rewardType: 'points', otherRewards: { low: 'Kaus' } }))
    expect(policyOf(points)).toMatchObject({ rewardType: 'points', grid: null, otherRewards: null })
    const other = programInput.parse(writtenProgram({ rewardType: 'other', otherRewards: { low: 'Kaus' } }))
    expect(other).toMatchObject({ grid: null, otherRewards: { low: 'Kaus' } })
  })

  it('reads what a retest pays, where money is paid at all', () => {
    const kept = (changes: Record<string, unknown>) => policyOf(programInput.parse(writtenProgram(changes)))
    for (const typed of ['150000', 'Rp150.000', ' 150.000 '])
      expect(kept({ retestReward: typed })).toMatchObject({ retestReward: '150000' })
    // Unpaid policies read as those from before.
    for (const changes of [
      ...[{}, { retestReward: '' }, { retestReward: '0' }, { retestReward: 'Rp0' }],
      { rewardType: 'points', retestReward: '150000' },
      { rewardType: 'other', otherRewards: { low: 'Kaus' }, retestReward: '150000' },
    ])
      expect(kept(changes)).not.toHaveProperty('retestReward')
    expect(kept({ retestReward: '10000000' })).toMatchObject({ retestReward: '10000000' })
    expect(issuesOf({ retestReward: '10000001' })).toEqual(['retestReward:retest_reward_large'])
    for (const retestReward of ['-1', '1,5', '1e3', 'USD 5', '00'])
      expect(issuesOf({ retestReward })).toEqual(['retestReward:amount_invalid'])
  })

  it('requires what its reward type promises', () => {
    expect(issuesOf({ grid: null })).toEqual(['grid:grid_empty_grid'])
    expect(issuesOf({ rewardType: 'other' })).toEqual(['otherRewards:other_rewards_missing'])
    expect(issuesOf({ rewardType: 'money_and_other', otherRewards: {} })).toEqual([
      'otherRewards:other_rewards_missing',
    ])
  })

  it('refuses invalid amounts, and reward tables with the least above the most', () => {
    for (const least of ['', '0', '-5', '1,5', '1e9', '1000000000001', 'USD 5']) {
      expect(issuesOf({ grid: { low: { least, most: '9' } } })).toEqual(['grid.low.least:amount_invalid'])
    }
    expect(issuesOf({ grid: { high: { least: '20', most: '10' } } })).toEqual([
      'grid.high.least:grid_upside_down',
    ])
    expect(
      issuesOf({ grid: { low: { least: '20', most: '30' }, high: { least: '10', most: '40' } } }),
    ).toEqual(['grid.high.least:grid_less_than_milder'])
  })

  it("reports each field's error by a key", () => {
    expect(issuesOf({ kind: 'lottery' })).toEqual(['kind:choose'])
    expect(issuesOf({ validUntil: '2026-02-30' })).toEqual(['validUntil:date_invalid'])
    expect(issuesOf({ title: ' abc ' })).toEqual(['title:too_short'])
    expect(issuesOf({ scope: [] })).toEqual(['scope:scope_missing'])
    expect(issuesOf({ scope: [{ type: 'web', target: ' ' }] })).toEqual(['scope.0.target:required'])
    expect(issuesOf({ scope: Array(51).fill({ type: 'web', target: 'a' }) })).toEqual(['scope:too_many'])
  })

  it('accepts no other fields', () => {
    expect(programInput.safeParse(writtenProgram({ companyId: 'x' })).success).toBe(false)
    expect(programInput.safeParse(writtenProgram({ status: 'accepted' })).success).toBe(false)
    expect(answerInvitationInput.safeParse({ decision: 'accept', status: 'admin' }).success).toBe(false)
  })
})
