import { describe, expect, it } from 'vitest'
import { principals } from '../support/environment.ts'
import { addressOf, outcomeOf, paramsOf } from './matrix.ts'
import { ownPage, pages, useWalk } from './walk.ts'

const { site, environment, newTokenOf, homeFor } = useWalk()

describe('pages', () => {
  it('respond the same in English under /en', { timeout: 120_000 }, async () => {
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
})
