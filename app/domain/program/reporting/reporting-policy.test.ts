import { describe, expect, it } from 'vitest'
import { isProgramOpen } from '../program.ts'
import { obstacleToReporting } from './reporting-policy.ts'

const moment = new Date('2026-12-31T05:00:00Z')
const noTimes = { startsAt: null, endsAt: null }
const program = { open: true, uncovered: false, late: false, ...noTimes }
const reporter = {
  ...{ verified: true, ndaAccepted: true, agreed: true, barred: false },
  ...{ suspended: false, registered: false },
}

/** In the order in which they are named: each is met while all after it hold as well. */
const strikePolicy = [
  ['account_suspended', { reporter: { suspended: true } }],
  ['account_unverified', { reporter: { verified: false } }],
  ['nda_missing', { reporter: { ndaAccepted: false } }],
  ['agreement_missing', { reporter: { agreed: false } }],
  ['letter_revoked', { reporter: { barred: true } }],
  ['program_closed', { program: { open: false } }],
  ['program_uncovered', { program: { uncovered: true } }],
  ['program_late', { program: { late: true } }],
  [
    'not_registered',
    { program: { startsAt: new Date('2026-12-01T00:00:00Z'), endsAt: new Date('2027-01-02T00:00:00Z') } },
  ],
] as const

describe('the obstacles to a report', () => {
  it('are none in a complete case', () => {
    expect(obstacleToReporting(program, reporter, moment)).toBeNull()
  })

  it.each(strikePolicy.map(([name], at) => [name, at] as const))(
    'are %s before all that come later',
    (name, at) => {
      const later = strikePolicy
        .slice(at)
        .map(([, facts]) => facts as { program?: object; reporter?: object })
      const [first] = later
      const one = obstacleToReporting(
        { ...program, ...first!.program },
        { ...reporter, ...first!.reporter },
        moment,
      )
      const all = obstacleToReporting(
        Object.assign({}, program, ...later.map((facts) => facts.program)),
        Object.assign({}, reporter, ...later.map((facts) => facts.reporter)),
        moment,
      )
      expect([one, all]).toEqual([name, name])
    },
  )

  it('are the moment of a challenge last: before it starts, after it is over', () => {
    const [startsAt, endsAt] = [new Date('2027-01-01T00:00:00Z'), new Date('2027-01-02T00:00:00Z')]
    const registered = { ...reporter, registered: true }
    const at = (when: Date) => obstacleToReporting({ ...program, startsAt, endsAt }, registered, when)
    expect([at(moment), at(startsAt), at(endsAt)]).toEqual(['challenge_not_started', null, 'challenge_over'])
  })

  it('are none on the last day of a program, and its end on the day after', () => {
    const dated = { status: 'accepted', halted: false, validUntil: '2026-12-31' } as const
    const on = (today: string) =>
      obstacleToReporting({ ...program, open: isProgramOpen(dated, today) }, reporter, moment)
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual([null, 'program_closed'])
    for (const closed of [{ ...dated, status: 'paused' } as const, { ...dated, halted: true }])
      expect(
        obstacleToReporting({ ...program, open: isProgramOpen(closed, '2026-12-31') }, reporter, moment),
      ).toBe('program_closed')
  })
})
