import { describe, expect, it } from 'vitest'
import { strayIn } from '../support/api-document.ts'
import type { Principal } from '../support/environment.ts'
import { apiActsTable } from './api-acts-table.ts'
import { apiTable } from './api-table.ts'
import { apiPatterns } from './call-patterns.ts'
import { addressOf, paramsOf, rowsOf } from './matrix.ts'
import { walk } from './one-walk.ts'
import { everyone, named } from './walk.ts'

const { site, environment, tokenOf, expectNoSecrets } = walk
const calls = [...rowsOf(apiTable), ...rowsOf(apiActsTable)]

describe('the table', () => {
  it('RPT-01 has a row for every call of the API, and no row without one', async () => {
    expect([...new Set(calls.map(({ pattern }) => pattern))].sort()).toEqual(await apiPatterns())
  })
})

describe('calls', () => {
  it.each(calls.map(named))('%s', async (_name, row) => {
    const [method = '', pattern = ''] = row.pattern.split(' ')
    const address = addressOf(pattern, paramsOf(environment(), row.of))
    const met: Partial<Record<Principal, string>> = {}
    await everyone(async (who) => {
      const token = await tokenOf(who)
      const answer = await site.read(address, {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), Accept: 'application/json' },
      })
      met[who] = answer.status === 200 ? '.' : String(answer.status)
      const body = await answer.text()
      expectNoSecrets(who, row.pattern, body)
      if (answer.headers.has('content-disposition') || pattern === '/api/v1/openapi.json') return
      const json = JSON.parse(body) as { data?: unknown }
      expect(json).toHaveProperty('success', answer.ok)
      // RPT-04: nothing is sent that the document does not name.
      if (answer.ok)
        expect([row.pattern, who, strayIn(method, pattern, json)]).toEqual([row.pattern, who, null])
    })
    expect(met).toEqual(row.cells)
  })
})
