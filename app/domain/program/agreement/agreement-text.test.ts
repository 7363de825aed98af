import { describe, expect, it } from 'vitest'
import { programInputWith } from '../../../../test/support/programs.ts'
import { policyOf } from '../program-input.ts'
import { type AgreementFacts, agreementText } from './agreement-text.ts'

function facts(changes: Partial<AgreementFacts> = {}): AgreementFacts {
  return {
    brand: 'Cakrawala',
    company: 'Nusa Bank',
    version: 3,
    kind: 'bug_bounty',
    managedBy: 'product',
    visibility: 'public',
    validUntil: '2027-02-28',
    policy: policyOf(programInputWith()),
    ...changes,
  }
}

describe('the agreement text', () => {
  it('contains all of the policy in both languages', () => {
    for (const locale of ['id', 'en'] as const) {
      const text = agreementText(facts(), locale)
      for (const part of [
        'Nusa Bank Mobile',
        'https://api.nusabank.test (v2 saja)',
        'Denial of service',
        'Rp500.000 – Rp1.500.000',
        'Rp15.000.000 – Rp75.000.000',
        'Publikasi setelah diperbaiki',
        locale === 'id' ? '28 Februari 2027' : '28 February 2027',
        '"tanpa hak"',
        'Cakrawala',
      ]) {
        expect(text).toContain(part)
      }
      expect(text).not.toContain('undefined')
      expect(text.match(/^\d+\. /gm)).toHaveLength(10)
    }
  })

  it('omits bands outside the reward table', () => {
    expect(agreementText(facts(), 'id')).not.toMatch(/- (Sedang|Tinggi):/)
  })

  it('asks for confidentiality only about private programs', () => {
    expect(agreementText(facts(), 'id')).not.toContain('dirahasiakan')
    expect(agreementText(facts({ visibility: 'private' }), 'id')).toContain('dirahasiakan')
  })

  it('RUL-03 makes the company warrant its right to every target', () => {
    expect(agreementText(facts(), 'id')).toMatch(/Perusahaan menjamin bahwa ia berhak .* setiap sasaran/)
    expect(agreementText(facts(), 'en')).toMatch(/The Company warrants that it has the right .* every target/)
  })

  it('names points and items where no money is paid', () => {
    const points = policyOf(programInputWith({ rewardType: 'points' }))
    expect(agreementText(facts({ policy: points }), 'id')).toContain('poin saja')
    const other = policyOf(
      programInputWith({ rewardType: 'money_and_other', otherRewards: { low: 'Kaus Cakrawala' } }),
    )
    expect(agreementText(facts({ policy: other }), 'id')).toContain(
      'Rendah: Rp500.000 – Rp1.500.000 + Kaus Cakrawala',
    )
  })

  it('names the pay for a retest, and nothing of unpaid ones: those texts are unchanged', () => {
    const paid = facts({ policy: policyOf(programInputWith({ retestReward: '150.000' })) })
    for (const locale of ['id', 'en'] as const) {
      const [without, line] = [agreementText(facts(), locale), agreementText(paid, locale)]
      expect(line).toMatch(/(Uji ulang|A retest) .*Rp150\.000/)
      expect(line.split('\n').filter((one) => !without.split('\n').includes(one))).toHaveLength(1)
    }
  })

  it('is the same for the same facts and another for another version', () => {
    expect(agreementText(facts(), 'id')).toBe(agreementText(facts(), 'id'))
    expect(agreementText(facts(), 'id')).not.toBe(agreementText(facts({ version: 4 }), 'id'))
  })
})
