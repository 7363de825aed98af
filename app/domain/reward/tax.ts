import type { z } from 'zod'
import { percentOf, sum } from '#kernel/money.ts'
import { type Payee, type TaxBand, type TaxRule, type TaxScheme, taxRules, taxSchemes } from './tax-rules.ts'
import type { taxLine } from './tax-view.ts'

/** One scheme's part of a payout, in whole rupiah. */
export type TaxLine = z.infer<typeof taxLine>
export type Withholding = { gross: bigint; tax: bigint; net: bigint; lines: TaxLine[] }
/** What decides the rule. `numberKnown`: a NIK or NPWP that was checked is on file. */
export type Taxpayer = { payee: Payee; numberKnown: boolean }

/**
 * The rule that holds on `today` (`YYYY-MM-DD`, Asia/Jakarta): the latest that has begun, of equals the first in `rules`.
 * @throws RangeError where none has
 */
export function taxRuleOn(
  today: string,
  scheme: TaxScheme,
  payee: Payee,
  rules: readonly TaxRule[] = taxRules,
): TaxRule {
  const begun = rules
    .filter((rule) => rule.scheme === scheme && rule.payee === payee && rule.validFrom <= today)
    .sort((a, b) => (a.validFrom === b.validFrom ? 0 : a.validFrom < b.validFrom ? 1 : -1))
  if (!begun[0]) throw new RangeError(`no tax rule for ${scheme} of ${payee} on ${today}`)
  return begun[0]
}

/** What a rule takes from one undivided payment, rounded down to the whole rupiah. */
export function taxOf(rule: TaxRule, gross: bigint, numberKnown: boolean): { base: bigint; tax: bigint } {
  const base = percentOf(gross, rule.basePercent)
  const plain = inBands(rule.bands, base)
  return { base, tax: numberKnown ? plain : plain + percentOf(plain, rule.surchargePercent) }
}

/** What is withheld from rewards paid together: all of one scheme are one payment. */
export function withholdingOf(
  parts: readonly { scheme: TaxScheme; amount: bigint }[],
  { payee, numberKnown }: Taxpayer,
  today: string,
  rules: readonly TaxRule[] = taxRules,
): Withholding {
  const lines = taxSchemes.flatMap((scheme) => {
    const gross = sum(parts.filter((part) => part.scheme === scheme).map(({ amount }) => amount))
    if (gross === 0n) return []
    const rule = taxRuleOn(today, scheme, payee, rules)
    return [{ scheme, ruleId: rule.id, gross, ...taxOf(rule, gross, numberKnown) }]
  })
  const gross = sum(lines.map((line) => line.gross))
  const tax = sum(lines.map((line) => line.tax))
  return { gross, tax, net: gross - tax, lines }
}

function inBands(bands: readonly TaxBand[], base: bigint): bigint {
  let tax = 0n
  let from = 0n
  for (const { upTo, percent } of bands) {
    const end = upTo === null || base < upTo ? base : upTo
    if (end > from) tax += percentOf(end - from, percent)
    if (upTo === null || base <= upTo) break
    from = upTo
  }
  return tax
}
