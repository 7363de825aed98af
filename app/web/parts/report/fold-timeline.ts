import type { TimelineEntry } from '#domain/report/report-view.ts'

export type EventEntry = Extract<TimelineEntry, { kind: 'event' }>
export type CommentEntry = Extract<TimelineEntry, { kind: 'comment' }>
/** One step of a report: what happened, what was written with it, or a comment alone. */
export type TimelineRow = { event?: EventEntry; comment?: CommentEntry }

/** What one person does is recorded within this time. */
const oneActMs = 1000

const nameOf = ({ type, facts }: EventEntry): string =>
  type === 'report.moved' ? (facts.move ?? 'edited') : type

/** What another event of the same act tells better. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  rate: ['report.rated'],
  accept_rating: ['report.rating_answered', 'reward.given'],
  'report.rating_answered': ['dispute'],
  'reward.reserved': ['validate'],
  approve_reward: ['reward.given', 'reward.approved'],
  'reward.approved': ['reward.given'],
  make_payable: ['reward.given'],
  grant_points: ['reward.given', 'reward.points_granted'],
  'reward.points_granted': ['reward.given'],
}

/** Moves that carry a text: it is written to the comments, and belongs to them. */
const spokenMoves = new Set([
  ...['ask_info', 'answer_info', 'ask_retest', 'accept_risk', 'reopen_no_response', 'reopen_appeal'],
  ...['dispute', 'answer_dispute', 'yield_dispute', 'decide_dispute', 'retest_fixed', 'retest_not_fixed'],
])
const spokenKinds = /^report\.(?:retest|rating|appeal)/

function isSpoken(event: EventEntry): boolean {
  const name = nameOf(event)
  return spokenMoves.has(name) || spokenKinds.test(name)
}

/** The timeline with one row a step: an award, a rating or an answer with its text is one, not three. */
export function foldTimeline(entries: readonly TimelineEntry[]): TimelineRow[] {
  return actsIn(entries).flatMap(rowsOf)
}

function actsIn(entries: readonly TimelineEntry[]): TimelineEntry[][] {
  const acts: TimelineEntry[][] = []
  for (const entry of entries) {
    const act = acts.at(-1)
    if (act?.[0] && isOneAct(act[0], entry)) act.push(entry)
    else acts.push([entry])
  }
  return acts
}

function isOneAct(first: TimelineEntry, { at, by }: TimelineEntry): boolean {
  return first.by.kind === by.kind && first.by.name === by.name && +at - +first.at <= oneActMs
}

function rowsOf(act: readonly TimelineEntry[]): TimelineRow[] {
  const events = act.filter((entry) => entry.kind === 'event')
  const names = events.map(nameOf)
  const shown = events.filter((event) => !toldBy[nameOf(event)]?.some((better) => names.includes(better)))
  const comments = act.filter((entry) => entry.kind === 'comment')
  const speaker = comments.length > 0 ? shown.find(isSpoken) : undefined
  const rest = speaker ? comments.slice(1) : comments
  return [
    ...shown.map((event) => (event === speaker ? { event, comment: comments[0]! } : { event })),
    ...rest.map((comment) => ({ comment })),
  ]
}
