import { describe, expect, it } from 'vitest'
import { filterFaultOf, programFiltersOf } from './program-filters.ts'

describe('the filters of a list of programs', () => {
  it('reads each choice from the address', () => {
    const search = new URLSearchParams(
      'q= bank &kind=challenge&reward=points&type=api&sector=finance&managed=ca&status=live&sort=reward&page=3',
    )
    expect(programFiltersOf(search)).toEqual({
      search: 'bank',
      kind: 'challenge',
      rewardType: 'points',
      scopeType: 'api',
      sector: 'finance',
      managedBy: 'product',
      status: 'live',
      sort: 'reward',
      page: 3,
    })
  })

  it('ignores everything else', () => {
    const search = new URLSearchParams('kind=toString&reward=&managed=0&status=gone&sort=x&page=-1')
    expect(programFiltersOf(search)).toEqual({ page: 1 })
  })

  it.each([
    ['', null],
    ['q=bank&kind=&reward=points&type=web&sector=finance&managed=ca&status=ended&sort=ending&page=7', null],
    [`q=${'a'.repeat(100)}`, null],
    [`q=${'a'.repeat(101)}`, 'too_long'],
    ['kind=toString', 'unknown'],
    ["type=web' OR '1'='1", 'unknown'],
    ['sector=finance&sector=health', 'unknown'],
    ['q=a&q=b', 'unknown'],
    ['managed=someone', 'unknown'],
  ])('reads %j as %j', (query, fault) => {
    expect(filterFaultOf(new URLSearchParams(query))).toBe(fault)
  })
})
