import { describe, expect, it } from 'vitest'
import { isCompanyEmail, isPlainMailbox } from './company-email.ts'
import { settledRights } from './member.ts'
import { mayGive } from './member-policy.ts'
import { hasRoom } from './plan.ts'

describe('an address of the company', () => {
  it.each([
    ['a@example.id', true],
    ['a@it.example.id', true],
    ['a@a.b.example.id', true],
    ['a@attacker-example.id', false],
    ['a@example.id.evil.id', false],
    ['a@example.ids', false],
    ['a@id', false],
    ['a@xample.id', false],
  ])('%s: %s', (email, own) => expect(isCompanyEmail(email, 'example.id')).toBe(own))

  it.each([
    ['ayu.sekar_1-b@example.id', true],
    ['ayu+tim@example.id', false],
    ['ayu%evil.id@example.id', false],
  ])('%s is plain: %s', (email, plain) => expect(isPlainMailbox(email)).toBe(plain))
})

describe('the membership rules', () => {
  it('is settled: admins need no toggles, a limit needs the right to decide', () => {
    expect(settledRights({ permission: 1, permissions: ['export'], rewardLimit: 5n })).toEqual({
      ...{ permission: 1, permissions: [], rewardLimit: null },
    })
    expect(settledRights({ permission: 2, permissions: ['export', 'export'], rewardLimit: 5n })).toEqual({
      ...{ permission: 2, permissions: ['export'], rewardLimit: null },
    })
  })

  it('may have any limit when an admin gives it', () => {
    const admin = { permission: 1 } as Parameters<typeof mayGive>[0]
    const wanted = { permission: 1, permissions: [], rewardLimit: null } as const
    expect(mayGive(admin, wanted, null)).toBe(true)
  })

  it('needs a seat of the plan', () => {
    expect([hasRoom('free', 'seats', 4), hasRoom('free', 'seats', 5)]).toEqual([true, false])
    expect([hasRoom('pro', 'seats', 24), hasRoom('pro', 'seats', 25)]).toEqual([true, false])
    expect(hasRoom('enterprise', 'seats', 10_000)).toBe(true)
  })
})
