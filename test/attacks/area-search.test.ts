import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { hello, hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildStage, type Stage } from '../support/permission-stage.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const canary = 'Kenari merah bersarang'
let stage: Stage
let team: Person
beforeAll(async () => {
  stage = await buildStage()
  team = await hello()
  await stage.report({ title: canary })
}, 60_000)

const search = async (person: Person, area: string, q: string) => {
  const answer = await site.ask(`/${area}/search?${new URLSearchParams({ q })}`, {
    as: await sessionOf(person),
  })
  return { status: answer.status, html: await answer.text() }
}
/** What a page shows besides the words that were asked for. */
const hits = (html: string) => html.split('data-row').length - 1

describe('RPT-02 PRG-01 the search of an area', () => {
  it('finds a report and a private program for those who may read them', async () => {
    const { bare, owner } = stage.people
    for (const [person, area] of [
      [team, 'hello'],
      [owner, 'company'],
      [bare, 'company'],
      [stage.reporter, 'bughunter'],
    ] as const) {
      const { status, html } = await search(person, area, 'kenari')
      expect([area, status, html.includes(canary)]).toEqual([area, 200, true])
    }
  })

  it('finds nothing of it for anybody else', async () => {
    const { ungranted, other } = stage.people
    for (const [person, area] of [
      [await hunter(), 'bughunter'],
      [ungranted, 'company'],
      [other, 'company'],
    ] as const) {
      for (const q of ['kenari', canary, 'Program Nusa']) {
        const { status, html } = await search(person, area, q)
        expect([area, q, status, hits(html)]).toEqual([area, q, 200, 0])
      }
    }
  })

  it.each(['%', '_', "'; DROP TABLE reports; --", '\0', 'a'.repeat(5_000), '<script>', '=1+1'])(
    'takes %j for the words it is',
    async (q) => {
      const { status, html } = await search(team, 'hello', q)
      expect(status).toBe(200)
      expect(html).not.toContain('<script>Hasil')
    },
  )
})
