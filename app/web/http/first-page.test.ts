import { describe, expect, it } from 'vitest'
import { leadToFirstPage } from './first-page.ts'

function led(rows: unknown[], page: number, address: string): string | null {
  try {
    leadToFirstPage({ rows, page }, new URL(address, 'http://localhost'))
    return null
  } catch (answer) {
    return (answer as Response).headers.get('location')
  }
}

describe('a page beyond the last one', () => {
  it('leads to the first, in its language and with its filters', () => {
    expect(led([], 9, '/en/programs?q=bank&page=9')).toBe('/en/programs?q=bank')
    expect(led([], 2, '/leaderboard.data?page=2')).toBe('/leaderboard')
  })

  it('is none where rows are, or where the list is empty', () => {
    expect(led([1], 9, '/programs?page=9')).toBeNull()
    expect(led([], 1, '/programs')).toBeNull()
  })
})
