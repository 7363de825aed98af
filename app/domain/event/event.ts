import type { Fact } from './fact.ts'
import type { FactShape, Kind } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'

/** The subject of what is about the site as a whole, which has no id of its own. */
export const site = '00000000-0000-7000-8000-000000000000'

type Kinds = typeof allKinds
export type EventType = keyof Kinds
/** Every kind of event: noun, dot, what happened to it. */
export const eventTypes = Object.keys(allKinds) as EventType[]

/** What is declared of a kind of event. */
export const kindOf = (type: EventType): Kind => allKinds[type]

/** The kinds that are declared with `Flag`: `TypesWith<{ companyLog: true }>`. */
export type TypesWith<Flag> = { [Type in EventType]: Kinds[Type] extends Flag ? Type : never }[EventType]

/** What a suspended person may still record; everything else they only read (meanings §2.4). */
export const suspendedActs: ReadonlySet<EventType> = new Set(
  eventTypes.filter((type) => kindOf(type).whileSuspended),
)

type ValueOf<One> = One extends Fact<infer Value> ? Value : never
type OptionalIn<Shape extends FactShape> = {
  [Name in keyof Shape]: undefined extends ValueOf<Shape[Name]> ? Name : never
}[keyof Shape]
type FactsOf<Shape extends FactShape> = {
  [Name in Exclude<keyof Shape, OptionalIn<Shape>>]: ValueOf<Shape[Name]>
} & {
  [Name in OptionalIn<Shape>]?: ValueOf<Shape[Name]>
}

/** What an event of a kind says of itself when it is recorded. */
export type Facts<Type extends EventType> = FactsOf<Kinds[Type]['facts']>
