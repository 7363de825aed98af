import { after, day } from '@cakrawala/calendar/clock'
import { expect, it } from 'vitest'
import type { SanctionStep } from './account-status.ts'
import { accountStatusBy, isStepPossible, mayBecome, standings } from './account-status-lifecycle.ts'
import { asksForNote, type PastStep, proposedStep } from './account-status-policy.ts'

const present = new Date('2026-11-21T03:00:00Z')
const past = (step: SanctionStep, daysAgo: number, takenBack = false): PastStep => ({
  step,
  takenAt: after(present, -daysAgo * day),
  takenBack,
})

it.each([
  ['nothing yet', [], 'coaching'],
  ['a talk', [past('coaching', 30)], 'warning'],
  ['a warning without a talk', [past('warning', 30)], 'suspension'],
  ['a suspension that ran its time', [past('suspension', 200)], 'end'],
  ['an end that was restored', [past('end', 10, true)], 'coaching'],
  ['steps older than a year', [past('suspension', 366), past('coaching', 364)], 'warning'],
  ['a warning taken back', [past('warning', 5, true), past('coaching', 6)], 'warning'],
] as const)('after %s the strike policy proposes the next step', (_name, history, next) => {
  expect(proposedStep(history, present)).toBe(next)
})

it('requires a note for a skipped step, but not for the gravest reasons', () => {
  expect(asksForNote('warning', 'coaching', 'spam')).toBe(true)
  expect(asksForNote('coaching', 'coaching', 'spam')).toBe(false)
  expect(asksForNote('coaching', 'suspension', 'spam')).toBe(false)
  for (const reason of ['data_misuse', 'extortion', 'fraud', 'false_identity'] as const)
    expect(asksForNote('end', 'coaching', reason)).toBe(false)
})

it('defines the allowed transitions between account statuses', () => {
  const ways = standings.flatMap((from) =>
    standings.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  )
  expect(ways).toEqual([
    'active suspended',
    'active ended',
    'suspended active',
    'suspended ended',
    'ended active',
    'ended suspended',
  ])
  const suspended = { standing: 'suspended', role: 'bughunter' } as const
  expect(isStepPossible(suspended, 'suspension')).toBe(false)
  expect(isStepPossible(suspended, 'end')).toBe(true)
  expect(isStepPossible({ ...suspended, role: 'hello' }, 'end')).toBe(false)
  expect(isStepPossible({ ...suspended, standing: 'ended' }, 'coaching')).toBe(false)
})

it('derives the account status from the open steps', () => {
  expect(accountStatusBy([])).toBe('active')
  expect(accountStatusBy(['coaching', 'warning'])).toBe('active')
  expect(accountStatusBy(['suspension', 'warning'])).toBe('suspended')
  expect(accountStatusBy(['suspension', 'end'])).toBe('ended')
  expect(accountStatusBy([], true)).toBe('ended')
})
