import type { TaxLine } from '#domain/reward/tax.ts'
import { taxRuleName } from '#domain/reward/tax-in-force.server.ts'
import type { NamedTaxLine } from './tax-lines.tsx'

/** Lines with the names of their rules, for pages. */
export function namedTaxLines(lines: readonly TaxLine[]): NamedTaxLine[] {
  return lines.map((line) => ({ ...line, rule: taxRuleName(line.ruleId) }))
}
