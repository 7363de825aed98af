import { newId } from '@cakrawala/ids/ids'
import { foundMost, pageSizes } from '@cakrawala/paging/paging'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import { hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage } from '../../../test/support/permission-scenario.ts'
import { publishedWriteUps } from './write-up-queries.server.ts'

type Told = { slug: string; at: number; text: string; mayBeRead: boolean; topic: string | null }

useDatabase()
const told: Told[] = []
const start = Date.UTC(2026, 0, 1)
/** Every third says one word, every fiftieth another; one only the oldest say. */
const textOf = (turn: number) =>
  [
    turn % 3 > 0 ? 'Zirkonium' : 'Lain',
    turn % 50 === 7 ? 'langka' : 'biasa',
    turn < 150 ? 'purba' : 'baru',
  ].join(' ')

beforeAll(async () => {
  const stage = await buildStage()
  const team = await operator()
  const [shown, hiding, gone] = [await hunter(), await hunter(), await hunter()]
  await database().execute(
    sql`UPDATE bughunters SET hidden_from_boards = true WHERE account_id = ${hiding.accountId}`,
  )
  await database().execute(sql`UPDATE accounts SET standing = 'ended' WHERE id = ${gone.accountId}`)
  for (let turn = 0; turn < 760; turn++) {
    // Several at one moment: their names decide.
    const at = new Date(start + Math.floor(turn / 3) * 60_000)
    const text = textOf(turn)
    const slug = `nomor-${(turn * 7919) % 1_000}`
    if (turn % 19 === 0) {
      const id = await stage.report({ stage: 'closed', closeReason: 'informative', closedAt: at })
      const state = turn % 2 ? 'published' : 'requested'
      await database().execute(sql`INSERT INTO disclosures (report_id, state, reporter_id, slug, title, summary_md, summary_html,
          body_md, body_html, requested_by, requested_at, published_by, published_at)
        VALUES (${id}, ${state}, ${stage.reporter.accountId}, ${slug}, 'Judul', 'Ringkas', '', ${text}, '', ${stage.reporter.accountId}, ${at},
          ${state === 'published' ? team.accountId : null}, ${state === 'published' ? at : null})`)
      told.push({ slug, at: at.getTime(), text, mayBeRead: state === 'published', topic: null })
      continue
    }
    const author = turn % 11 === 0 ? hiding : turn % 13 === 0 ? gone : shown
    const topic = turn % 2 ? 'web' : 'api'
    const [id, version] = [newId(), newId()]
    await database().execute(sql`WITH made AS (
        INSERT INTO articles (id, kind, author_id, slug, state, title_id, summary_id, body_id_md, body_id_html, topics, first_published_at, sent_at, created_at, updated_at)
        VALUES (${id}, 'write_up', ${author.accountId}, ${slug}, 'draft', 'Judul', 'Ringkas', ${text}, '', ARRAY[${topic}], ${at}, ${at}, ${at}, ${at}))
      INSERT INTO article_versions (id, article_id, number, title_id, summary_id, body_id_md, body_id_html, topics, published_by, published_at)
      VALUES (${version}, ${id}, 1, 'Judul', 'Ringkas', ${text}, '', ARRAY[${topic}], ${team.accountId}, ${at})`)
    await database().execute(
      sql`UPDATE articles SET live_version_id = ${version}, state = 'published' WHERE id = ${id}`,
    )
    told.push({ slug, at: at.getTime(), text, mayBeRead: author === shown, topic })
  }
}, 120_000)

function plainly(topic: string, about?: string): string[] {
  return told
    .filter((one) => one.mayBeRead && (!about || one.topic === about))
    .filter(({ text }) => text.toLowerCase().includes(topic.toLowerCase()))
    .toSorted((one, other) => other.at - one.at || (one.slug < other.slug ? -1 : 1))
    .map(({ slug }) => slug)
}

describe('a search in write-ups', () => {
  it.each([
    ['zirkonium', undefined],
    ['zirkonium', 'web' as const],
    ['BIASA', 'api' as const],
    ['langka', undefined],
    ['purba', undefined],
    ['baru', undefined],
    ['tidakada', undefined],
    ['.*', undefined],
  ])('for %s, about %s, finds what a sequential scan finds, in its order', async (topic, about) => {
    const whole = plainly(topic, about)
    for (const page of [1, 2, 8, 9, 20]) {
      const found = await publishedWriteUps({ topic, page, ...(about ? { about } : {}) })
      const from = (page - 1) * pageSizes.cards
      const wanted = whole.slice(from, from + pageSizes.cards)
      expect([page, found.rows.map(({ slug }) => slug)]).toEqual([page, wanted])
      const counted = Math.max(foundMost, page * pageSizes.cards)
      if (wanted.length > 0) expect(found.total).toBe(Math.min(whole.length, counted + 1))
    }
  })

  it('uses all kinds of terms: frequent and rare ones, and ones in hidden write-ups', () => {
    expect(plainly('zirkonium').length).toBeGreaterThan(200)
    expect(plainly('langka').length).toBeLessThan(30)
    expect(plainly('purba').length).toBeGreaterThan(100)
    expect(told.filter(({ mayBeRead }) => !mayBeRead).length).toBeGreaterThan(100)
  })
})
