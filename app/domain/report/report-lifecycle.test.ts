import { describe, expect, it } from 'vitest'
import {
  applyMove,
  closeReasons,
  firstState,
  fixStates,
  invalidReasons,
  isWellFormed,
  type Move,
  type MoveDetails,
  mayMove,
  mayPublish,
  moverKinds,
  moves,
  type ReportState,
  ratingStates,
  reportStatusOf,
  rewardStates,
  stages,
  vulnerabilityStatusOf,
} from './report-lifecycle.ts'

const everyState: ReportState[] = stages.flatMap((stage) =>
  [null, ...closeReasons].flatMap((closeReason) =>
    fixStates.flatMap((fix) =>
      rewardStates.flatMap((reward) =>
        ratingStates.map((rating) => ({ stage, closeReason, fix, reward, rating })),
      ),
    ),
  ),
)
const wellFormed = everyState.filter(isWellFormed)
const managed = { managedBy: 'product' } as const

// stage(.close reason) | fix | reward (| rating); `*` any, `a,b` one of. The right side: `=` unchanged.
const table: [Move, from: string[], to: string, by: string, managed?: string][] = [
  ['submit', ['draft|*|*'], 'submitted|=|=', 'reporter'],
  ['take', ['submitted|*|*'], 'in_review|=|=', 'operator'],
  ['withdraw', ['submitted|*|*'], 'closed.withdrawn|=|=', 'reporter'],
  ['ask_info', ['in_review|*|*'], 'needs_info|=|=', 'operator'],
  ['answer_info', ['needs_info|*|*'], 'in_review|=|=', 'reporter'],
  ['expire_info', ['needs_info|*|*'], 'closed.no_response|=|=', 'system'],
  ['validate', ['in_review|*|*'], 'valid|=|=|open', 'operator'],
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
  ['rate', ['valid|*|none|open'], 'rated|=|proposed|open', 'company,system', 'operator'],
  [
    'rate',
    ['valid|*|proposed,approved,points_granted,payable,processing,paid,failed,void|open'],
    'rated|=|=|open',
    'company,system',
    'operator',
  ],
  ['rate', ['rated|*|proposed|open,waiting'], 'rated|=|=|open', 'company,system', 'operator'],
  ['agree_rating', ['rated|*|*|open,waiting'], '=|=|=|open', 'operator'],
  ['accept_rating', ['rated|*|*|waiting,offered'], '=|=|=|open', 'reporter,system'],
  ['offer_reward', ['rated|*|proposed|open,waiting'], '=|=|=|offered', 'company'],
  ['dispute', ['rated|*|proposed,points_granted,payable|open,waiting,offered'], '=|=|=|disputed', 'reporter'],
  ['answer_dispute', ['rated|*|*|disputed'], '=|=|=|deciding', 'company,system'],
  ['yield_dispute', ['rated|*|*|disputed'], '=|=|=|decided', 'company'],
  ['decide_dispute', ['rated|*|*|deciding'], '=|=|=|decided', 'operator'],
  ['approve_reward', ['rated|*|proposed|open,waiting,decided'], 'rated|=|approved', 'company,system'],
  ['grant_points', ['rated|*|approved'], 'rated|=|points_granted', 'company,system'],
  ['make_payable', ['rated|*|approved'], 'rated|=|payable', 'company,system'],
  ['start_payout', owed('payable'), '=|=|processing', 'operator,system'],
  ['confirm_payout', owed('processing'), '=|=|paid', 'operator,system'],
  ['fail_payout', owed('processing'), '=|=|failed', 'operator,system'],
  ['retry_payout', owed('failed'), '=|=|payable', 'operator,system'],
  ['cancel_payout', owed('processing'), '=|=|payable', 'system'],
  ['return_payout', owed('paid'), '=|=|payable', 'operator,system'],
  ['start_fixing', ['valid,rated|open,accepted_risk|*'], '=|fixing|=', 'company'],
  ['ask_retest', ['valid,rated|fixing|*'], '=|retest|=', 'company', 'operator'],
  ['retest_fixed', ['valid,rated|retest|*'], '=|fixed|=', 'company', 'operator'],
  ['retest_not_fixed', ['valid,rated|retest|*'], '=|fixing|=', 'company', 'operator'],
  ['expire_retest', ['valid,rated|retest|*'], '=|fixing|=', 'system'],
  ['accept_risk', ['valid,rated|open,fixing|*'], '=|accepted_risk|=', 'company'],
  [
    'resolve',
    ['rated|fixed|points_granted,payable,processing,paid|open,decided'],
    'closed.resolved|=|=',
    'operator,company',
  ],
  [
    'resolve',
    ['rated|accepted_risk|points_granted,payable,processing,paid|open,decided'],
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
  [
    state.closeReason ? `${state.stage}.${state.closeReason}` : state.stage,
    ...[state.fix, state.reward, state.rating ?? 'open'],
  ] as const

function fits(state: ReportState, pattern: string): boolean {
  return pattern.split('|').every((part, at) => part === '*' || part.split(',').includes(spell(state)[at]!))
}

function rowsFor(state: ReportState, move: Move) {
  return table.filter(([name, from]) => name === move && from.some((pattern) => fits(state, pattern)))
}

const spam: MoveDetails = { invalidReason: 'spam' }

describe('the lifecycle of a report', () => {
  it.each(moves)(
    '%s is possible exactly where the table allows it, and leads to the state the table names',
    (move) => {
      for (const state of wellFormed) {
        const rows = rowsFor(state, move)
        expect(rows.length).toBeLessThanOrEqual(1)
        const result = applyMove(state, move, spam)
        if (rows.length === 0) {
          expect(result, spell(state).join('|')).toEqual({ ok: false, why: 'move_forbidden' })
          continue
        }
        const to = rows[0]![2].split('|')
        const wanted = spell(state).map((part, at) =>
          to[at] === undefined || to[at] === '=' ? part : to[at],
        )
        expect(result.ok && spell(result.state), spell(state).join('|')).toEqual(wanted)
        expect(result.ok && isWellFormed(result.state)).toBe(true)
      }
    },
  )

  it('lets exactly the movers of the table move', () => {
    const wrong: string[] = []
    for (const state of wellFormed) {
      for (const move of moves) {
        const row = rowsFor(state, move)[0]
        const movers = { company: row?.[3] ?? '', product: [row?.[3], row?.[4]].join(',') }
        for (const managedBy of ['company', 'product'] as const) {
          const named = movers[managedBy].split(',')
          for (const kind of moverKinds)
            if (mayMove(state, move, kind, { managedBy }) !== named.includes(kind))
              wrong.push(`${kind}: ${move} from ${keyOf(state)}, ${managedBy}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('refuses invalid states, unknown moves and a close without its reason, and never changes its input', () => {
    const broken = everyState.filter((one) => !isWellFormed(one) && one.rating === 'open')
    const moved = broken.flatMap((state) =>
      moves.filter((move) => {
        const result = applyMove(state, move, spam)
        const refused = !result.ok && result.why === 'state_broken'
        return !refused || moverKinds.some((kind) => mayMove(state, move, kind, managed))
      }),
    )
    expect(broken).not.toEqual([])
    expect(moved).toEqual([])
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

const keyOf = (state: ReportState) => spell(state).join('|')

function successorsOf(state: ReportState): ReportState[] {
  return moves.flatMap((move) =>
    invalidReasons.flatMap((invalidReason) => {
      const next = applyMove(state, move, { invalidReason })
      return next.ok ? [next.state] : []
    }),
  )
}

/** Every state that moves lead to from one, with the keys of its successors. */
function reachableFrom(start: ReportState): Map<string, { state: ReportState; next: string[] }> {
  const found = new Map<string, { state: ReportState; next: string[] }>()
  const waiting = [start]
  for (const state of waiting) {
    if (found.has(keyOf(state))) continue
    const successors = successorsOf(state)
    found.set(keyOf(state), { state, next: successors.map(keyOf) })
    waiting.push(...successors)
  }
  return found
}

describe('reachable states', () => {
  const graph = reachableFrom(firstState)
  const reachable = [...graph.values()].map(({ state }) => state)

  it('are every stage, close reason, fix state and reward state', () => {
    expect(new Set(reachable.map((state) => state.stage))).toEqual(new Set(stages))
    expect(new Set(reachable.map((state) => state.closeReason))).toEqual(new Set([null, ...closeReasons]))
    expect(new Set(reachable.map((state) => state.fix))).toEqual(new Set(fixStates))
    expect(new Set(reachable.map((state) => state.reward))).toEqual(new Set(rewardStates))
  })

  it('have no exit from withdrawn, and a path to closed from all others', () => {
    for (const state of wellFormed.filter((one) => one.closeReason === 'withdrawn')) {
      expect(reachableFrom(state).size).toBe(1)
    }
    const closing = new Set(reachable.filter(({ stage }) => stage === 'closed').map(keyOf))
    for (let before = 0; before < closing.size; ) {
      before = closing.size
      for (const [key, { next }] of graph) if (next.some((one) => closing.has(one))) closing.add(key)
    }
    expect(reachable.filter((state) => !closing.has(keyOf(state)))).toEqual([])
  })

  it('never include money or points before a rating, nor a resolved report that is unfixed or unrewarded', () => {
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
})

describe('one whole lifecycle', () => {
  it('runs from draft to published', () => {
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
    expect(state).toMatchObject({ stage: 'closed', closeReason: 'resolved', fix: 'fixed', reward: 'paid' })
    expect(mayPublish(state)).toBe(true)
  })
})

describe('codes', () => {
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
})
