import { describe, expect, it } from 'vitest'
import { type Principal, principals } from '../support/environment.ts'
import { addressOf, outcomeOf, paramsOf } from './matrix.ts'
import { ownPage, pages, useWalk } from './walk.ts'

const { site, environment, newTokenOf, homeFor } = useWalk()

describe('pages', () => {
  it('speak English under /en with the same answers', { timeout: 120_000 }, async () => {
    for (const row of pages.filter(({ of }) => of !== 'malformed')) {
      const address = `/en${addressOf(row.pattern, paramsOf(environment(), row.of))}`.replace(/\/$/, '')
      for (const who of [
        'visitor',
        principals.find((one) => row.cells[one] === '.') ?? 'reporter',
      ] as const) {
        const answer = await site.read(address, { as: await newTokenOf(who), headers: ownPage })
        expect([who, address, outcomeOf(answer, homeFor(who))]).toEqual([who, address, row.cells[who]])
        if (answer.status === 200 && /html/.test(answer.headers.get('content-type') ?? '')) {
          expect(await answer.text()).toContain('<html lang="en"')
        }
      }
    }
  })

  it('WEB-09 sign nobody out when the click came from another site', { timeout: 120_000 }, async () => {
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
