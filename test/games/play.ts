import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { isRefusal } from '#kernel/refusal.ts'
import { one, type Scene } from '../histories/act.ts'
import { openWorlds, type Stage } from '../histories/environment.ts'
import { runDuties } from '../histories/live-histories.ts'
import { look, type Seen } from '../histories/seen.ts'
import { count, type Tally } from '../histories/tally.ts'
import { chooseReport } from '../histories/weighted-choice.ts'
import type { Game, Move } from './game.ts'
import type { Goal, Table } from './goal.ts'

/** What one game came to: the gain in the goal's unit, and its acts, a line each. */
export type Played = { game: Game; gain: number; log: string[] }

/**
 * Plays games for one goal side by side, each in an environment of its own. Time is the same for all: the waits of the
 * first count.
 * @throws what a use case throws besides refusals
 */
export async function playGames(
  stage: Stage,
  goal: Goal,
  games: readonly Game[],
  tally: Tally,
): Promise<Played[]> {
  const environments = await openWorlds(
    stage,
    games.map(() => goal.balance),
  )
  const tables: Table[] = environments.map((environment) => ({ stage, environment, keys: [], people: [] }))
  const logs = games.map((): string[] => [])
  for (const table of tables) await goal.begin(table)
  const { waits } = games[0]!
  for (const [round, wait] of waits.entries()) {
    travelTo(after(now(), wait))
    if (wait > 60_000) await runDuties()
    const seen = await look(environments, now())
    await Promise.all(
      tables.map(async (table, at) => {
        logs[at]!.push(await tryMove(goal, table, seen[at]!, games[at]!.moves[round]!, tally))
      }),
    )
    await answerOthers(goal, tables)
  }
  for (let days = 0; days < (goal.daysAfter ?? 0); days += 10) {
    travelTo(after(now(), 10 * day))
    await runDuties()
    await answerOthers(goal, tables)
  }
  tally.histories += games.length
  const gains = await goal.gains(environments)
  return games.map(({ moves }, at) => ({
    ...{ game: { moves, waits }, log: logs[at]! },
    gain: gains.get(environments[at]!.companyId) ?? 0,
  }))
}

/** Everyone outside of the coalition does what the rules expect of them. */
async function answerOthers({ others }: Goal, tables: readonly Table[]): Promise<void> {
  if (!others) return
  const seen = await look(
    tables.map(({ environment }) => environment),
    now(),
  )
  await Promise.all(tables.map((table, at) => others(table, seen[at]!)))
}

async function tryMove(
  goal: Goal,
  table: Table,
  seen: Seen,
  { act, draw }: Move,
  tally: Tally,
): Promise<string> {
  const scene: Scene & Table = { ...table, seen, draw, report: chooseReport(seen.reports, draw) }
  const { name, run } = one(goal.acts, act)
  const actor = one(goal.coalition(table), draw.who)
  const line = (end: string) =>
    `${now().toISOString()} ${name} · ${actor.role} ${actor.accountId.slice(-6)} → ${end}`
  try {
    await run(actor, scene)
    count(tally, name, null)
    return line('done')
  } catch (error) {
    if (!isRefusal(error) && !isTemporary(error)) throw error
    const told = isRefusal(error) ? error.message : 'unavailable'
    count(tally, name, told)
    return line(told)
  }
}
