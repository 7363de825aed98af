import { describe, expect, it } from 'vitest'
import { type Principal, principals } from '../support/environment.ts'
import { addressOf, paramsOf } from './matrix.ts'
import { walk } from './one-walk.ts'
import { pages } from './walk.ts'

const { site, environment, newTokenOf } = walk

describe('pages', () => {
  it('WEB-09 sign no one out when the click came from another site', { timeout: 120_000 }, async () => {
    const tokens = new Map<Principal, string | null>()
    for (const row of pages) {
      const address = addressOf(row.pattern, paramsOf(environment(), row.of))
      for (const who of principals.filter((one) => row.cells[one] === 'out')) {
        // One session for all pages: after each of them it is still there.
        const as = tokens.get(who) ?? (await newTokenOf(who))
        tokens.set(who, as)
        const answer = await site.ask(address, { as, headers: { 'Sec-Fetch-Site': 'cross-site' } })
        expect([who, address, answer.headers.get('location')]).toEqual([who, address, '/error403'])
        expect((await site.ask('/api/v1/user', { as })).status).toBe(200)
      }
    }
  })
})
