import { describe, expect, it } from 'vitest'
import type { Principal } from '../support/environment.ts'
import { addressOf, outcomeOf, paramsOf } from './matrix.ts'
import { walk } from './one-walk.ts'
import { everyone, named, pages } from './walk.ts'

const { site, environment, tokenOf, homeFor, expectNoSecrets } = walk
const refused = ['400', '401', '403', '404', '405', '409', '422', '429']

describe('pages', () => {
  it.each(pages.map(named))('an empty POST %s', async (_name, row) => {
    const address = addressOf(row.pattern, paramsOf(environment(), row.of))
    await everyone(async (who) => {
      const answer = await site.ask(address, { as: await tokenOf(who), form: {} })
      const met = outcomeOf(answer, homeFor(who))
      expectNoSecrets(who, `POST ${address}`, await answer.text())
      if (row.cells[who] === '404' && row.of !== 'malformed') {
        expect([who, address, met]).toEqual([who, address, await statusOfMissing(who, row.pattern)])
      }
      // A role that may not read a page gets the same answer from its forms, or a refusal of the empty form. A sign-in
      // page accepts another user's form: the session before ends with it.
      const kept = ['in', 'out', '>'].includes(row.cells[who]) && !row.pattern.endsWith('/sign-in')
      const allowed = kept ? [row.cells[who], '403', '405'] : refused
      expect([who, address, met]).toEqual([who, address, expect.toBeOneOf(allowed)])
    })
  })
})

/** By principal and pattern: one answer covers all forms of objects that do not exist. */
const missing = new Map<string, string>()

async function statusOfMissing(who: Principal, pattern: string): Promise<string> {
  const known = missing.get(`${who} ${pattern}`)
  if (known !== undefined) return known
  const address = addressOf(pattern, paramsOf(environment(), 'never'))
  const { status } = await site.ask(address, { as: await tokenOf(who), form: {} })
  missing.set(`${who} ${pattern}`, String(status))
  return String(status)
}
