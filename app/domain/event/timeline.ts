import { type EventFacts, eventTypes, kindOf, type StoredFacts, type TypesWith } from './event.ts'
import type { allKinds } from './kinds/all-kinds.ts'

type Kinds = typeof allKinds
type TimelineType = TypesWith<{ timeline: object }>
type ShownIn<Timeline> =
  | (Timeline extends { facts: readonly (infer Name)[] } ? Name : never)
  | (Timeline extends { teamFacts: readonly (infer Name)[] } ? Name : never)
type ShownName<Type extends TimelineType> = ShownIn<Kinds[Type]['timeline']> & keyof StoredFacts<Type>
type AnyShownName = { [Type in TimelineType]: ShownName<Type> }[TimelineType]
/** The facts a kind shows; the names that only other kinds show are there without a value. */
type ShownFacts<Type extends TimelineType> = Pick<StoredFacts<Type>, ShownName<Type>> & {
  readonly [Name in Exclude<AnyShownName, ShownName<Type>>]?: never
}

/** What the timeline of a report shows of an event. */
export type TimelineEvent = {
  [Type in TimelineType]: { type: Type; facts: ShownFacts<Type> }
}[TimelineType]

/** The names of all facts that timelines show to everyone on a report, or to the platform team as well. */
export function timelineFacts(readers: 'everyone' | 'team'): string[] {
  const shown = eventTypes.flatMap((type) => kindOf(type).timeline ?? [])
  const named = shown.flatMap(({ facts = [], teamFacts = [] }) => [
    ...facts,
    ...(readers === 'team' ? teamFacts : []),
  ])
  return [...new Set(named)]
}

/** An event as the platform team, or everyone on its report, may read it; null where they may not know of it. */
export function shownOnTimeline({ type, facts }: EventFacts, toTeam: boolean): TimelineEvent | null {
  const { timeline } = kindOf(type)
  if (!timeline || (timeline.readers === 'team' && !toTeam)) return null
  const names: readonly string[] = [...(timeline.facts ?? []), ...(toTeam ? (timeline.teamFacts ?? []) : [])]
  const shown = Object.entries(facts).filter(([name]) => names.includes(name))
  return { type, facts: Object.fromEntries(shown) } as TimelineEvent
}
