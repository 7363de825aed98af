import { describe, expect, it } from 'vitest'
import type { ProgramPolicy } from '../program.ts'
import type { ProgramRules } from './proposal-view.ts'
import { type Widening, widens } from './widens.ts'

const policy: ProgramPolicy = {
  title: 'Nusa Bank Mobile',
  summary: 'Menguji aplikasi mobile banking.',
  descriptionMd: 'Kami mengundang bughunter.',
  scope: [
    { type: 'web', target: '*.nusabank.test', note: '' },
    { type: 'api', target: 'https://api.nusabank.test', note: 'v2 saja' },
  ],
  outOfScope: ['Denial of service', 'Phishing'],
  publicationRules: 'Publikasi setelah diperbaiki.',
  rewardType: 'money_and_other',
  grid: { low: { least: '500000', most: '1500000' }, high: { least: '5000000', most: '20000000' } },
  otherRewards: { high: 'Ransel' },
  retestReward: '150000',
}
const rules: ProgramRules = {
  kind: 'bug_bounty',
  managedBy: 'product',
  visibility: 'private',
  validUntil: '2027-01-31',
  policy,
}
const written = (changes: Partial<ProgramPolicy>, facts: Partial<ProgramRules> = {}) =>
  widens(rules, { ...rules, ...facts, policy: { ...policy, ...changes } })
const [web, api] = policy.scope as [ProgramPolicy['scope'][0], ProgramPolicy['scope'][0]]
const grid = policy.grid!

describe('RUL-03 what a change of rules widens', () => {
  it.each<[string, Partial<ProgramPolicy>, Widening[]]>([
    ['nothing', {}, []],
    [
      'another order of targets and exclusions',
      { scope: [api, web], outOfScope: ['Phishing', 'Denial of service'] },
      [],
    ],
    ['a target less', { scope: [web] }, []],
    ['a target more', { scope: [web, api, { ...web, target: 'https://www.bca.co.id' }] }, ['targets']],
    ['a target instead', { scope: [web, { ...api, target: 'https://api2.nusabank.test' }] }, ['targets']],
    ['the same target in another type', { scope: [web, { ...api, type: 'network' }] }, ['targets']],
    ['another note of a target', { scope: [web, { ...api, note: '' }] }, ['targets']],
    ['a wildcard that shrinks to a host', { scope: [{ ...web, target: 'app.nusabank.test' }, api] }, []],
    ['a wildcard that shrinks', { scope: [{ ...web, target: '*.app.nusabank.test' }, api] }, []],
    [
      'a wildcard that shrinks, with a note',
      { scope: [{ ...web, target: 'app.nusabank.test', note: 'dan lainnya' }, api] },
      ['targets'],
    ],
    ['a wider wildcard', { scope: [{ ...web, target: '*.test' }, api] }, ['targets']],
    ['the domain of the wildcard itself', { scope: [{ ...web, target: 'nusabank.test' }, api] }, ['targets']],
    ['a host that only ends alike', { scope: [{ ...web, target: 'evilnusabank.test' }, api] }, ['targets']],
    [
      'a list in the disguise of a host',
      { scope: [{ ...web, target: 'bca.co.id, x.nusabank.test' }, api] },
      ['targets'],
    ],
    [
      'a path on a host of others',
      { scope: [{ ...web, target: 'bca.co.id/.nusabank.test' }, api] },
      ['targets'],
    ],
    [
      'a host with a userinfo',
      { scope: [{ ...web, target: 'bca.co.id@a.nusabank.test' }, api] },
      ['targets'],
    ],
    ['an exclusion more', { outOfScope: [...policy.outOfScope, 'Spam'] }, []],
    ['an exclusion less', { outOfScope: ['Phishing'] }, ['exclusions']],
    ['a reworded exclusion', { outOfScope: ['Denial of service', 'Phishing besar'] }, ['exclusions']],
    ['a higher grid', { grid: { ...grid, low: { least: '600000', most: '1500000' } } }, []],
    ['a band more', { grid: { ...grid, critical: { least: '20000000', most: '30000000' } } }, []],
    ['a band less', { grid: { high: grid.high! } }, ['rewards']],
    ['a lower least', { grid: { ...grid, low: { least: '499999', most: '1500000' } } }, ['rewards']],
    ['a lower most', { grid: { ...grid, low: { least: '500000', most: '1499999' } } }, ['rewards']],
    [
      'a higher least with a lower most',
      { grid: { ...grid, low: { least: '600000', most: '700000' } } },
      ['rewards'],
    ],
    [
      'longer amounts compared as numbers',
      { grid: { ...grid, low: { least: '1000000', most: '10000000' } } },
      [],
    ],
    ['points instead of money', { rewardType: 'points', grid: null, otherRewards: null }, ['rewards']],
    ['money alone', { rewardType: 'money', otherRewards: null }, ['rewards']],
    ['other things alone', { rewardType: 'other', grid: null }, ['rewards']],
    ['another thing', { otherRewards: { high: 'Stiker' } }, ['rewards']],
    ['a thing more', { otherRewards: { ...policy.otherRewards, low: 'Stiker' } }, []],
    ['a retest that pays less', { retestReward: '149999' }, ['rewards']],
    ['a retest that pays more', { retestReward: '1000000' }, []],
    ['another title', { title: 'Nusa Bank' }, ['texts']],
    ['another summary', { summary: 'Juga sistem mitra.' }, ['texts']],
    ['another description', { descriptionMd: 'Sistem mitra juga boleh diuji.' }, ['texts']],
    ['other publication rules', { publicationRules: 'Tidak boleh.' }, ['texts']],
    [
      'several at once',
      { title: 'X', scope: [{ ...web, target: 'x' }], outOfScope: [] },
      ['targets', 'exclusions', 'texts'],
    ],
  ])('%s', (_, changes, wanted) => expect(written(changes)).toEqual(wanted))

  it.each<[string, Partial<ProgramRules>, Widening[]]>([
    ['a later end', { validUntil: '2027-02-01' }, ['term']],
    ['an earlier end', { validUntil: '2026-12-31' }, []],
    ['open to all bughunters', { visibility: 'public' }, []],
    ['managed by the company', { managedBy: 'company' }, ['management']],
    ['another kind', { kind: 'vulnerability_management' }, ['management']],
  ])('%s', (_, facts, wanted) => expect(written({}, facts)).toEqual(wanted))

  it('that concerns only invited people narrows', () => {
    expect(widens({ ...rules, visibility: 'public' }, rules)).toEqual([])
  })

  it('a retest that was never paid remains unpaid', () => {
    const { retestReward: _, ...unpaid } = policy
    expect(
      widens({ ...rules, policy: unpaid }, { ...rules, policy: { ...unpaid, retestReward: '0' } }),
    ).toEqual([])
  })
})
