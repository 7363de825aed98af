import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import { firstFees } from '#domain/setting/setting.ts'
import { formatRupiah } from '#kernel/money.ts'
import { boardPeriods, periodIn, spanOf } from './board-period.ts'
import { gridOf, needsReason, reservedAtRated, reservedAtValid, withFee } from './reward.ts'
import { approveRewardInput, giveRewardInput, rateReportInput, validateReportInput } from './reward-input.ts'

const grid = gridOf({
  rewardType: 'money',
  grid: { medium: { least: '1500000', most: '5000000' }, high: { least: '5000000', most: '20000000' } },
})

describe('amounts of a reward', () => {
  it('adds 20 % on top, nothing in vulnerability management', () => {
    expect(withFee(5_000_001n, firstFees.reward)).toBe(6_000_001n)
    expect(withFee(5_000_000n, 0)).toBe(5_000_000n)
  })

  it('reserves the minimum of the band when valid and the amount of the level when rated', () => {
    expect(reservedAtValid(grid, 8, 20)).toBe(6_000_000n)
    expect(reservedAtRated(grid, 8, 20)).toBe(15_000_000n)
    expect(reservedAtValid(grid, 13, 20)).toBe(0n)
    expect(reservedAtRated(grid, 0, 20)).toBe(0n)
    expect(reservedAtValid(gridOf({ rewardType: 'points', grid: null }), 8, 20)).toBe(0n)
  })

  it('requires a reason only outside the reward table', () => {
    expect(needsReason(grid, 8, 5_000_000n)).toBe(false)
    expect(needsReason(grid, 8, 20_000_001n)).toBe(true)
    expect(needsReason(grid, 13, 1n)).toBe(true)
    expect(needsReason(grid, 13, 0n)).toBe(false)
  })

  it.each([
    '-1',
    '0',
    '1e3',
    '1e21',
    'NaN',
    '0.5',
    '1,5',
    '9999999999999',
    'USD 5',
    '$5',
    '',
    ' ',
    '٣',
    '0x10',
    '1.00',
  ])('MON-03 refuses %j as an amount', (amount) => {
    expect(approveRewardInput.safeParse({ amount }).success).toBe(false)
  })

  it('MON-03 parses whole rupiah as people type it', () => {
    for (const amount of ['1250000', '1.250.000', formatRupiah(1_250_000n)]) {
      expect(approveRewardInput.parse({ amount })).toEqual({ amount: 1_250_000n })
    }
  })

  it('reads empty optional fields as absent and refuses unknown ones', () => {
    const key = newId()
    expect(giveRewardInput.parse({ key, amount: '', otherReward: '' })).toMatchObject({
      key,
      amount: undefined,
    })
    expect(giveRewardInput.safeParse({ key, amount: ['1', '2'] }).success).toBe(false)
    expect(giveRewardInput.safeParse({ key, companyId: newId() }).success).toBe(false)
    expect(rateReportInput.safeParse({ revision: '1', level: '14', cvssVector: 'x' }).success).toBe(false)
    expect(rateReportInput.parse({ revision: '1', level: '0', cvssVector: 'x' })).toMatchObject({ level: 0 })
  })

  it('requires a class for a valid report', () => {
    const input = { cvssVector: 'x', reproductionNote: 'Diulang dua kali di akun uji.', quality: '2' }
    expect(validateReportInput.safeParse({ ...input, vrtId: '', cweId: '' }).error?.issues[0]?.message).toBe(
      'class_required',
    )
    expect(validateReportInput.safeParse({ ...input, cweId: 'CWE-79' }).success).toBe(true)
  })
})

describe('periods of the board', () => {
  it('offers years with data, newest first', () => {
    expect(boardPeriods([2025, 2026])).toEqual(['all', 'month', 'december', '2026', '2025'])
  })

  it.each([["' OR 1=1"], ['9999'], ['2019'], ['2026', '2025'], ['constructor']])(
    'LBD-02 refuses %j',
    (...period) => {
      expect(periodIn(period, [2026])).toBeNull()
    },
  )

  it('begins and ends its days in Jakarta', () => {
    const today = new Date('2026-11-30T17:30:00Z') // 1 December, 00.30 WIB
    expect(spanOf('month', today).from?.toISOString()).toBe('2026-11-30T17:00:00.000Z')
    expect(spanOf('december', today).until?.toISOString()).toBe('2026-12-31T17:00:00.000Z')
    expect(spanOf('december', new Date('2026-11-21T00:00:00Z')).from?.toISOString()).toBe(
      '2025-11-30T17:00:00.000Z',
    )
    expect(spanOf('2026', today).from?.toISOString()).toBe('2025-12-31T17:00:00.000Z')
  })
})
