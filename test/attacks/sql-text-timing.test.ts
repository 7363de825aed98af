import { readdirSync, readFileSync } from 'node:fs'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { likeOf, says, wordCount } from '#domain/publication/article-queries.server.ts'
import { tells } from '#domain/publication/write-up-queries.server.ts'
import { saysIn } from '#domain/report/report-search.server.ts'
import { database } from '#infra/database.ts'
import { useDatabase } from '../support/database.ts'
import { hostileRow, hostileUnits, longestTexts, textWorks, timeInPostgres } from '../support/sql-texts.ts'

useDatabase()

/** The limit of a statement for the largest texts, and the time below which a ratio means nothing, in milliseconds. */
const quick = 100
const noise = 20
const parts = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]

/** The least of some runs: a machine that does something else for a moment is not the statement's fault. */
async function least(statement: SQL, good: (time: number) => boolean): Promise<number> {
  let time = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 20 && !good(time); turn++) time = Math.min(time, await timeInPostgres(statement))
  return time
}

/** The times of a statement for a sixteenth of its largest input and each double of it. */
async function timesOf(statementOf: (part: number) => SQL): Promise<number[]> {
  const times: number[] = []
  for (const part of parts) {
    const before = times.at(-1) ?? 0
    const good = (time: number) => time <= noise || (time <= before * 3 && time <= quick)
    times.push(await least(statementOf(part), good))
  }
  return times
}

/** Whether the work grows no faster than its input, and takes no longer than it may. */
function isBounded(times: readonly number[]): boolean {
  const steep = times.some((time, at) => at > 0 && time > noise && time > times[at - 1]! * 3)
  return !steep && times.at(-1)! <= quick
}

async function expectBounded(name: string, statementOf: (unit: string, part: number) => SQL): Promise<void> {
  for (const unit of hostileUnits) {
    // Whatever is quick with the largest input needs no closer look.
    if ((await timeInPostgres(statementOf(unit, 1))) <= noise) continue
    const times = await timesOf((part) => statementOf(unit, part))
    expect([name, unit, isBounded(times), ...(isBounded(times) ? [] : times)]).toEqual([name, unit, true])
  }
}

describe('columns, indexes and CHECKs on texts', () => {
  it('are measured, each with the largest text its columns may contain', async () => {
    const works = await textWorks()
    expect(works.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['reports.search', 'programs.search', 'disclosures.disclosures_letters']),
    )
    const read = works.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
    expect(read.filter((column) => longestTexts[column] === undefined)).toEqual([])
  })

  it('cost no more than twice as much for twice the text', { timeout: 300_000 }, async () => {
    for (const work of await textWorks()) {
      await expectBounded(
        work.name,
        (unit, part) => sql`SELECT ${work.expression} FROM ${hostileRow(work, unit, part)}`,
      )
    }
  })

  it('would be found if they were quadratic', async () => {
    const words = (part: number) =>
      sql`SELECT to_tsvector('indonesian', t) FROM (VALUES (${'a_'.repeat(2_000 * part)}::text)) v (t)`
    expect(isBounded(await timesOf(words))).toBe(false)
  })
})

type Search = { table: string; columns: string[]; asks: (words: string, row: SQL) => SQL }
const named = (table: string, ...columns: string[]): Search => ({
  ...{ table, columns },
  asks: (words, row) =>
    sql`SELECT 1 FROM ${row} WHERE concat_ws(' ', ${sql.raw(columns.join(', '))}) ILIKE ${likeOf(words)}`,
})
const bodies = ['title_id', 'summary_id', 'body_id_md', 'title_en', 'summary_en', 'body_en_md']

