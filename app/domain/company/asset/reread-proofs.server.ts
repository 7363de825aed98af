import { after, day, now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { daysBetweenReadings, daysBetweenTries, mostUnanswered } from './asset.ts'
import { type AssetRow, lockAsset } from './asset-queries.server.ts'
import { assets } from './asset-tables.server.ts'
import { loseAsset } from './end-asset.server.ts'
import { type ReadProblem, readFile, readRecord } from './read-proof.server.ts'

/** Read at one time, and in one run. */
const atOnce = 8
const mostInRun = 400

/**
 * Reads again every proof whose month is over. What is gone is lost; what no one answers for is asked for on three days.
 * @returns how many were lost
 */
export async function rereadProofs(system: System): Promise<number> {
  const due = await database()
    .select()
    .from(assets)
    .where(and(eq(assets.state, 'proved'), lte(assets.checkDue, now())))
    .orderBy(asc(assets.checkDue))
    .limit(mostInRun)
  return rereadAll(system, due, true)
}

/**
 * Reads some proofs now, whatever their month: before a program that rests on them is let in.
 * @param assetIds at most some hundred; those proved by operators stay as they are
 */
export async function rereadAssets(system: System, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length === 0) return
  const readable = inArray(assets.proof, ['dns', 'file'])
  const proved = and(inArray(assets.id, [...assetIds]), eq(assets.state, 'proved'), readable)
  await rereadAll(system, await database().select().from(assets).where(proved), false)
}

/** @param counted whether a server that does not answer counts towards its three days */
async function rereadAll(system: System, rows: readonly AssetRow[], counted: boolean): Promise<number> {
  let lost = 0
  for (let begin = 0; begin < rows.length; begin += atOnce) {
    const results = await Promise.all(
      rows.slice(begin, begin + atOnce).map((row) => reread(system, row, counted)),
    )
    lost += results.filter((one) => one).length
  }
  return lost
}

/** @returns whether it was lost */
async function reread(
  system: System,
  { id, identity, token, proof }: AssetRow,
  counted: boolean,
): Promise<boolean> {
  const problem = proof === 'dns' ? await readRecord(identity, token) : await readFile(identity, token)
  if (problem === 'unreachable' && !counted) return false
  return transaction(async (tx) => {
    const row = await lockAsset(tx, null, id)
    // Meanwhile withdrawn, lost, or proved in another way.
    if (row.state !== 'proved' || row.proof !== proof) return false
    const unanswered = problem === 'unreachable' ? row.unanswered + 1 : 0
    await tx
      .update(assets)
      .set(told(row, problem, unanswered))
      .where(eq(assets.id, id))
    if (problem === null || (problem === 'unreachable' && unanswered < mostUnanswered)) return false
    await loseAsset(tx, system, row, { loss: problem === 'unreachable' ? 'unreachable' : 'gone' })
    return true
  })
}

function told({ proof }: AssetRow, problem: ReadProblem | null, unanswered: number) {
  const days = problem === 'unreachable' ? daysBetweenTries : daysBetweenReadings
  const seen = proof === 'dns' ? { dnsProblem: problem } : { fileProblem: problem }
  return { ...seen, checkedAt: now(), checkDue: after(now(), days * day), unanswered }
}
