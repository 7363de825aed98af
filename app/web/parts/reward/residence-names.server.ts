import type { ResidenceInForce } from '#domain/reward/residence.ts'
import type { Locale } from '#kernel/locale.ts'
import { countryName } from '../account/country-options.server.ts'
import type { NamedResidence } from './residence-facts.tsx'

/** A residence with its countries by name. */
export function namedResidence(residence: ResidenceInForce, locale: Locale): NamedResidence {
  const { country, profileCountry } = residence
  return {
    ...residence,
    countryName: country && countryName(country, locale),
    profileName: countryName(profileCountry, locale),
  }
}
