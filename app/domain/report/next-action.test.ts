import { describe, expect, it } from 'vitest'
import { nextAction, nextActionIn, triageActsOf } from './next-action.ts'
import { allowedMoves, type Management, moves, type ReportState, rewardStates } from './report-lifecycle.ts'
import { nextActor } from './waiting-on.ts'

const state = (change: Partial<ReportState>): ReportState => ({
  stage: 'submitted',
  closeReason: null,
  fix: 'open',
  reward: 'none',
  ...change,
})

function opened(
  change: Partial<ReportState>,
  part: 'operator' | 'company',
  management: Management = { managedBy: 'company' },
) {
  const now = state(change)
  const facts = {
    stage: now.stage,
    closeReason: now.closeReason,
    next: nextActor({ ...now, ...management, answered: true, reporterActs: true }),
  }
  return nextAction({ ...facts, moves: allowedMoves(now, part, management) }, part)
}

describe('the likely next action', () => {
  it('is computed for a line of a list too', () => {
    const program: Management = { managedBy: 'product' }
    const line = (change: Partial<ReportState>) => {
      const now = state(change)
      return { ...now, next: nextActor({ ...now, ...program, answered: true, reporterActs: true }), program }
    }
    expect(nextActionIn(line({ stage: 'rated', reward: 'proposed' }), 'company')).toBe('reward')
    expect(nextActionIn(line({ stage: 'rated', reward: 'paid', fix: 'fixing' }), 'company')).toBe(
      'ask_retest',
    )
    expect(nextActionIn(line({ stage: 'valid' }), 'company')).toBeNull()
  })

  it('leads the platform team from the queue to a decision', () => {
    expect(opened({ stage: 'submitted' }, 'operator')).toBe('take')
    expect(opened({ stage: 'in_review' }, 'operator')).toBe('validate')
    expect(opened({ stage: 'needs_info' }, 'operator')).toBeNull()
  })

  it('leads the company from rating to closing', () => {
    expect(opened({ stage: 'valid' }, 'company')).toBe('rate')
    expect(opened({ stage: 'rated', reward: 'proposed' }, 'company')).toBe('reward')
    const settled = { stage: 'rated', reward: 'payable' } as const
    expect(opened(settled, 'company')).toBe('start_fixing')
    expect(opened({ ...settled, fix: 'fixing' }, 'company')).toBe('ask_retest')
    expect(opened({ ...settled, fix: 'retest' }, 'company')).toBe('retest')
    expect(opened({ ...settled, fix: 'fixed' }, 'company')).toBe('resolve')
    expect(opened({ ...settled, fix: 'accepted_risk' }, 'company')).toBe('resolve')
    expect(opened({ stage: 'closed', closeReason: 'resolved', fix: 'fixed' }, 'company')).toBeNull()
  })

  it('opens nothing for the side that is not waited for', () => {
    const managed = { managedBy: 'product' } as const
    expect(opened({ stage: 'valid' }, 'operator', managed)).toBe('rate')
    expect(opened({ stage: 'valid' }, 'company', managed)).toBeNull()
    expect(opened({ stage: 'valid' }, 'operator')).toBeNull()
    expect(opened({ stage: 'rated', reward: 'proposed' }, 'operator', managed)).toBeNull()
  })

  it('never opens a form the reader may not use', () => {
    for (const reward of rewardStates) {
      expect(
        nextAction({ stage: 'rated', closeReason: null, next: 'company', moves: [] }, 'company'),
      ).toBeNull()
      const act = opened({ stage: 'rated', reward }, 'company')
      if (act)
        expect(
          triageActsOf(allowedMoves(state({ stage: 'rated', reward }), 'company', { managedBy: 'company' })),
        ).toContain(act)
    }
  })
})

describe('the forms of triage', () => {
  it('merge the two verdicts into one form and have a steady order', () => {
    expect(triageActsOf(['retest_not_fixed', 'retest_fixed', 'rate'])).toEqual(['rate', 'retest'])
  })

  it('leave out acts of reporters and the platform', () => {
    const others = moves.filter((move) => triageActsOf([move]).length === 0)
    expect(others).toEqual([
      'submit',
      'withdraw',
      'answer_info',
      'expire_info',
      'accept_rating',
      'offer_reward',
      'dispute',
      'grant_points',
      'make_payable',
      'start_payout',
      'confirm_payout',
      'fail_payout',
      'retry_payout',
      'return_payout',
      'cancel_payout',
      'expire_retest',
      'reopen_no_response',
    ])
  })
})
