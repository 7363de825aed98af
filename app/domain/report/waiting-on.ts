import type { Management } from './report-lifecycle.ts'
import type { FixState, NextActor, ReportState, RewardState } from './report-state.ts'

/**
 * What decides whom a report waits on. `answered`: whether the reporter has answered the retest that was asked for last;
 * `reporterActs`: whether the reporter may act at all, which suspended people and those who left may not; `publication`: whom
 * the publication of the report asks, no one where it is left out.
 */
export type WaitingFacts = Omit<ReportState, 'closeReason'> &
  Management & { answered: boolean; reporterActs: boolean; publication?: NextActor }

/** `manager`: the platform team where the product manages the program, else the company. */
type Side = NextActor | 'manager'

/** Holds where each fact it names has one of its values. */
export type WaitingRule = {
  when: { [Fact in Exclude<keyof WaitingFacts, 'managedBy'>]?: readonly WaitingFacts[Fact][] }
  on: Side
}

const unsettled: readonly RewardState[] = ['none', 'proposed', 'approved', 'void']
const toMend: readonly FixState[] = ['open', 'fixing']

/**
 * Whom a report waits on: the first rule that holds, the last one always. `nextActor` asks it of one report;
 * the function `report_waits_on` of the database is the same rule for the lines of lists, dashboards and
 * counts, and a test holds it to this table. No one is named who has no move then: a test goes through all
 * states. An appeal against a closing is no state of a report: `nextOnAppeal` answers for it. In process the
 * reward comes before the fix: the bughunter waits for it, and the fix may take months. A closed report waits
 * on no one, even while money owed is being paid out, unless its publication asks a side.
 */
export const waitingRules: readonly WaitingRule[] = [
  { when: { stage: ['closed'], publication: ['reporter'], reporterActs: [true] }, on: 'reporter' },
  { when: { stage: ['closed'], publication: ['company'] }, on: 'company' },
  { when: { stage: ['closed'], publication: ['operator'] }, on: 'operator' },
  { when: { stage: ['closed'] }, on: 'nobody' },
  { when: { stage: ['draft', 'needs_info'], reporterActs: [true] }, on: 'reporter' },
  // It waits for the end of the suspension, or of the term to answer.
  { when: { stage: ['draft', 'needs_info'] }, on: 'nobody' },
  { when: { stage: ['submitted', 'in_review'] }, on: 'operator' },
  { when: { stage: ['valid'] }, on: 'manager' },
  // A disputed rating stops everything else.
  { when: { rating: ['disputed'] }, on: 'company' },
  { when: { rating: ['deciding'] }, on: 'operator' },
  { when: { rating: ['offered'], reporterActs: [true] }, on: 'reporter' },
  { when: { rating: ['offered'] }, on: 'nobody' },
  { when: { reward: ['failed'] }, on: 'operator' },
  { when: { reward: unsettled }, on: 'company' },
  { when: { fix: toMend }, on: 'company' },
  { when: { fix: ['retest'], answered: [false], reporterActs: [true] }, on: 'reporter' },
  { when: {}, on: 'manager' },
]

/** Whom a report waits on. */
export function nextActor(facts: WaitingFacts): NextActor {
  const { on } = waitingRules.find(({ when }) => holds(when, facts))!
  if (on !== 'manager') return on
  return facts.managedBy === 'product' ? 'operator' : 'company'
}

function holds(when: WaitingRule['when'], facts: WaitingFacts): boolean {
  const asked = Object.entries(when) as [keyof WaitingRule['when'], readonly unknown[]][]
  return asked.every(([fact, values]) => values.includes(facts[fact]))
}
