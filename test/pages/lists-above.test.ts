import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const people: Record<string, Person> = {}
beforeAll(async () => {
  Object.assign(people, { bughunter: await hunter(), company: await companyOwner(), hello: await operator() })
})

describe('an address without the parameter that the specification leaves optional', () => {
  it.each([
    ['/bughunter/hacktivity/apa-saja', '/bughunter/hacktivity'],
    ['/bughunter/programs/agreement', '/bughunter/programs'],
    ['/bughunter/programs/submit-report', '/bughunter/programs'],
    ['/bughunter/articles/edit', '/bughunter/articles'],
    ['/company/programs/agreement', '/company/programs'],
    ['/company/programs/detail', '/company/programs'],
    ['/company/programs/edit', '/company/programs'],
    ['/company/reports/detail', '/company/reports'],
    ['/company/team/edit', '/company/team/member-list'],
    ['/hello/programs/detail', '/hello/programs'],
    ['/hello/programs/edit', '/hello/programs'],
    ['/hello/programs/agreement', '/hello/programs'],
    ['/hello/reports/detail', '/hello/reports'],
  ])('%s leads the right role to %s, in both languages', async (address, list) => {
    const area = address.split('/')[1]!
    const as = await sessionOf(people[area]!)
    for (const root of ['', '/en']) {
      const answer = await site.ask(root + address, { as })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, root + list])
      expect((await site.ask(root + list, { as })).status).toBe(200)
      const visitor = await site.ask(root + address)
      expect(visitor.headers.get('location')).toContain(`${root}/sign-in?next=`)
    }
  })
})
