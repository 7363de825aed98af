import { describe, expect, it } from 'vitest'
import {
  allowedMoves,
  applyMove,
  closeReasons,
  firstState,
  fixStates,
  invalidReasons,
  isWellFormed,
  type Move,
  type MoveDetails,
  type MoverKind,
  mayMove,
  mayPublish,
  moverKinds,
  moves,
  nextActor,
  type ReportState,
  reportStatusOf,
  rewardStates,
  stages,
  vulnerabilityStatusOf,
} from './report-lifecycle.ts'

const everyState: ReportState[] = stages.flatMap((stage) =>
  [null, ...closeReasons].flatMap((closeReason) =>
    fixStates.flatMap((fix) => rewardStates.map((reward) => ({ stage, closeReason, fix, reward }))),
  ),
)
const wellFormed = everyState.filter(isWellFormed)
const self = { managedBy: 'company' } as const
const managed = { managedBy: 'product' } as const

// stage(.close reason) | fix | reward; `*` any, `a,b` one of. The right side: `=` unchanged.
const table: [Move, from: string[], to: string, by: string, managed?: string][] = [
  ['submit', ['draft|*|*'], 'submitted|=|=', 'reporter'],
  ['take', ['submitted|*|*'], 'in_review|=|=', 'operator'],
  ['withdraw', ['submitted|*|*'], 'closed.withdrawn|=|=', 'reporter'],
  ['ask_info', ['in_review|*|*'], 'needs_info|=|=', 'operator'],
  ['answer_info', ['needs_info|*|*'], 'in_review|=|=', 'reporter'],
  ['expire_info', ['needs_info|*|*'], 'closed.no_response|=|=', 'system'],
  ['validate', ['in_review|*|*'], 'valid|=|=', 'operator'],
  ['close_duplicate', ['in_review|*|none,paid'], 'closed.duplicate|=|=', 'operator'],
  [
    'close_duplicate',
    ['in_review|*|proposed,approved,points_granted,payable,failed,void'],
    'closed.duplicate|=|void',
    'operator',
  ],
  ['close_invalid', ['in_review|*|none,paid'], 'closed.spam|=|=', 'operator'],
  [
    'close_invalid',
    ['in_review|*|proposed,approved,points_granted,payable,failed,void'],
    'closed.spam|=|void',
    'operator',
  ],
  ['rate', ['valid|*|none'], 'rated|=|proposed', 'company,system', 'operator'],
  [
    'rate',
    ['valid|*|proposed,approved,points_granted,payable,processing,paid,failed,void'],
    'rated|=|=',
    'company,system',
    'operator',
  ],
  ['rate', ['rated|*|proposed'], 'rated|=|=', 'company,system', 'operator'],
  ['approve_reward', ['rated|*|proposed'], 'rated|=|approved', 'company,system'],
  ['grant_points', ['rated|*|approved'], 'rated|=|points_granted', 'company,system'],
  ['make_payable', ['rated|*|approved'], 'rated|=|payable', 'company,system'],
  ['start_payout', owed('payable'), '=|=|processing', 'operator,system'],
  ['confirm_payout', owed('processing'), '=|=|paid', 'operator,system'],
  ['fail_payout', owed('processing'), '=|=|failed', 'operator,system'],
  ['retry_payout', owed('failed'), '=|=|payable', 'operator,system'],
  ['cancel_payout', owed('processing'), '=|=|payable', 'system'],
  ['start_fixing', ['valid,rated|open,accepted_risk|*'], '=|fixing|=', 'company'],
  ['ask_retest', ['valid,rated|fixing|*'], '=|retest|=', 'company,operator'],
  ['retest_fixed', ['valid,rated|retest|*'], '=|fixed|=', 'company', 'operator'],
  ['retest_not_fixed', ['valid,rated|retest|*'], '=|fixing|=', 'company', 'operator'],
  ['expire_retest', ['valid,rated|retest|*'], '=|fixing|=', 'system'],
  ['accept_risk', ['valid,rated|open,fixing|*'], '=|accepted_risk|=', 'company'],
  [
    'resolve',
    ['rated|fixed|points_granted,payable,processing,paid'],
    'closed.resolved|=|=',
    'operator,company',
  ],
  [
    'resolve',
    ['rated|accepted_risk|points_granted,payable,processing,paid'],
    'closed.accepted_risk|=|=',
    'operator,company',
  ],
  ['reopen_no_response', ['closed.no_response|*|void'], 'in_review|=|none', 'reporter'],
  ['reopen_no_response', [`closed.no_response|*|${allRewardsBut('void')}`], 'in_review|=|=', 'reporter'],
  ['reopen_appeal', [`${closedBut('withdrawn')}|*|void`], 'in_review|=|none', 'operator'],
  ['reopen_appeal', [`${closedBut('withdrawn')}|*|${allRewardsBut('void')}`], 'in_review|=|=', 'operator'],
]

