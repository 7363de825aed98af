/** Who moves a report. */
type By = 'hunter' | 'operator' | 'company' | 'system'
type Invariant = {
  from: string[]
  to: string
  by: By[]
  /** Why it is closed, where it is. */
  why?: string[]
  fix?: [string[], string]
  reward?: [string[], string]
  /** Before, and one of these after; left out, the rating stays. */
  rating?: [string[], string[]]
}

const open = ['valid', 'rated']
const refusals = ['out_of_scope', 'not_applicable', 'not_reproducible', 'informative', 'spam']
const rated = { from: ['rated'], to: 'rated' }
const giver: By[] = ['company', 'system']
const payer: By[] = ['operator', 'system']
/** Wherever a reward that is owed may be. */
const anywhere = ['in_review', 'needs_info', 'valid', 'rated', 'closed']

/** The rows of the lifecycle, written down a second time: what history may contain. */
export const law: Record<string, Invariant> = {
  submit: { from: ['draft'], to: 'submitted', by: ['hunter'] },
  take: { from: ['submitted'], to: 'in_review', by: ['operator'] },
  withdraw: { from: ['submitted'], to: 'closed', why: ['withdrawn'], by: ['hunter'] },
  ask_info: { from: ['in_review'], to: 'needs_info', by: ['operator'] },
  answer_info: { from: ['needs_info'], to: 'in_review', by: ['hunter'] },
  expire_info: { from: ['needs_info'], to: 'closed', why: ['no_response'], by: ['system'] },
  validate: { from: ['in_review'], to: 'valid', by: ['operator'], rating: [['open', 'decided'], ['open']] },
  close_duplicate: { from: ['in_review'], to: 'closed', why: ['duplicate'], by: ['operator'] },
  close_invalid: { from: ['in_review'], to: 'closed', why: refusals, by: ['operator'] },
  rate: {
    ...{ from: open, to: 'rated', by: ['company', 'operator', 'system'] },
    reward: [['none', 'proposed'], 'proposed'],
    rating: [
      ['open', 'waiting'],
      ['open', 'waiting'],
    ],
  },
  agree_rating: { ...rated, by: ['operator'], rating: [['open', 'waiting'], ['open']] },
  accept_rating: { ...rated, by: ['hunter', 'system'], rating: [['waiting', 'offered'], ['open']] },
  offer_reward: { ...rated, by: ['company'], rating: [['open', 'waiting'], ['offered']] },
  dispute: { ...rated, by: ['hunter'], rating: [['open', 'waiting', 'offered'], ['disputed']] },
  answer_dispute: { ...rated, by: ['company', 'system'], rating: [['disputed'], ['deciding']] },
  yield_dispute: { ...rated, by: ['company'], rating: [['disputed'], ['decided']] },
  decide_dispute: { ...rated, by: ['operator'], rating: [['deciding'], ['decided']] },
  approve_reward: { from: ['rated'], to: 'rated', by: giver, reward: [['proposed'], 'approved'] },
  grant_points: { from: ['rated'], to: 'rated', by: giver, reward: [['approved'], 'points_granted'] },
  make_payable: { from: ['rated'], to: 'rated', by: giver, reward: [['approved'], 'payable'] },
  start_payout: { from: anywhere, to: 'same', by: payer, reward: [['payable'], 'processing'] },
  confirm_payout: { from: anywhere, to: 'same', by: payer, reward: [['processing'], 'paid'] },
  fail_payout: { from: anywhere, to: 'same', by: payer, reward: [['processing'], 'failed'] },
  retry_payout: { from: anywhere, to: 'same', by: payer, reward: [['failed'], 'payable'] },
  return_payout: { from: anywhere, to: 'same', by: payer, reward: [['paid'], 'payable'] },
  cancel_payout: { from: anywhere, to: 'same', by: ['system'], reward: [['processing'], 'payable'] },
  start_fixing: { from: open, to: 'same', by: ['company'], fix: [['open', 'accepted_risk'], 'fixing'] },
  ask_retest: { from: open, to: 'same', by: ['company', 'operator'], fix: [['fixing'], 'retest'] },
  retest_fixed: { from: open, to: 'same', by: ['company', 'operator'], fix: [['retest'], 'fixed'] },
  retest_not_fixed: { from: open, to: 'same', by: ['company', 'operator'], fix: [['retest'], 'fixing'] },
  expire_retest: { from: open, to: 'same', by: ['system'], fix: [['retest'], 'fixing'] },
  accept_risk: { from: open, to: 'same', by: ['company'], fix: [['open', 'fixing'], 'accepted_risk'] },
  resolve: {
    ...{ from: ['rated'], to: 'closed', why: ['resolved', 'accepted_risk'], by: ['operator', 'company'] },
  },
  reopen_no_response: { from: ['closed'], to: 'in_review', by: ['hunter'] },
  reopen_appeal: { from: ['closed'], to: 'in_review', by: ['operator'] },
}

