import { describe, expect, it } from 'vitest'
import { writtenProgram } from '../../../test/support/programs.ts'
import { programInput } from './program-input.ts'

const written = (challenge: Record<string, unknown> | null, more: Record<string, unknown> = {}) =>
  programInput.safeParse(writtenProgram({ kind: 'challenge', rewardType: 'points', challenge, ...more }))
const plan = {
  registrationOpensAt: '2030-03-01T09:00',
  registrationClosesAt: '2030-03-05T09:00',
  startsAt: '2030-03-06T09:00',
  endsAt: '2030-03-08T09:00',
  participantLimit: '50',
  prizeRule: 'ranked',
  prizes: [
    { amount: 'Rp5.000.000', item: '' },
    { amount: '', item: 'Kaus' },
  ],
}
const errorsOf = (answer: ReturnType<typeof written>) =>
  answer.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('the plan of a challenge', () => {
  it('is read as Asia/Jakarta and sets the last day', () => {
    expect(written(plan).data).toMatchObject({
      validUntil: '2030-03-08',
      challenge: {
        startsAt: '2030-03-06T02:00:00.000Z',
        participantLimit: 50,
        prizes: [
          { amount: '5000000', item: '' },
          { amount: '0', item: 'Kaus' },
        ],
        pool: '0',
      },
    })
  })

  it('is asked of challenges and dropped from every other kind', () => {
    expect(errorsOf(written(null))).toEqual([['challenge.startsAt', 'required']])
    const bounty = programInput.parse(writtenProgram({ challenge: plan }))
    expect(bounty.challenge).toBeNull()
  })

  it('drops what its prize rule does not use', () => {
    const shared = { ...plan, prizeRule: 'shared', pool: '9.000.000' }
    expect(written(shared).data?.challenge).toMatchObject({ prizes: [], pool: '9000000' })
    const none = { ...shared, prizeRule: 'none' }
    expect(written(none).data?.challenge).toMatchObject({ prizes: [], pool: '0' })
  })

  it.each([
    [{ registrationClosesAt: '2030-02-28T09:00' }, 'challenge.registrationClosesAt', 'registration_order'],
    [
      { registrationClosesAt: '2030-03-08T09:01' },
      'challenge.registrationClosesAt',
      'registration_after_end',
    ],
    [{ startsAt: '2030-02-27T09:00' }, 'challenge.startsAt', 'start_order'],
    [{ endsAt: '2030-03-06T10:59' }, 'challenge.endsAt', 'challenge_too_brief'],
    [{ endsAt: '2030-07-01T09:00' }, 'challenge.endsAt', 'challenge_endless'],
    [{ startsAt: '2030-02-31T09:00' }, 'challenge.startsAt', 'date_invalid'],
    [{ startsAt: '6 Maret' }, 'challenge.startsAt', 'date_invalid'],
    [{ participantLimit: '1' }, 'challenge.participantLimit', 'participants_invalid'],
    [{ participantLimit: '-3' }, 'challenge.participantLimit', 'participants_invalid'],
    [{ prizes: [] }, 'challenge.prizes.0.amount', 'prizes_missing'],
    [{ prizes: [{ amount: '', item: ' ' }] }, 'challenge.prizes.0.amount', 'prize_empty'],
    [{ prizes: [{ amount: '1' }, { amount: '2' }] }, 'challenge.prizes.1.amount', 'prize_order'],
    [{ prizes: [{ amount: '-5' }] }, 'challenge.prizes.0.amount', 'amount_invalid'],
    [{ prizes: [{ amount: '1e9' }] }, 'challenge.prizes.0.amount', 'amount_invalid'],
    [{ prizeRule: 'shared', pool: '' }, 'challenge.pool', 'required'],
    [{ prizeRule: 'lottery' }, 'challenge.prizeRule', 'choose'],
  ])('refuses %j', (changes, field, key) => {
    expect(errorsOf(written({ ...plan, ...changes }))).toContainEqual([field, key])
  })

  it('refuses unknown fields', () => {
    expect(written({ ...plan, resultsAt: '2030-03-09T09:00' }).success).toBe(false)
    expect(written(plan, { prizeHeld: '1' }).success).toBe(false)
  })
})
