import type { Person } from '#kernel/actor.ts'
import type { Seen, SeenReport } from './seen.ts'
import type { Stage, World } from './stage.ts'

/** What chance gives to one act; whole numbers, so that a smaller one is a simpler one. */
export type Draw = { wild: number; pick: number; who: number; aim: number; one: number; two: number }

/** Where an act happens: `report` is the one it is about, null for none. */
export type Scene = {
  stage: Stage
  world: World
  seen: Seen
  report: SeenReport | null
  /** Keys of forms that were sent before in this history. */
  keys: string[]
  draw: Draw
}

export type Act = {
  name: string
  /** Who does it when all is in order. */
  by: (scene: Scene) => readonly Person[]
  /** Calls the verb. */
  run: (actor: Person, scene: Scene) => Promise<unknown>
}

export function one<T>(list: readonly T[], number: number): T {
  return list[number % list.length]!
}

export const team: Act['by'] = ({ stage }) => stage.team
export const reporter: Act['by'] = ({ world, report }) => {
  const own = world.hunters.filter(({ accountId }) => accountId === report?.reporterId)
  return own.length > 0 ? own : world.hunters
}
export const hunters: Act['by'] = ({ world }) => world.hunters
export const company: Act['by'] = ({ world }) => [world.owner, world.admin, world.decider]
export const owner: Act['by'] = ({ world }) => [world.owner]

/** Where the platform manages the program it acts beside the company. */
export const manager: Act['by'] = (scene) =>
  scene.report?.programId === scene.world.programs.self ? company(scene) : [...team(scene), ...company(scene)]

/** Everybody there is, strangers too. */
export function anybody({ stage, world }: Scene): Person[] {
  const { owner, admin, decider, reader, outsider, hunters, stranger } = world
  const inside = [owner, admin, decider, reader, outsider, ...hunters, stranger]
  return [...inside, ...stage.team, stage.rival, stage.suspended]
}
