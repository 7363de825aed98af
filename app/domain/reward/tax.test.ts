import { describe, expect, it } from 'vitest'
import { sum } from '#kernel/money.ts'
import { taxOf, taxRuleOn, withholdingOf } from './tax.ts'
import { type Payee, type TaxRule, type TaxScheme, taxRules } from './tax-rules.ts'

const today = '2026-11-21'
const taxed = (scheme: TaxScheme, payee: Payee, gross: bigint, numberKnown = true) =>
  taxOf(taxRuleOn(today, scheme, payee), gross, numberKnown).tax

describe('the table of the specification, at Rp5.000.000', () => {
  it.each<[string, TaxScheme, Payee, boolean, bigint]>([
    ['a resident who took part in a contest', 'participant', 'resident', true, 250_000n],
    ['a resident who is no employee', 'non_employee', 'resident', true, 125_000n],
    ['an organisation, for a prize', 'participant', 'organisation', true, 750_000n],
    ['an organisation, for a service', 'non_employee', 'organisation', true, 100_000n],
    ['a foreign tax subject', 'participant', 'foreign', true, 1_000_000n],
    ['a resident without a known number', 'participant', 'resident', false, 300_000n],
    ['an organisation without a known number', 'participant', 'organisation', false, 1_500_000n],
  ])('%s', (_, scheme, payee, known, tax) => {
    expect(taxed(scheme, payee, 5_000_000n, known)).toBe(tax)
  })
})

describe('the bands of article 17', () => {
  it.each<[bigint, bigint]>([
    [60_000_000n, 3_000_000n],
    [60_000_001n, 3_000_000n],
    [250_000_000n, 31_500_000n],
    [500_000_000n, 94_000_000n],
    [5_000_000_000n, 1_444_000_000n],
    [6_000_000_000n, 1_794_000_000n],
  ])('of %d withhold %d', (gross, tax) => {
    expect(taxed('participant', 'resident', gross)).toBe(tax)
  })

  it('never take more than there is, and never less from more', () => {
    let before = 0n
    for (let gross = 1n; gross < 10_000_000_000n; gross = gross * 3n + 7n) {
      for (const rule of taxRules) expect(taxOf(rule, gross, false).tax).toBeLessThan(gross)
      const tax = taxed('participant', 'resident', gross)
      expect(tax).toBeGreaterThanOrEqual(before)
      before = tax
    }
  })
})

describe('rules with days', () => {
  const later: TaxRule = { ...taxRules[0]!, id: 'later', validFrom: '2027-01-01', basePercent: 40 }
  const rules = [later, ...taxRules]

  it('are in force from their first day on', () => {
    expect(taxRuleOn('2026-12-31', 'participant', 'resident', rules).id).toBe('pph21-participant-2024')
    expect(taxRuleOn('2027-01-01', 'participant', 'resident', rules).id).toBe('later')
  })

  it('have no default', () => {
    expect(() => taxRuleOn('2023-12-31', 'participant', 'resident')).toThrow(RangeError)
  })

  it('have unique names and one value a day', () => {
    expect(new Set(taxRules.map(({ id }) => id)).size).toBe(taxRules.length)
    const days = taxRules.map(({ scheme, payee, validFrom }) => `${scheme} ${payee} ${validFrom}`)
    expect(new Set(days).size).toBe(taxRules.length)
  })
})

describe('RUL-15f the same money in one payout or in several', () => {
  const withheld = (...amounts: bigint[]) =>
    sum(amounts.map((amount) => taxed('non_employee', 'resident', amount)))

  it('is withheld per payment, not over the year (decision 0066)', () => {
    expect(withheld(292_500_000n)).toBe(15_937_500n)
    expect(withheld(97_500_000n, 97_500_000n, 97_500_000n)).toBe(7_312_500n)
  })

  it('never withholds less than the lowest band, however it is split', () => {
    for (const parts of [1n, 2n, 5n, 30n])
      expect(withheld(...Array<bigint>(Number(parts)).fill(292_500_000n / parts))).toBeGreaterThanOrEqual(
        (292_500_000n * 5n) / 200n,
      )
  })
})

describe('a payout of several rewards', () => {
  const parts = [
    { scheme: 'non_employee', amount: 40_000_000n },
    { scheme: 'participant', amount: 5_000_000n },
    { scheme: 'non_employee', amount: 100_000_001n },
  ] as const

  it('is one payment for each scheme, and its parts sum up', () => {
    const sums = withholdingOf(parts, { payee: 'resident', numberKnown: true }, today)
    // Half of 140.000.001, rounded down: 60 million at 5 %, 10 million at 15 %.
    expect(sums.lines).toEqual([
      {
        scheme: 'participant',
        ruleId: 'pph21-participant-2024',
        gross: 5_000_000n,
        base: 5_000_000n,
        tax: 250_000n,
      },
      {
        scheme: 'non_employee',
        ruleId: 'pph21-non-employee-2024',
        gross: 140_000_001n,
        base: 70_000_000n,
        tax: 4_500_000n,
      },
    ])
    expect(sums.gross).toBe(sum(parts.map(({ amount }) => amount)))
    expect(sums.net + sums.tax).toBe(sums.gross)
  })

  it('of nothing is nothing', () => {
    const nothing = { gross: 0n, tax: 0n, net: 0n, lines: [] }
    expect(withholdingOf([], { payee: 'foreign', numberKnown: false }, today)).toEqual(nothing)
  })
})
