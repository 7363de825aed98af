import { feesOf, pointsOf, type SettingKey, type SettingValues } from '#domain/setting/setting.ts'
import type { WordsOf } from '#i18n/catalogue.ts'
import type { settingShares, settingWords } from '#i18n/settings.ts'
import { formatRupiah } from '#kernel/money.ts'

type Words = WordsOf<typeof settingWords>
type Told = Words & { shares: WordsOf<typeof settingShares> }

/** The value of a line, as short facts with their names; a name is null where the fact needs none. */
export function factsOfValue(
  key: SettingKey,
  value: SettingValues[SettingKey],
  words: Told,
): [name: string | null, text: string][] {
  return (tellers[key] as (value: SettingValues[SettingKey], words: Told) => [string | null, string][])(
    value,
    words,
  )
}

/** The part of a setting a line speaks of, as people call it. */
export function scopeText(key: SettingKey, scope: string, words: Words): string {
  if (key === 'accounts') return words.accountPlace({ place: scope })
  const catalogues: Partial<Record<SettingKey, Readonly<Record<string, string>>>> = {
    ...{ switches: words.switches, tax: words.taxScopes, plans: words.planNames },
  }
  return scope === '' ? words.whole : (catalogues[key]?.[scope] ?? scope)
}

const chosen = (yes: boolean, { yes: first, no: second }: { yes: string; no: string }) =>
  yes ? first : second
const numbers = (value: Record<string, number>, words: Told) => {
  const [fields, shares]: Readonly<Record<string, string>>[] = [words.fields, words.shares]
  return Object.entries(value).map(([name, figure]): [string, string] =>
    shares?.[name] ? [shares[name], `${figure}%`] : [fields?.[name] ?? name, String(figure)],
  )
}

const tellers: {
  [K in SettingKey]: (value: SettingValues[K], words: Told) => [string | null, string][]
} = {
  holidays: ({ off, name }, { choices }) => [[null, `${name} · ${chosen(off, choices.off)}`]],
  points: (value, words) => numbers(pointsOf(value), words),
  fees: (value, words) => numbers(feesOf(value), words),
  tax: ({ basePercent, surchargePercent, source, bands }, words) => [
    ...numbers({ basePercent }, words),
    ...bands.map((band): [null, string] => [null, bandText(band, bands.length, words)]),
    ...numbers({ surchargePercent }, words),
    [words.fields.source, source],
  ],
  plans: ({ price }, { noPrice, perMonth }) => [
    [null, price === null ? noPrice : perMonth({ price: formatRupiah(BigInt(price)) })],
  ],
  accounts: ({ name, number, holder, used }, { choices }) => [
    [null, `${name} ${number}`],
    [null, `${holder} · ${chosen(used, choices.used)}`],
  ],
  switches: ({ on }, { choices }) => [[null, chosen(on, choices.on)]],
  banks: ({ name, offered }, { choices }) => [[null, `${name} · ${chosen(offered, choices.offered)}`]],
  brand: ({ name, domain }) => [[null, `${name} · ${domain}`]],
}

function bandText(
  { upTo, percent }: SettingValues['tax']['bands'][number],
  count: number,
  words: Words,
): string {
  if (upTo !== null) return words.band({ percent, upTo: formatRupiah(BigInt(upTo)) })
  return count === 1 ? words.bandFlat({ percent }) : words.bandOpen({ percent })
}
