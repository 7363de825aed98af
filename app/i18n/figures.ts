import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'

const spans = catalogue({
  minutes: ({ count }: { count: string }) => ({ id: `${count} menit`, en: count === '1' ? '1 minute' : `${count} minutes` }),
  hours: ({ count }: { count: string }) => ({ id: `${count} jam`, en: count === '1' ? '1 hour' : `${count} hours` }),
  days: ({ count }: { count: string }) => ({ id: `${count} hari`, en: count === '1' ? '1 day' : `${count} days` }),
})
const tongues = { id: 'id-ID', en: 'en' } as const satisfies Record<Locale, string>

/** `1.250`; English spells it `1,250`. At most `decimals` of them, none unless asked for. */
export function numberText(number: number, locale: Locale, decimals = 0): string {
  return new Intl.NumberFormat(tongues[locale], { maximumFractionDigits: decimals }).format(number)
}

/** `83%` of a share between 0 and 1. */
export function percentText(share: number, locale: Locale): string {
  return `${numberText(Math.round(share * 100), locale)}%`
}

/** How long something took, rounded for reading: `40 menit`, `7 jam`, `2,5 hari`. */
export function spanText(hours: number, locale: Locale): string {
  const words = wordsIn(spans, locale)
  if (hours < 1) return words.minutes({ count: numberText(Math.max(1, Math.round(hours * 60)), locale) })
  if (hours < 48) return words.hours({ count: numberText(Math.round(hours), locale) })
  return words.days({ count: numberText(hours / 24, locale, hours < 240 ? 1 : 0) })
}
