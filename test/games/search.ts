import type { Stage } from '../histories/environment.ts'
import type { Tally } from '../histories/tally.ts'
import { drawChanges, type Game, nextGame } from './game.ts'
import type { Goal } from './goal.ts'
import { type Played, playGames } from './play.ts'

/** Games that others are made from. */
const kept = 10

type Search = {
  /** Games side by side. */
  together: number
  seed: number
  tally: Tally
  /** The people and programs of the next group of games; also those of a new database. */
  stage: () => Promise<Stage>
  /** Whether another group of games is played. */
  more: () => boolean
}

/**
 * Looks for the game that gains most: a genetic search, in which the games that gained most so far are crossed and changed.
 * It stops early where a game gains more than the bound.
 * @returns the best game
 */
export async function searchBest(
  goal: Goal,
  { together, seed, tally, stage, more }: Search,
): Promise<Played> {
  let best: Played[] = []
  for (let turn = 0; turn === 0 || (more() && best[0]!.gain <= goal.bound); turn++) {
    const games = best.map(({ game }): Game => game)
    const group = drawChanges(together, seed + turn).map((change) => nextGame(games, change))
    best = [...best, ...(await playGames(await stage(), goal, group, tally))]
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, kept)
  }
  return best[0]!
}
