import { describe, expect, it } from 'vitest'
import { leadToFirstPage, leadToStart } from './first-page.ts'

function led(rows: unknown[], page: number, address: string): string | null {
  try {
    leadToFirstPage({ rows, page }, new URL(address, 'http://localhost'))
    return null
  } catch (answer) {
    return (answer as Response).headers.get('location')
  }
}

describe('a page beyond the last one', () => {
  it('redirects to the first, in its language and with its filters', () => {
    expect(led([], 9, '/en/programs?q=bank&page=9')).toBe('/en/programs?q=bank')
    expect(led([], 2, '/leaderboard.data?page=2')).toBe('/leaderboard')
  })

  it('is not one where rows are, or where the list is empty', () => {
    expect(led([1], 9, '/programs?page=9')).toBeNull()
    expect(led([], 1, '/programs')).toBeNull()
  })
})

describe('a cursor with nothing beyond it', () => {
  const way = (rows: unknown[], prev: string | null, address: string) => {
    try {
      leadToStart({ rows, next: null, prev }, new URL(address, 'http://localhost'), 'money')
      return null
    } catch (answer) {
      return (answer as Response).headers.get('location')
    }
  }

  it('redirects to the first rows, with the filters and the other lists of the page', () => {
    expect(way([], 'b1_x', '/bughunter/profile/reward?money=1_x&from=2_y')).toBe(
      '/bughunter/profile/reward?from=2_y',
    )
  })

  it('is not one where rows are, or where the list is empty', () => {
    expect(way([1], 'b1_x', '/bughunter/profile/reward?money=1_x')).toBeNull()
    expect(way([], null, '/bughunter/profile/reward?money=x')).toBeNull()
  })
})
