import { typedCode, yearsOf } from '#kernel/typed-code.ts'

/**
 * The state of a payout. Only `requested` can be taken back by the bughunter; `failed`, `cancelled` and `returned` are
 * final. What was `paid` is `returned` when the bank sends it back.
 */
export const payoutStates = ['requested', 'processing', 'paid', 'failed', 'cancelled', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The least a payout may be, gross, in rupiah. */
export const leastPayout = 100_000n
/** Above this many rupiah, gross, another person confirms than the one who took the payout into processing. */
export const checkerAbove = 10_000_000n

/** The states each step starts from, and where it leads. */
export const payoutSteps = {
  take: { from: 'requested', to: 'processing' },
  confirm: { from: 'processing', to: 'paid' },
  fail: { from: 'processing', to: 'failed' },
  cancel: { from: 'requested', to: 'cancelled' },
  return: { from: 'paid', to: 'returned' },
} as const satisfies Record<string, { from: PayoutState; to: PayoutState }>
export type PayoutStep = keyof typeof payoutSteps

export function isPayoutStepPossible(step: PayoutStep, state: PayoutState): boolean {
  return payoutSteps[step].from === state
}

/** `PO-2026-000042`: a name people read, never a key. */
export function payoutCode(year: number, serial: number): string {
  return `PO-${year}-${String(serial).padStart(6, '0')}`
}

/** The codes a part of one may stand for; none for any other text. */
export function payoutCodesLike(text: string, thisYear: number): string[] {
  const typed = typedCode(text, 'PO')
  return typed && typed.check === null
    ? yearsOf(typed, thisYear).map((year) => payoutCode(year, typed.serial))
    : []
}
