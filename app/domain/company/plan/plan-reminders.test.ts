import { expect, it } from 'vitest'
import type { Plan } from '../plan.ts'
import { reminderOf } from './remind-of-ending-plans.server.ts'

const granted = (validUntil: string | null, on = '2026-01-01') => {
  const plan: Plan = 'pro'
  return { plan, validUntil, grantedAt: new Date(`${on}T03:00:00Z`) }
}
const last = '2026-12-31'
const noon = (date: string) => new Date(`${date}T12:00:00+07:00`)

it.each([
  ['2026-11-30', null],
  ['2026-12-01', 30],
  ['2026-12-23', 30],
  ['2026-12-24', 7],
  ['2026-12-29', 7],
  ['2026-12-30', 1],
  ['2026-12-31', 1],
  ['2027-01-01', null],
])('on %s the reminder of 31 December is %s', (date, before) => {
  const term = granted(last)
  const due = reminderOf(date > last ? { plan: 'free', validUntil: null } : term, [term], noon(date))
  expect(due).toEqual(before && { plan: 'pro', validUntil: last, before })
})

it('begins and ends with the day of Asia/Jakarta', () => {
  const term = granted(last)
  expect(reminderOf(term, [term], new Date('2026-11-30T16:59:59Z'))).toBeNull()
  expect(reminderOf(term, [term], new Date('2026-11-30T17:00:00Z'))?.before).toBe(30)
})

it('skips reminders whose day was before the term was granted', () => {
  const trial = granted(last, '2026-12-17')
  expect(reminderOf(trial, [trial], noon('2026-12-20'))).toBeNull()
  expect(reminderOf(trial, [trial], noon('2026-12-24'))?.before).toBe(7)
  const week = granted(last, '2026-12-24')
  expect(reminderOf(week, [week], noon('2026-12-24'))).toBeNull()
})

it('sends nothing where another term follows, or none ends', () => {
  const term = granted(last)
  for (const next of [granted('2027-01-31'), granted(null)])
    expect(reminderOf(term, [next, term], noon('2026-12-30'))).toBeNull()
  expect(reminderOf(granted(null), [granted(null)], noon('2026-12-30'))).toBeNull()
})
