import { settingLinesOf } from '#domain/setting/settings-memory.server.ts'
import { ruleOfLine, type TaxRule, taxRules } from './tax-rules.ts'

/** Every rule there is: what the team has set, newest first, then what the platform came with. */
export function knownTaxRules(): TaxRule[] {
  const set = settingLinesOf('tax').toSorted((a, b) => b.number - a.number)
  return [...set.map(ruleOfLine), ...taxRules]
}