/** What the source looks for in texts, by file; null where nothing of it comes from outside. */
const searches: Record<string, Search[] | null> = {
  'account/identity/identity-queue.server.ts': [named('accounts', 'username_key', 'email')],
  'account/status/accounts-for-team.server.ts': [
    named('accounts', 'username_key', 'email'),
    named('companies', 'name'),
  ],
  'announcement/announcements-for-team.server.ts': [named('article_versions', 'title_id', 'title_en')],
  'company/member-queries.server.ts': [named('company_members', 'name', 'email')],
  'incident/incident-lists.server.ts': [named('incidents', 'code', 'name', 'email', 'application', 'title')],
  'inquiry/inquiry-queries.server.ts': [named('inquiries', 'full_name', 'company_name', 'email', 'title')],
  'privacy/breach/affected-people.server.ts': null,
  'privacy/readings/readings-of-week.server.ts': null,
  'program/program-queries.server.ts': [
    {
      ...{ table: 'programs', columns: ['title', 'summary'] },
      asks: (words, row) =>
        sql`SELECT search_words(title || ' ' || summary) @@ search_query(${words}) FROM ${row}`,
    },
    named('programs', 'title'),
  ],
  'publication/article-queue.server.ts': [
    named('articles', 'slug'),
    named('article_versions', 'title_id', 'title_en'),
  ],
  'publication/article-queries.server.ts': [
    {
      ...{ table: 'article_versions', columns: bodies },
      asks: (words, row) => sql`SELECT ${says(words)} FROM (SELECT * FROM ${row}) v`,
    },
    {
      ...{ table: 'article_versions', columns: ['body_id_md'] },
      asks: (_words, row) => sql`SELECT ${wordCount(sql`body_id_md`)} FROM ${row}`,
    },
  ],
  'publication/hunter-profile.server.ts': [named('accounts', 'username_key')],
  'publication/write-up-queries.server.ts': [
    {
      ...{ table: 'disclosures', columns: ['title', 'summary_md', 'body_md'] },
      asks: (words, row) => sql`SELECT ${tells(words)} FROM (SELECT * FROM ${row}) d`,
    },
  ],
  'report/filter-choices.server.ts': [named('accounts', 'username_key'), named('companies', 'name')],
  'report/guesses.server.ts': null,
  'report/report-search.server.ts': [
    {
      ...{ table: 'reports', columns: ['title', 'poc_md'] },
      asks: (words, row) =>
        sql`SELECT ${saysIn(sql`s`, words)} FROM (SELECT title AS code, search_words(poc_md) AS search FROM ${row}) s`,
    },
    {
      ...{ table: 'reports', columns: ['title'] },
      asks: (words, row) => sql`SELECT word_similarity(${words}, title) FROM ${row}`,
    },
  ],
  'reward/payout/payouts-for-team.server.ts': [named('accounts', 'username_key')],
}

/** The terms of a search are cut before SQL; none may be longer than this. */
const longestSearch = 254

describe('searches in texts', () => {
  it('are all measured', () => {
    const works =
      /(?:\bILIKE|\bLIKE|\bilike\(|~\*|\bregexp_\w+|to_tsvector|tsquery|search_query|similarity)\b|\s~\*?\s\$\{/
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.server.ts') && !name.endsWith('-tables.server.ts'))
      .filter((name) =>
        works.test(readFileSync(`app/${name}`, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
      )
      .map((name) => name.replace('domain/', ''))
    expect(files.sort()).toEqual(Object.keys(searches).sort())
  })

  it('cost no more than twice as much for twice the text or twice the words', {
    timeout: 300_000,
  }, async () => {
    for (const [file, list] of Object.entries(searches)) {
      for (const { asks, ...work } of list ?? []) {
        const ask = (unit: string, text: number, said: number) => {
          const most = Math.ceil(longestSearch * said)
          const row = hostileRow({ ...work, name: file, expression: sql`1` }, unit, text)
          return asks(`${unit.repeat(most).slice(0, most - 1)}z`, row)
        }
        await expectBounded(file, (unit, part) => ask(unit, part, 1))
        await expectBounded(file, (unit, part) => ask(unit, 1, part))
      }
    }
  })

  it('are answered, for any input', async () => {
    const typed = [
      '-'.repeat(200),
      '- '.repeat(100),
      '-"'.repeat(100),
      '-<'.repeat(100),
      '!&|()*:'.repeat(30),
      'or '.repeat(70),
    ]
    for (const words of [...typed, ...hostileUnits.map((unit) => unit.repeat(200))]) {
      const { rows } = await database().execute(sql`SELECT numnode(search_query(${words})) <= 400 AS bounded`)
      expect([words.slice(0, 10), rows]).toEqual([words.slice(0, 10), [{ bounded: true }]])
    }
  })

  it('find terms joined by punctuation, and text in tags', async () => {
    const text =
      'Lihat user_id pada https://api.example.com/v1_0/login, <img src=x onerror=alert(1)>, CVE-2024-1234 dan <b>rahasia</b>'
    const found = async (words: string) => {
      const { rows } = await database().execute<{ found: boolean }>(
        sql`SELECT search_words(${text}) @@ search_query(${words}) AS found`,
      )
      return rows[0]!.found
    }
    for (const words of [
      'user_id',
      'user',
      'api.example.com',
      'onerror',
      '<img src=x',
      'cve-2024-1234',
      'rahasia',
      'lihat -absen',
    ])
      expect([words, await found(words)]).toEqual([words, true])
    for (const words of ['id_user', 'lihat -rahasia', '"id user"', 'v1 -login'])
      expect([words, await found(words)]).toEqual([words, false])
  })
})
