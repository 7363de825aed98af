import type { Person } from '#kernel/actor.ts'
import type { Environment, Stage } from './environment.ts'
import type { Seen, SeenReport } from './seen.ts'

/** What chance gives to one act; whole numbers, so that a smaller one is a simpler one. */
export type Draw = { wild: number; pick: number; who: number; aim: number; one: number; two: number }

/** Where an act happens: `report` is the one it is about, null for none. */
export type Scene = {
  stage: Stage
  environment: Environment
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
  /** Calls the use case. */
  run: (actor: Person, scene: Scene) => Promise<unknown>
}

export function one<T>(list: readonly T[], number: number): T {
  return list[number % list.length]!
}

export const team: Act['by'] = ({ stage }) => stage.team
export const reporter: Act['by'] = ({ environment, report }) => {
  const own = environment.hunters.filter(({ accountId }) => accountId === report?.reporterId)
  return own.length > 0 ? own : environment.hunters
}
export const hunters: Act['by'] = ({ environment }) => environment.hunters
export const company: Act['by'] = ({ environment }) => [
  environment.owner,
  environment.admin,
  environment.decider,
]
export const owner: Act['by'] = ({ environment }) => [environment.owner]

/** Where the platform manages the program it acts beside the company. */
export const manager: Act['by'] = (scene) =>
  scene.report?.programId === scene.environment.programs.self
    ? company(scene)
    : [...team(scene), ...company(scene)]

/** All people of the environment, users without access too. */
export function anyPerson({ stage, environment }: Scene): Person[] {
  const { owner, admin, decider, reader, outsider, hunters, stranger } = environment
  const inside = [owner, admin, decider, reader, outsider, ...hunters, stranger]
  return [...inside, ...stage.team, stage.rival, stage.suspended]
}
