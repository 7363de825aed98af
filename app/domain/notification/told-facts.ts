import { type EventType, factNamed, noticesOf } from '#domain/event/event.ts'
import type { Notice } from '#domain/event/kinds/kind.ts'
import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** What of an event its sentence may name, as stored; empty where unknown. */
export const toldFacts = z.object({
  ...{ closeReason: text, reason: text, clock: text, state: text, left: text },
  /** The last day of a plan, `YYYY-MM-DD`. */
  validUntil: text,
  /** Whole rupiah. */
  sumIdr: text,
  /** Risk levels before and after, 0 to 13, and the CVSS score of the new one. */
  ...{ fromLevel: text, toLevel: text, score: text },
  /** When the promise that runs from here is due, ISO 8601; empty once it is kept. */
  dueAt: text,
  /** Whether the reader is who has to act. */
  acts: flag,
})
export type ToldFacts = z.infer<typeof toldFacts>

type Happened = { type: EventType; facts: Readonly<Record<string, unknown>> }
/** The promises that run on the report of an event: when each is due. */
export type Dues = Readonly<Record<string, string>>

/** What the notice of one kind tells of an event, by its declaration: the same in mail, page and digest. */
export function toldBy(kind: string, { type, facts }: Happened, dues: Dues): ToldFacts {
  const { sum, until, acts }: Partial<Notice> =
    noticesOf(type, facts).find(({ mail, page }) => (mail ?? page) === kind) ?? {}
  const named = (name: Parameters<typeof factNamed>[1]) => String(factNamed(facts, name) ?? '')
  const dueAt = (until && dues[until]) ?? ''
  return {
    ...{
      closeReason: named('closeReason'),
      reason: named('reason'),
      clock: named('kind'),
      state: named('to'),
    },
    ...{ left: named('left'), validUntil: named('validUntil'), sumIdr: sum ? named(sum) : '' },
    ...levelsOf(type, named),
    dueAt,
    // What was promised and is done waits for nobody.
    acts: acts === true && (until === undefined || dueAt !== ''),
  }
}

function levelsOf(type: EventType, named: (name: Parameters<typeof factNamed>[1]) => string) {
  if (type === 'report.rated')
    return { fromLevel: named('from'), toLevel: named('to'), score: named('score') }
  const isMove = type === 'report.moved'
  return { fromLevel: isMove ? named('fromLevel') : '', toLevel: isMove ? named('level') : '', score: '' }
}