export type Standing = {
  stage: string
  closeReason: string | null
  fix: string
  reward: string
  rating: string
}
export type Moved = {
  move: string
  by: string
  from: string
  to: string
  closeReason?: string | null
  fix?: [string, string]
  reward?: [string, string]
  rating?: [string, string]
}

const settled = ['points_granted', 'payable', 'processing', 'paid']

/** The state of a report after a move of its history; null when no row of the lifecycle allows it. */
export function follow(at: Standing, moved: Moved): Standing | null {
  const row = law[moved.move]
  if (!row?.from.includes(at.stage) || moved.from !== at.stage || !row.by.includes(moved.by as By))
    return null
  if (moved.to !== (row.to === 'same' ? at.stage : row.to)) return null
  const fix = pair(at.fix, moved.fix, row.fix)
  const reward = rewardAfter(at, moved, row)
  if (fix === null || reward === null) return null
  const closeReason = moved.to === 'closed' ? (moved.closeReason ?? at.closeReason) : null
  if (row.why && !row.why.includes(closeReason ?? '')) return null
  if (moved.move === 'resolve' && !mayResolve(at, closeReason)) return null
  if (moved.move === 'reopen_no_response' && at.closeReason !== 'no_response') return null
  if (moved.move === 'reopen_appeal' && !['duplicate', ...refusals].includes(at.closeReason ?? ''))
    return null
  const rating = ratingAfter(at, moved, row)
  return rating === null ? null : { stage: moved.to, closeReason, fix, reward, rating }
}

/** Nothing is closed, nor a reward approved, while a rating is disputed or an offer waits. */
function ratingAfter({ rating }: Standing, { move, rating: change }: Moved, row: Invariant): string | null {
  if (move === 'approve_reward' && !['open', 'waiting', 'decided'].includes(rating)) return null
  const [before, after] = change ?? [rating, rating]
  if (before !== rating) return null
  const [from, to] = row.rating ?? [[rating], [rating]]
  return from.includes(before) && to.includes(after) ? after : null
}

function mayResolve({ fix, reward, rating }: Standing, closeReason: string | null): boolean {
  if (!settled.includes(reward) || !['open', 'decided'].includes(rating)) return false
  return fix === (closeReason === 'resolved' ? 'fixed' : 'accepted_risk')
}

function rewardAfter(at: Standing, moved: Moved, row: Invariant): string | null {
  if (row.reward) return pair(at.reward, moved.reward, row.reward)
  const change = moved.reward
  if (!change) return at.reward
  const givenAnew = moved.move === 'decide_dispute' && change[1] === 'proposed' && settled.includes(at.reward)
  const voided = moved.move.startsWith('close_') && change[1] === 'void' && at.reward !== 'paid'
  const revived = moved.move.startsWith('reopen_') && change[0] === 'void' && change[1] === 'none'
  return change[0] === at.reward && (voided || revived || givenAnew) ? change[1] : null
}

/** A change as the row has it; also none at all where it is there already (a second rating). */
function pair(now: string, change: [string, string] | undefined, row?: [string[], string]): string | null {
  if (!row) return change ? null : now
  const [before, after] = change ?? [now, now]
  return before === now && row[0].includes(before) && after === row[1] ? after : null
}
