import { describe, expect, it } from 'vitest'
import { programInput } from '#domain/program/program-input.ts'
import { programOfForm } from './program-form-data.ts'

const fields: Record<string, string> = {
  kind: 'bug_bounty',
  managedBy: 'company',
  visibility: 'public',
  validUntil: '2027-01-31',
  title: 'Nusa Bank Mobile',
  summary: 'Menguji aplikasi mobile banking kami.',
  descriptionMd: 'Kami mengundang bughunter untuk menguji aplikasi kami dengan sopan.',
  'scope.0.type': 'web',
  'scope.0.target': '',
  'scope.0.note': '',
  'scope.1.type': 'api',
  'scope.1.target': 'https://api.nusabank.test',
  'scope.1.note': 'v2',
  outOfScope: 'Denial of service\r\n\r\n  Phishing ',
  publicationRules: 'Setelah diperbaiki dan disetujui.',
  rewardType: 'money',
  'grid.low.least': '250.000',
  'grid.low.most': '',
  'grid.high.least': '',
  'grid.high.most': '',
  'otherRewards.low': '',
  retestReward: '150.000',
  intent: 'save',
  key: 'x',
}

function formWith(changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
  return form
}

describe('reading a program from its form', () => {
  it('nests dotted names and leaves empty rows and bands out', () => {
    expect(programInput.parse(programOfForm(formWith()))).toMatchObject({
      scope: [{ type: 'api', target: 'https://api.nusabank.test', note: 'v2' }],
      outOfScope: ['Denial of service', 'Phishing'],
      grid: { low: { least: '250000', most: '250000' } },
      otherRewards: null,
      retestReward: '150000',
    })
  })

  it('refuses fields the form does not have, and fields sent twice', () => {
    for (const name of [
      'status',
      'companyid',
      '__proto__',
      'grid.__proto__.least.x',
      'scope.0.constructor',
    ]) {
      expect(programInput.safeParse(programOfForm(formWith({ [name]: 'x' }))).success).toBe(false)
    }
    const twice = formWith()
    twice.append('title', 'Judul kedua')
    expect(programInput.safeParse(programOfForm(twice)).success).toBe(false)
  })

  it('preserves a half-filled row, so that its error can be shown', () => {
    const answer = programInput.safeParse(programOfForm(formWith({ 'scope.0.note': 'lupa sasaran' })))
    expect(answer.error?.issues[0]?.path).toEqual(['scope', 0, 'target'])
  })

  const challenge = {
    kind: 'challenge',
    rewardType: 'points',
    validUntil: '',
    'challenge.registrationOpensAt': '2030-03-01T09:00',
    'challenge.registrationClosesAt': '2030-03-05T09:00',
    'challenge.startsAt': '2030-03-06T09:00',
    'challenge.endsAt': '2030-03-08T09:00',
    'challenge.participantLimit': '',
    'challenge.prizeRule': 'ranked',
    'challenge.pool': '',
    'challenge.prizes.0.amount': '5.000.000',
    'challenge.prizes.0.item': '',
    'challenge.prizes.1.amount': '',
    'challenge.prizes.1.item': 'Kaus',
    'challenge.prizes.2.amount': '',
    'challenge.prizes.2.item': '',
  }

  it('reads the plan of a challenge, without empty ranks, and its last day from its end', () => {
    expect(programInput.parse(programOfForm(formWith(challenge)))).toMatchObject({
      validUntil: '2030-03-08',
      challenge: {
        participantLimit: null,
        prizes: [
          { amount: '5000000', item: '' },
          { amount: '0', item: 'Kaus' },
        ],
      },
    })
    const without = programOfForm(formWith({ ...challenge, 'challenge.endsAt': '' }))
    expect(programInput.safeParse(without).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'challenge.endsAt',
    ])
  })

  it('ignores the plan for every other kind, and refuses unknown fields', () => {
    const bounty = { ...challenge, kind: 'bug_bounty', validUntil: '2030-01-31' }
    expect(programInput.parse(programOfForm(formWith(bounty))).challenge).toBeNull()
    const more = { ...challenge, 'challenge.resultsAt': '2030-03-09T09:00' }
    expect(programInput.safeParse(programOfForm(formWith(more))).success).toBe(false)
  })
})
