import { describe, expect, it } from 'vitest'
import { programFiltersOf } from './program-filters.ts'

describe('the filters of a list of programs', () => {
  it('reads each choice from the address', () => {
    const search = new URLSearchParams(
      'q= bank &kind=challenge&reward=points&managed=ca&status=live&sort=reward&page=3',
    )
    expect(programFiltersOf(search)).toEqual({
      search: 'bank',
      kind: 'challenge',
      rewardType: 'points',
      managedBy: 'product',
      status: 'live',
      sort: 'reward',
      page: 3,
    })
  })

  it('lets nothing else narrow the list', () => {
    const search = new URLSearchParams('kind=toString&reward=&managed=0&status=gone&sort=x&page=-1')
    expect(programFiltersOf(search)).toEqual({ page: 1 })
  })
})
