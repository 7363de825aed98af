import { banksOn } from '#domain/reward/payout/offered-banks.server.ts'
import { taxRuleOn } from '#domain/reward/tax.ts'
import type { Payee, TaxRule, TaxScheme } from '#domain/reward/tax-rules.ts'
import { knownTaxRules } from '#domain/reward/tax-rules-known.server.ts'
import { type SettingKey, type SettingValues, switchNames, whole } from '#domain/setting/setting.ts'
import { firstFees, firstPoints } from '#domain/setting/setting-defaults.ts'
import { settingLineOn } from '#domain/setting/settings-memory.server.ts'
import { taxScopes } from '#domain/setting/tax-fields.ts'
import { settings } from '#infra/settings.ts'
import { knownHolidays } from './known-holidays.server.ts'
import type { ValueInForce } from './setting-view.ts'

/** What holds on `day`, as it is shown: by the team's lines, else by what the platform came with. */
export function valuesInForce(key: SettingKey, day: string): ValueInForce[] {
  return shown[key](day)
}

const one = <K extends SettingKey>(
  key: K,
  scope: string,
  day: string,
  first: SettingValues[K],
): ValueInForce => {
  const line = settingLineOn(key, scope, day)
  return { scope, value: line?.value ?? first, since: line?.validFrom ?? null }
}

const shown: Record<SettingKey, (day: string) => ValueInForce[]> = {
  holidays: (day) => knownHolidays(day),
  points: (day) => {
    const locked = one('points', whole, day, firstPoints)
    return [{ ...locked, value: { ...firstPoints, ...locked.value } }]
  },
  fees: (day) => [one('fees', whole, day, firstFees)],
  tax: (day) =>
    taxScopes.map((scope) => {
      const [scheme, payee] = scope.split('.') as [TaxScheme, Payee]
      const rule = taxRuleOn(day, scheme, payee, knownTaxRules())
      return { scope, value: toldOf(rule), since: rule.validFrom }
    }),
  switches: (day) => switchNames.map((name) => one('switches', name, day, { on: true })),
  banks: (day) => banksOn(day).map(({ code, since, ...value }) => ({ scope: code, value, since })),
  brand: (day) => {
    const { brandName: name, brandEmailDomain } = settings()
    return [one('brand', whole, day, { name, domain: brandEmailDomain })]
  },
}

function toldOf({ basePercent, surchargePercent, source, bands }: TaxRule): SettingValues['tax'] {
  const told = bands.map(({ upTo, percent }) => ({ upTo: upTo === null ? null : String(upTo), percent }))
  return { basePercent, surchargePercent, source, bands: told }
}
