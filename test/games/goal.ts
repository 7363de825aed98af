import type { Person } from '#kernel/actor.ts'
import type { Act, Scene } from '../histories/act.ts'
import type { Environment, Stage } from '../histories/environment.ts'
import type { Seen } from '../histories/seen.ts'

/** Where one game is played. `people`: accounts the coalition has made meanwhile. */
export type Table = { stage: Stage; environment: Environment; keys: string[]; people: Person[] }

/** An act of the random histories, or one that needs the people made in this game. */
export type GameAct = Pick<Act, 'name'> & { run: (actor: Person, scene: Scene & Table) => Promise<unknown> }

/** What a person who acts in bad faith wants, and the most they may get. */
export type Goal = {
  name: string
  unit: 'Rp' | 'points' | 'promises' | 'days'
  /** The company's balance at the beginning, in rupiah. */
  balance: bigint
  /** Who acts together. Everyone else acts as the rules expect. */
  coalition: (table: Table) => readonly Person[]
  /** What they may try; an act may stand here more than once to be tried more often. */
  acts: readonly GameAct[]
  /** Brings an environment to where the game begins. */
  begin: (table: Table) => Promise<void>
  /** What everyone else does after each move. */
  others?: (table: Table, seen: Seen) => Promise<void>
  /** How long time goes on after the last move before the gain is counted, in days: what a deadline gives is given then. */
  daysAfter?: number
  /** What they have gained, by company: read from the database, not asked of the code under test. */
  gains: (environments: readonly Environment[]) => Promise<ReadonlyMap<string, number>>
  /** The most any game may gain, in the unit. */
  bound: number
}
