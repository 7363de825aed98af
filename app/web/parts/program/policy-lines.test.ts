import { describe, expect, it } from 'vitest'
import type { ProgramPolicy } from '#domain/program/program.ts'
import { programWords } from '#i18n/program.ts'
import { policyLines } from './policy-lines.ts'

const policy: ProgramPolicy = {
  title: 'Judul',
  summary: 'Ringkasan',
  descriptionMd: '## Satu\r\n\r\nDua',
  scope: [
    { type: 'api', target: 'https://api.nusabank.test', note: '' },
    { type: 'web', target: 'https://nusabank.test', note: 'tanpa promo' },
  ],
  outOfScope: ['Uji beban'],
  publicationRules: 'Setelah diperbaiki.',
  rewardType: 'money_and_other',
  grid: { low: { least: '500000', most: '500000' }, high: { least: '5000000', most: '20000000' } },
  otherRewards: { high: 'Kaus', critical: 'Ransel' },
}

describe('policyLines', () => {
  it('has every part in lines', () => {
    const lines = policyLines(policy, programWords.id)
    expect(lines.description).toEqual(['## Satu', '', 'Dua'])
    expect(lines.scope).toEqual([
      'API · https://api.nusabank.test',
      'Web · https://nusabank.test · tanpa promo',
    ])
    expect(lines.rewards).toEqual([
      'Uang dan imbalan lain',
      'Rendah: Rp500.000',
      'Tinggi: Rp5.000.000 – Rp20.000.000 · Kaus',
      'Kritis: Ransel',
    ])
  })

  it('names what a retest pays', () => {
    const paid = { ...policy, retestReward: '150000' }
    expect(policyLines(paid, programWords.id).rewards.at(-1)).toBe('Uji ulang: Rp150.000')
  })

  it('names the levels of a program that gives points only', () => {
    const points = { ...policy, rewardType: 'points', grid: null, otherRewards: null } as const
    expect(policyLines(points, programWords.en).rewards).toEqual([
      'Points only',
      'Low: Points',
      'Medium: Points',
      'High: Points',
      'Critical: Points',
    ])
  })
})
