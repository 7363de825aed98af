import { day, hour, minute } from '@cakrawala/calendar/clock'
import fc from 'fast-check'
import type { Draw } from '../histories/act.ts'

/** One act an adversary tries: which of the goal's acts, and what is drawn for it. Whole numbers. */
export type Move = { act: number; draw: Draw }
/** What an adversary tries from beginning to end; `waits` are the times between the moves, in milliseconds. */
export type Game = { moves: Move[]; waits: number[] }

export const movesOfGame = 14

const draw: fc.Arbitrary<Draw> = fc.record({
  ...{ wild: fc.nat(999), pick: fc.nat(999), who: fc.nat(999) },
  ...{ aim: fc.nat(999), one: fc.nat(999), two: fc.nat(999) },
})
const moves = fc.array(fc.record({ act: fc.nat(999), draw }), {
  minLength: movesOfGame,
  maxLength: movesOfGame,
  size: 'max',
})
/** Most happens within a day; some of it waits until a deadline of days or of weeks is over. */
const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 20 * minute }) },
  { weight: 2, arbitrary: fc.integer({ min: hour, max: 30 * hour }) },
  { weight: 2, arbitrary: fc.integer({ min: 3 * day, max: 9 * day }) },
  { weight: 1, arbitrary: fc.integer({ min: 20 * day, max: 45 * day }) },
)
const waits = fc.array(wait, { minLength: movesOfGame, maxLength: movesOfGame, size: 'max' })

/** How one game comes from those that gained most: `fresh` 0 takes nothing of them. */
type Change = { fresh: number; parents: [number, number]; cut: number; places: number[]; game: Game }

const change: fc.Arbitrary<Change> = fc.record({
  fresh: fc.nat(3),
  parents: fc.tuple(fc.nat(999), fc.nat(999)),
  cut: fc.nat(movesOfGame),
  places: fc.array(fc.nat(movesOfGame - 1), { minLength: 1, maxLength: 4 }),
  game: fc.record({ moves, waits }),
})

/** @returns so many changes, always the same for a seed */
export function drawChanges(count: number, seed: number): Change[] {
  return fc.sample(change, { numRuns: count, seed })
}

/** A game made of the best so far: the beginning of one, the end of another, and a few moves that are new. */
export function nextGame(best: readonly Game[], { fresh, parents, cut, places, game }: Change): Game {
  if (fresh === 0 || best.length === 0) return game
  const [one, other] = parents.map((number) => best[number % best.length]!) as [Game, Game]
  return {
    moves: one.moves.map((move, at) => {
      if (places.includes(at)) return game.moves[at]!
      return at < cut ? move : other.moves[at]!
    }),
    waits: one.waits.map((wait, at) => (places[0] === at ? game.waits[at]! : wait)),
  }
}
