import { describe, expect, it } from 'vitest'
import { reportFiltersOf } from './report-filters.ts'

const read = (query: string) => reportFiltersOf(new URLSearchParams(query))

describe('filters in the address of a list', () => {
  it('reads each of them', () => {
    expect(
      read(
        'stage=in_review&severity=high&program=p&waiting=operator&assignee=mine&q=xss&unread=true' +
          '&hunter=elang&target=*.demo.test&category=broken_access_control&company=Nusa+Bank&label=web',
      ),
    ).toEqual({
      hunter: ['elang'],
      target: ['*.demo.test'],
      category: ['broken_access_control'],
      company: ['Nusa Bank'],
      label: ['web'],
      stage: ['in_review'],
      severity: ['high'],
      program: ['p'],
      waiting: ['operator'],
      assignee: ['mine'],
      search: 'xss',
      unread: true,
    })
    expect(read('severity=others').severity).toEqual(['others'])
    expect(read('sort=severity')).toMatchObject({ sort: 'severity' })
    expect(read('sort=-due')).toMatchObject({ sort: 'due', reversed: true })
  })

  it('reads several values of each, twenty programs at most', () => {
    expect(read('stage=valid&stage=submitted&stage=x&stage=valid').stage).toEqual(['submitted', 'valid'])
    expect(read('program=p&'.repeat(30)).program).toHaveLength(20)
    expect(read(`label=${'x'.repeat(501)}&label=y`).label).toEqual(['y'])
  })

  it('ignores what is empty or no choice', () => {
    const everything = read('')
    expect(Object.values(everything).filter((value) => value !== undefined)).toEqual([])
    expect(
      read('stage=&severity=deadly&category=magic&hunter=&label=+&waiting=us&assignee=%27%3B--&q=&unread=1'),
    ).toEqual(everything)
    expect(read('stage=draft%00').stage).toBeUndefined()
  })
})