function owed(reward: string): string[] {
  return [`in_review,needs_info,valid,rated,${closedBut('withdrawn')}|*|${reward}`]
}

function closedBut(reason: string): string {
  return closeReasons
    .filter((one) => one !== reason)
    .map((one) => `closed.${one}`)
    .join(',')
}

function allRewardsBut(reward: string): string {
  return rewardStates.filter((one) => one !== reward).join(',')
}

const spell = (state: ReportState) =>
  [state.closeReason ? `${state.stage}.${state.closeReason}` : state.stage, state.fix, state.reward] as const

function fits(state: ReportState, pattern: string): boolean {
  return pattern.split('|').every((part, at) => part === '*' || part.split(',').includes(spell(state)[at]!))
}

function rowsFor(state: ReportState, move: Move) {
  return table.filter(([name, from]) => name === move && from.some((pattern) => fits(state, pattern)))
}

const spam: MoveDetails = { invalidReason: 'spam' }

describe('the machine of a report', () => {
  it.each(moves)('%s is possible exactly where the table says, and leads where it says', (move) => {
    for (const state of wellFormed) {
      const rows = rowsFor(state, move)
      expect(rows.length).toBeLessThanOrEqual(1)
      const result = applyMove(state, move, spam)
      if (rows.length === 0) {
        expect(result, spell(state).join('|')).toEqual({ ok: false, why: 'move_forbidden' })
        continue
      }
      const wanted = rows[0]![2].split('|').map((part, at) => (part === '=' ? spell(state)[at] : part))
      expect(result.ok && spell(result.state), spell(state).join('|')).toEqual(wanted)
      expect(result.ok && isWellFormed(result.state)).toBe(true)
    }
  })

  it('lets exactly the movers of the table move', () => {
    for (const state of wellFormed) {
      for (const move of moves) {
        const row = rowsFor(state, move)[0]
        const movers = { company: row?.[3] ?? '', product: [row?.[3], row?.[4]].join(',') }
        for (const managedBy of ['company', 'product'] as const) {
          const able = moverKinds.filter((kind) => mayMove(state, move, kind, { managedBy }))
          expect(able, `${move} from ${spell(state)}`).toEqual(
            moverKinds.filter((kind) => movers[managedBy].split(',').includes(kind)),
          )
        }
      }
    }
  })

  it('refuses broken states, unknown moves and a close without its reason, and never changes its input', () => {
    for (const state of everyState.filter((one) => !isWellFormed(one))) {
      for (const move of moves) {
        expect(applyMove(state, move, spam)).toEqual({ ok: false, why: 'state_broken' })
        expect(moverKinds.some((kind) => mayMove(state, move, kind, managed))).toBe(false)
      }
    }
    const reviewed = Object.freeze<ReportState>({ ...firstState, stage: 'in_review' })
    expect(applyMove(reviewed, 'close_invalid')).toEqual({ ok: false, why: 'reason_missing' })
    expect(applyMove(reviewed, 'close_invalid', { invalidReason: 'resolved' as never })).toMatchObject({
      ok: false,
    })
    for (const name of ['toString', '__proto__', '']) {
      expect(applyMove(reviewed, name as Move)).toEqual({ ok: false, why: 'move_forbidden' })
    }
    for (const invalidReason of invalidReasons) {
      expect(applyMove(reviewed, 'close_invalid', { invalidReason })).toMatchObject({
        state: { closeReason: invalidReason },
      })
    }
  })
})

function reachableFrom(start: ReportState): Map<string, ReportState> {
  const found = new Map([[spell(start).join('|'), start]])
  for (const state of found.values()) {
    for (const move of moves) {
      for (const invalidReason of invalidReasons) {
        const next = applyMove(state, move, { invalidReason })
        if (next.ok) found.set(spell(next.state).join('|'), next.state)
      }
    }
  }
  return found
}

