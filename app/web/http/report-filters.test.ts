import { describe, expect, it } from 'vitest'
import { reportFiltersOf } from './report-filters.ts'

const read = (query: string) => reportFiltersOf(new URLSearchParams(query))

describe('filters in the address of a list', () => {
  it('reads each of them', () => {
    expect(
      read('stage=in_review&severity=high&program=p&waiting=operator&assignee=mine&q=xss&unread=true'),
    ).toEqual({
      stage: 'in_review',
      severity: 'high',
      program: 'p',
      waiting: 'operator',
      assignee: 'mine',
      search: 'xss',
      unread: true,
    })
    expect(read('severity=others').severity).toBe('others')
  })

  it('ignores what is empty or no choice', () => {
    const everything = read('')
    expect(Object.values(everything).filter((value) => value !== undefined)).toEqual([])
    expect(read('stage=&severity=deadly&waiting=me&assignee=%27%3B--&q=&unread=1')).toEqual(everything)
    expect(read('stage=draft%00').stage).toBeUndefined()
  })
})
