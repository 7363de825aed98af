import { getCountries } from 'libphonenumber-js/max'
import type { Locale } from '#kernel/locale.ts'

const kept = new Map<Locale, { value: string; label: string }[]>()

/** All countries by name, Indonesia first. Named on the server: browsers spell some names differently. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const known = kept.get(locale)
  if (known) return known
  const options = getCountries().map((code) => ({ value: code as string, label: countryName(code, locale) }))
  options.sort(
    (a, b) => Number(b.value === 'ID') - Number(a.value === 'ID') || a.label.localeCompare(b.label, locale),
  )
  kept.set(locale, options)
  return options
}

export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
