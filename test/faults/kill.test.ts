import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, databaseUrl } from '#infra/database.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { isReady, type Product, startProduct } from '../support/product.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm } from '../support/report-scenario.ts'
import { sessionOf } from '../support/site.ts'

useDatabase()

/** A bughunter may send five reports a minute. */
const hunters = 40
const each = 5
const atOnce = 8
const kills = 3

type Sending = { key: string; token: string; acknowledged: string | null }

const folder = mkdtempSync(path.join(tmpdir(), 'cakrawala-kill-'))
let platform: Product | undefined
let programId = ''
let sendings: Sending[] = []

beforeAll(async () => {
  programId = await liveProgram(await companyOwner(), await operator())
  for (let i = 0; i < hunters; i++) {
    const person = await hunter()
    await join(person, programId)
    const token = await sessionOf(person)
    for (let turn = 0; turn < each; turn++) sendings.push({ key: newId(), token, acknowledged: null })
  }
  // The reports of one bughunter are spread out, so that kills meet everyone's.
  sendings = sendings.map((_, i) => sendings[(i % hunters) * each + Math.floor(i / hunters)]!)
})

afterAll(async () => {
  await platform?.remove()
  rmSync(folder, { recursive: true, force: true })
})

describe('F1 the process is killed while reports arrive', () => {
  it('loses no acknowledged report and stores none twice', { timeout: 180_000 }, async () => {
    const strikes = Array.from({ length: kills }, (_, i) => 20 + i * 55 + Math.floor(Math.random() * 40))
    const gaps: number[] = []
    await openPlatform()
    while (sendings.some(({ acknowledged }) => !acknowledged)) {
      await sendAll(strikes[0])
      if (strikes.length === 0) continue
      strikes.shift()
      const from = Date.now()
      await openPlatform()
      gaps.push(Date.now() - from)
    }
    expect(gaps).toHaveLength(kills)

    const kept = await database()
      .select({ key: reports.submitKey, id: reports.id, stage: reports.stage, code: reports.code })
      .from(reports)
      .where(eq(reports.programId, programId))
    expect(kept).toHaveLength(hunters * each)
    expect(new Set(kept.map(({ code }) => code)).size).toBe(hunters * each)
    expect(kept.filter(({ stage }) => stage !== 'submitted')).toEqual([])
    const byKey = new Map(kept.map((report) => [report.key, report]))
    const lost = sendings.filter(
      ({ key, acknowledged }) => !acknowledged!.includes(byKey.get(key)?.id ?? 'nothing'),
    )
    expect(lost).toEqual([])
    const [told] = (
      await database().execute<{ events: number }>(
        sql`SELECT count(*)::int AS events FROM events WHERE type = 'report.moved' AND facts->>'move' = 'submit'`,
      )
    ).rows
    expect(told!.events).toBe(hunters * each)
  })
})

/** Sends what is not acknowledged yet, a few at a time; kills the platform once `strike` answers are in. */
async function sendAll(strike: number | undefined): Promise<void> {
  const open = sendings.filter(({ acknowledged }) => !acknowledged)
  let dead = false
  const sender = async () => {
    for (let next = open.shift(); next && !dead; next = open.shift()) {
      next.acknowledged = await sendOne(next)
      const done = sendings.filter(({ acknowledged }) => acknowledged).length
      if (strike !== undefined && done >= strike && !dead) {
        dead = true
        // Not between two requests: the others are at work.
        setTimeout(() => platform!.child.kill('SIGKILL'), Math.random() * 30)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
}

/** @returns where the server said the report is; null when it said nothing */
async function sendOne({ key, token }: Sending): Promise<string | null> {
  const body = new FormData()
  for (const [name, value] of Object.entries(reportForm(key))) body.append(name, value)
  try {
    const answer = await fetch(`${platform!.origin}/bughunter/programs/submit-report/${programId}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: `auth.session=${token}`, Origin: platform!.origin, 'Sec-Fetch-Site': 'same-origin' },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    if (answer.status === 302) return answer.headers.get('location')
    if (answer.status !== 503) throw new Error(`${answer.status}: ${wordsOf(await answer.text())}`)
    return null
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return null
    throw error
  }
}

/** The texts of a refused form: its notice and the sentences beside its fields. */
function wordsOf(html: string): string {
  const said = html.matchAll(/(?:role="alert"|id="[^"]*-error")[^>]*>([\s\S]{0,400}?)<\/(?:div|p|span)>/g)
  return [...said].map(([, text]) => text!.replaceAll(/<[^>]*>/g, ' ').trim()).join(' · ')
}

async function openPlatform(): Promise<void> {
  await platform?.ended
  platform = await startProduct({ env: { DATABASE_URL: databaseUrl() }, dataDir: folder })
  await isReady(platform)
}
