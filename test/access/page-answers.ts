import { describe, expect, it } from 'vitest'
import type { Principal } from '../support/environment.ts'
import { addressOf, bodyWithout, outcomeOf, paramsOf } from './matrix.ts'
import { walk } from './one-walk.ts'
import { pagePatterns } from './page-patterns.ts'
import { readPage } from './seen-forms.ts'
import { wordFaults } from './shown-words.ts'
import { everyone, named, ownPage, pages } from './walk.ts'

const { site, environment, tokenOf, newTokenOf, homeFor, expectNoSecrets } = walk

describe('the table', () => {
  it('RPT-01 has a row for every page, and no row without one', () => {
    expect([...new Set(pages.map(({ pattern }) => pattern))].sort()).toEqual(pagePatterns())
  })
})

describe('pages', () => {
  it.each(pages.map(named))('GET %s', async (_name, row) => {
    const params = paramsOf(environment(), row.of)
    const address = addressOf(row.pattern, params)
    const met: Partial<Record<Principal, string>> = {}
    const shown = await readPage(row)
    await everyone(async (who) => {
      const as = await tokenOf(who)
      const { answer, body } = shown.get(who) ?? (await answerTo(who, address))
      const outcome = outcomeOf(answer, homeFor(who))
      met[who] = outcome
      expectNoSecrets(who, address, body)
      if (outcome === '.' && /html/.test(answer.headers.get('content-type') ?? ''))
        expect([who, address, wordFaults(address, body)]).toEqual([who, address, []])
      // A plain text is read as it was written; a document is no page, and its title is unchanged, too.
      if (!/^(?:text\/plain|application\/pdf)/.test(answer.headers.get('content-type') ?? ''))
        expect(body).not.toContain('<img src=x')
      if (answer.status === 404)
        expect(bodyWithout(body, row.pattern, params)).toBe(await missingFor(who, row.pattern, as))
      const data = await site.ask(`${address === '/' ? '/_' : address}.data`, {
        // A role that was signed out signs in again: the data must be hidden from its session, too.
        as: outcome === 'out' ? await newTokenOf(who) : as,
        headers: ownPage,
      })
      if (row.cells[who] !== '500') expect(data.status).toBeLessThan(500)
      expectNoSecrets(who, `${address}.data`, await data.text())
    })
    expect(met).toEqual(row.cells)
  })
})

async function answerTo(who: Principal, address: string) {
  const answer = await site.read(address, { as: await tokenOf(who), headers: ownPage })
  return { answer, body: await answer.text() }
}

/** By principal and pattern: a reader's pages of what never was are one page. */
const missing = new Map<string, string>()

/** PRG-02: what is hidden answers exactly like what never was. */
async function missingFor(who: Principal, pattern: string, as: string | null): Promise<string> {
  const known = missing.get(`${who} ${pattern}`)
  if (known !== undefined) return known
  const ghost = paramsOf(environment(), 'never')
  const answer = await site.ask(addressOf(pattern, ghost), { as, headers: ownPage })
  expect(answer.status).toBe(404)
  const body = bodyWithout(await answer.text(), pattern, ghost)
  missing.set(`${who} ${pattern}`, body)
  return body
}
