import { describe, expect, it } from 'vitest'
import type { Actor } from '#kernel/actor.ts'
import { mayInterrupt } from './challenge/challenge-policy.ts'
import {
  type ChallengePlan,
  challengeGate,
  frozenSince,
  prizeMoney,
  registrationAt,
  stageAt,
  timesOf,
} from './challenge.ts'

const plan: ChallengePlan = {
  registrationOpensAt: '2026-03-01T01:00:00.000Z',
  registrationClosesAt: '2026-03-05T01:00:00.000Z',
  startsAt: '2026-03-06T01:00:00.000Z',
  endsAt: '2026-03-08T01:00:00.000Z',
  participantLimit: null,
  prizeRule: 'ranked',
  prizes: [
    { amount: '5000000', item: '' },
    { amount: '0', item: 'Piala' },
  ],
  pool: '0',
}
const at = (iso: string) => new Date(iso)
const justBefore = (iso: string) => new Date(Date.parse(iso) - 1)

describe('the moments of a challenge', () => {
  it('begins, freezes and ends at the millisecond', () => {
    const stage = (moment: Date) => stageAt(plan, false, moment)
    expect(stage(justBefore(plan.startsAt))).toBe('announced')
    expect(stage(at(plan.startsAt))).toBe('running')
    expect(stage(justBefore('2026-03-08T00:00:00.000Z'))).toBe('running')
    expect(stage(at('2026-03-08T00:00:00.000Z'))).toBe('frozen')
    expect(stage(justBefore(plan.endsAt))).toBe('frozen')
    expect(stage(at(plan.endsAt))).toBe('judging')
    expect(stageAt(plan, true, at(plan.endsAt))).toBe('confirmed')
  })

  it('shows the public board as of one hour before the end until the results are confirmed', () => {
    const frozen = at('2026-03-08T00:00:00.000Z')
    expect(frozenSince(plan, 'running')).toBeNull()
    expect(frozenSince(plan, 'frozen')).toEqual(frozen)
    expect(frozenSince(plan, 'judging')).toEqual(frozen)
    expect(frozenSince(plan, 'confirmed')).toBeNull()
  })

  it('opens and closes the registration', () => {
    expect(registrationAt(plan, justBefore(plan.registrationOpensAt))).toBe('before')
    expect(registrationAt(plan, at(plan.registrationOpensAt))).toBe('open')
    expect(registrationAt(plan, justBefore(plan.registrationClosesAt))).toBe('open')
    expect(registrationAt(plan, at(plan.registrationClosesAt))).toBe('closed')
  })

  it('takes reports of participants between start and end only', () => {
    const times = timesOf(plan)
    expect(challengeGate(times, true, justBefore(plan.startsAt))).toBe('challenge_not_started')
    expect(challengeGate(times, true, at(plan.startsAt))).toBeNull()
    expect(challengeGate(times, false, at(plan.startsAt))).toBe('not_registered')
    expect(challengeGate(times, true, justBefore(plan.endsAt))).toBeNull()
    expect(challengeGate(times, true, at(plan.endsAt))).toBe('challenge_over')
    expect(challengeGate(timesOf(null), false, at(plan.endsAt))).toBeNull()
  })
})

describe('stopping a challenge', () => {
  const progress = { startsAt: at(plan.startsAt), resultsAt: null }
  const owner = { kind: 'person', role: 'company' } as Actor
  const team = { kind: 'person', role: 'hello' } as Actor
  const system = { kind: 'system', job: 'test' } as const

  it('is free before the start and after the results', () => {
    for (const move of ['pause', 'end'] as const) {
      expect(mayInterrupt(owner, progress, move, justBefore(plan.startsAt))).toBe(true)
      const done = { ...progress, resultsAt: at(plan.endsAt) }
      expect(mayInterrupt(owner, done, move, at(plan.endsAt))).toBe(true)
      expect(mayInterrupt(owner, { startsAt: null, resultsAt: null }, move, at(plan.endsAt))).toBe(true)
    }
  })

  it('is refused to its company in between; operators may pause it, its last day ends it', () => {
    const moment = at(plan.startsAt)
    expect(mayInterrupt(owner, progress, 'pause', moment)).toBe(false)
    expect(mayInterrupt(owner, progress, 'end', moment)).toBe(false)
    expect(mayInterrupt(team, progress, 'pause', moment)).toBe(true)
    expect(mayInterrupt(team, progress, 'end', moment)).toBe(false)
    expect(mayInterrupt(system, progress, 'end', moment)).toBe(true)
    expect(mayInterrupt(owner, progress, 'resume', moment)).toBe(true)
  })
})

describe('prize money', () => {
  it('is the sum of the ranks, the pool, or nothing', () => {
    expect(prizeMoney(plan)).toBe(5_000_000n)
    expect(prizeMoney({ ...plan, prizeRule: 'shared', pool: '900' })).toBe(900n)
    expect(prizeMoney({ ...plan, prizeRule: 'none' })).toBe(0n)
  })
})
