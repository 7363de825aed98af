import { allKinds, allNotices } from './kinds/all-kinds.ts'
import type { Audience } from './kinds/audience.ts'
import type { FactShape, Kind, Notice, StoredFacts as StoredFactsIn, ValueOf } from './kinds/kind.ts'

/** The subject of what is about the site as a whole, which has no id of its own. */
export const site = '00000000-0000-7000-8000-000000000000'

type Kinds = typeof allKinds
export type EventType = keyof Kinds
/** Every kind of event: entity, dot, what happened to it. */
export const eventTypes = Object.keys(allKinds) as EventType[]

/** Whether this version of the platform knows a stored kind. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(allKinds, type)
}

/** What is declared of a kind of event. @throws Error for one that a newer version has stored */
export function kindOf(type: EventType): Kind {
  if (!isEventType(type)) throw new Error(`no kind of event is declared as ${type}`)
  return allKinds[type]
}

/** The kinds that are declared with `Flag`: `TypesWith<{ companyLog: true }>`. */
export type TypesWith<Declared> = {
  [Type in EventType]: Kinds[Type] extends Declared ? Type : never
}[EventType]

type Flag = 'whileSuspended' | 'companyLog' | 'securityLog' | 'reading' | 'readingAlarm' | 'accessLog'

/** The kinds that are declared with a flag, in the order of the declarations. */
export function typesWith<Name extends Flag>(flag: Name): TypesWith<Record<Name, true>>[] {
  return eventTypes.filter((type): type is TypesWith<Record<Name, true>> => kindOf(type)[flag] === true)
}

/** What a suspended person may still record; everything else they only read. */
export const suspendedActs: ReadonlySet<EventType> = new Set<EventType>(typesWith('whileSuspended'))

type OptionalIn<Shape extends FactShape> = {
  [Name in keyof Shape]: undefined extends ValueOf<Shape[Name]> ? Name : never
}[keyof Shape]
type RequiredIn<Shape extends FactShape> = Exclude<keyof Shape, OptionalIn<Shape>>
type FactsOf<Shape extends FactShape> = { readonly [Name in RequiredIn<Shape>]: ValueOf<Shape[Name]> } & {
  readonly [Name in OptionalIn<Shape>]?: ValueOf<Shape[Name]>
}
type ShapeOf<Type extends EventType> = Kinds[Type]['facts']

/** The facts of an event of a kind when it is recorded. */
export type Facts<Type extends EventType> = FactsOf<ShapeOf<Type>>
/** The facts `record` asks for: none where a kind has none, or only optional ones. */
export type FactsAsked<Type extends EventType> = [RequiredIn<ShapeOf<Type>>] extends [never]
  ? [facts?: Facts<Type>]
  : [facts: Facts<Type>]

/** The facts of a stored event. An older one may lack any fact. */
export type StoredFacts<Type extends EventType> = StoredFactsIn<Kinds, Type>
/** The kind and the facts of a stored event: the kind determines which facts there are. */
export type EventFacts = { [Type in EventType]: { type: Type; facts: StoredFacts<Type> } }[EventType]
/** The names facts have in any kind. */
export type FactName = { [Type in EventType]: keyof ShapeOf<Type> & string }[EventType]

/** The facts of a stored event that are what its kind declares; what an older event stored otherwise is left out. */
export function readFacts<Type extends EventType>(
  type: Type,
  stored: Readonly<Record<string, unknown>>,
): StoredFacts<Type> {
  const { facts } = kindOf(type)
  const known = Object.entries(stored).filter(([name, value]) => facts[name]?.(value))
  return Object.fromEntries(known) as StoredFacts<Type>
}

/** A fact by its name, for readers who ask events of any kind. */
export function factNamed(facts: Readonly<Record<string, unknown>>, name: FactName): unknown {
  return facts[name]
}

type NotifiedType = keyof typeof allNotices
type Noticed<Type extends NotifiedType> =
  | readonly Notice[]
  | ((facts: StoredFacts<Type>) => readonly Notice[])

/** Who is notified of an event, and how. */
export function noticesOf(type: EventType, facts: Readonly<Record<string, unknown>>): readonly Notice[] {
  return isNotified(type) ? noticesOfKind(type, readFacts(type, facts)) : []
}

function noticesOfKind<Type extends NotifiedType>(type: Type, facts: StoredFacts<Type>): readonly Notice[] {
  const declared: Noticed<Type> = allNotices[type]
  return typeof declared === 'function' ? declared(facts) : declared
}

function isNotified(type: EventType): type is NotifiedType {
  return Object.hasOwn(allNotices, type)
}

const commentWatchers: ReadonlyMap<unknown, Audience> = new Map([
  ['all', 'watchers'],
  ['company', 'staff_watchers'],
  ['hello', 'team_watchers'],
])

/** Which watchers of a report hear of an event: those who read it on its page. Null where nobody does. */
export function watchedBy(type: EventType, facts: Readonly<Record<string, unknown>>): Audience | null {
  if (type === 'report.commented') return commentWatchers.get(factNamed(facts, 'audience')) ?? null
  const { timeline } = kindOf(type)
  if (!timeline) return null
  return timeline.readers === 'team' ? 'team_watchers' : 'watchers'
}