describe('what can be reached', () => {
  const reachable = [...reachableFrom(firstState).values()]

  it('is every stage, close reason, fix state and reward state', () => {
    expect(new Set(reachable.map((state) => state.stage))).toEqual(new Set(stages))
    expect(new Set(reachable.map((state) => state.closeReason))).toEqual(new Set([null, ...closeReasons]))
    expect(new Set(reachable.map((state) => state.fix))).toEqual(new Set(fixStates))
    expect(new Set(reachable.map((state) => state.reward))).toEqual(new Set(rewardStates))
  })

  it('has no way out of withdrawn, and a way to closed from everywhere else', () => {
    for (const state of wellFormed.filter((one) => one.closeReason === 'withdrawn')) {
      expect(reachableFrom(state).size).toBe(1)
    }
    for (const state of reachable) {
      expect([...reachableFrom(state).values()].some(({ stage }) => stage === 'closed')).toBe(true)
    }
  })

  it('never holds money or points before a rating, nor a resolved report that is unfixed or unrewarded', () => {
    for (const { stage, closeReason, fix, reward } of reachable) {
      if (stage === 'draft' || stage === 'submitted') expect([fix, reward]).toEqual(['open', 'none'])
      if (stage === 'rated') expect(reward).not.toBe('none')
      if (closeReason === 'resolved') expect(fix).toBe('fixed')
      if (closeReason === 'accepted_risk') expect(fix).toBe('accepted_risk')
      if (closeReason === 'resolved' || closeReason === 'accepted_risk') {
        expect(['points_granted', 'payable', 'processing', 'failed', 'paid']).toContain(reward)
      }
    }
  })

  it('always waits on somebody who can move, until it is closed', () => {
    for (const management of [self, managed]) {
      for (const state of reachable) {
        const next = nextActor(state, management)
        if (next === 'nobody') expect(state.stage).toBe('closed')
        else expect(allowedMoves(state, next, management), spell(state).join('|')).not.toEqual([])
      }
    }
  })
})

describe('one whole story', () => {
  it('goes from draft to published', () => {
    const story: Move[] = [
      'submit',
      'take',
      'ask_info',
      'answer_info',
      'validate',
      'rate',
      'approve_reward',
      'make_payable',
    ]
    const fixing: Move[] = ['start_fixing', 'ask_retest', 'retest_not_fixed', 'ask_retest', 'retest_fixed']
    let state: ReportState = { ...firstState }
    for (const move of [...story, ...fixing, 'start_payout', 'confirm_payout', 'resolve'] satisfies Move[]) {
      expect(mayPublish(state)).toBe(false)
      const next = applyMove(state, move)
      if (!next.ok) throw new Error(`${move}: ${next.why}`)
      state = next.state
    }
    expect(state).toEqual({ stage: 'closed', closeReason: 'resolved', fix: 'fixed', reward: 'paid' })
    expect(mayPublish(state)).toBe(true)
  })
})

describe('codes and waiting', () => {
  it.each([
    ['draft', null],
    ['submitted', 1],
    ['in_review', 1],
    ['needs_info', 1],
    ['valid', 2],
    ['rated', 2],
    ['closed', 3],
  ] as const)('report status of %s is %s', (stage, code) => {
    expect(reportStatusOf({ stage })).toBe(code)
  })

  it.each([
    ['open', 0],
    ['accepted_risk', 0],
    ['fixing', 1],
    ['retest', 1],
    ['fixed', 2],
  ] as const)('vulnerability status of %s is %i', (fix, code) => {
    expect(vulnerabilityStatusOf({ fix })).toBe(code)
  })

  it('publishes only closed ∧ resolved ∧ fixed', () => {
    for (const state of everyState) {
      expect(mayPublish(state)).toBe(
        state.stage === 'closed' && state.closeReason === 'resolved' && state.fix === 'fixed',
      )
    }
  })

  it.each<
    [
      string,
      ReportState['stage'],
      ReportState['fix'],
      ReportState['reward'],
      MoverKind | 'nobody',
      MoverKind | 'nobody',
    ]
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
    ['a retest', 'rated', 'retest', 'points_granted', 'company', 'operator'],
    ['a fixed flaw', 'rated', 'fixed', 'paid', 'company', 'operator'],
  ])('%s waits on the right one', (_, stage, fix, reward, bySelf, byManaged) => {
    const state = { stage, closeReason: null, fix, reward }
    expect([nextActor(state, self), nextActor(state, managed)]).toEqual([bySelf, byManaged])
  })
})
