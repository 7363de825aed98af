import { describe, expect, it } from 'vitest'
import { triageActsOf } from './next-action.ts'
import {
  allowedMoves,
  closeReasons,
  fixStates,
  isWellFormed,
  type MoverKind,
  moverKinds,
  type ReportState,
  rewardStates,
  stages,
} from './report-lifecycle.ts'
import { nextActor, type WaitingFacts } from './waiting-on.ts'

const self = { managedBy: 'company' } as const
const managed = { managedBy: 'product' } as const
const states: ReportState[] = stages
  .flatMap((stage) =>
    [null, ...closeReasons].flatMap((closeReason) =>
      fixStates.flatMap((fix) => rewardStates.map((reward) => ({ stage, closeReason, fix, reward }))),
    ),
  )
  .filter(isWellFormed)
/** What the use cases never make: a rated report has a reward, and none is void. */
const reachable = states.filter(
  ({ stage, reward }) => stage !== 'rated' || (reward !== 'none' && reward !== 'void'),
)
const all = reachable.flatMap((state) =>
  [self, managed].flatMap((management) =>
    [true, false].flatMap((answered) =>
      [true, false].map((reporterActs) => ({ ...state, ...management, answered, reporterActs })),
    ),
  ),
)

/** Whether a person of this side has anything to do; a bughunter also answers a retest. */
function canAct(facts: ReportState & WaitingFacts, side: MoverKind): boolean {
  if (side === 'reporter' && !facts.reporterActs) return false
  const answers = side === 'reporter' && facts.fix === 'retest' && !facts.answered && facts.stage !== 'closed'
  return answers || allowedMoves(facts, side, facts).length > 0
}

/** Whether a page offers this side a step; payouts go their own way beside a report. */
function isOfferedAny(facts: ReportState & WaitingFacts, side: MoverKind): boolean {
  if (side === 'system' || side === 'reporter') return side === 'reporter' && canAct(facts, side)
  return triageActsOf(allowedMoves(facts, side, facts)).length > 0
}

describe('waiting on', () => {
  it('names the side its publication asks once it is closed, and no suspended reporter', () => {
    const closed = { stage: 'closed', fix: 'fixed', reward: 'paid', answered: true, ...self } as const
    for (const publication of ['reporter', 'company', 'operator', 'nobody'] as const) {
      expect(nextActor({ ...closed, reporterActs: true, publication })).toBe(publication)
      const without = nextActor({ ...closed, reporterActs: false, publication })
      expect(without).toBe(publication === 'reporter' ? 'nobody' : publication)
    }
  })

  it('RUL-14 names no one who may not act, in every state', () => {
    for (const facts of all) {
      const next = nextActor(facts)
      if (next !== 'nobody') expect(canAct(facts, next), JSON.stringify(facts)).toBe(true)
      // No one is waited on only where the report is closed, or no one but the system could go on.
      else if (facts.stage !== 'closed')
        expect(moverKinds.filter((side) => isOfferedAny(facts, side))).toEqual([])
    }
  })

  it.each<
    [string, ReportState['stage'], ReportState['fix'], ReportState['reward'], MoverKind, MoverKind, boolean?]
  >([
    ['a draft', 'draft', 'open', 'none', 'reporter', 'reporter'],
    ['a new report', 'submitted', 'open', 'none', 'operator', 'operator'],
    ['a report under review', 'in_review', 'open', 'none', 'operator', 'operator'],
    ['a question', 'needs_info', 'open', 'none', 'reporter', 'reporter'],
    ['a valid report', 'valid', 'open', 'none', 'company', 'operator'],
    ['a proposed reward', 'rated', 'open', 'proposed', 'company', 'company'],
    ['an approved reward', 'rated', 'open', 'approved', 'company', 'company'],
    ['a failed payout', 'rated', 'fixed', 'failed', 'operator', 'operator'],
    ['an unfixed flaw', 'rated', 'open', 'paid', 'company', 'company'],
    ['a flaw in work', 'rated', 'fixing', 'payable', 'company', 'company'],
    ['a retest', 'rated', 'retest', 'points_granted', 'reporter', 'reporter'],
    ['an answered retest', 'rated', 'retest', 'points_granted', 'company', 'operator', true],
    ['a retest beside an open reward', 'rated', 'retest', 'proposed', 'company', 'company'],
    ['a fixed flaw', 'rated', 'fixed', 'paid', 'company', 'operator'],
  ])('%s waits on the right actor', (_, stage, fix, reward, bySelf, byManaged, answered = false) => {
    const state = { stage, fix, reward, answered, reporterActs: true }
    expect([nextActor({ ...state, ...self }), nextActor({ ...state, ...managed })]).toEqual([
      bySelf,
      byManaged,
    ])
  })

  it('skips a reporter who may not act', () => {
    const state = { fix: 'retest', reward: 'paid', answered: false, reporterActs: false } as const
    expect(nextActor({ ...state, ...self, stage: 'rated' })).toBe('company')
    expect(nextActor({ ...state, ...managed, stage: 'rated' })).toBe('operator')
    expect(nextActor({ ...state, ...self, stage: 'needs_info', fix: 'open', reward: 'none' })).toBe('nobody')
  })
})
