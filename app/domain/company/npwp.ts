import { luhnHolds } from '@cakrawala/personal-data/luhn'
import { parseNik } from '@cakrawala/personal-data/nik'

export const npwpStates = ['pending', 'verified', 'refused'] as const
export type NpwpState = (typeof npwpStates)[number]

/**
 * Reads the tax number of an organisation, with dots, dashes and spaces as printed. 15 digits get the leading 0 they
 * carry since 1 July 2024 (PMK 112/2022).
 * @returns 16 digits, or null
 */
export function parseNpwp(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  if (!/^\d{15,16}$/.test(digits) || /^0*$/.test(digits)) return null
  return digits.length === 15 ? `0${digits}` : digits
}

/**
 * What owner and reviewer should look at twice; hints only, since rules of numbers change and printed cards
 * keep old errors.
 */
export const npwpWarnings = ['npwp_check_digit', 'npwp_is_nik'] as const
type NpwpWarning = (typeof npwpWarnings)[number]

/** @param number 16 digits */
export function npwpWarningsOf(number: string): NpwpWarning[] {
  if (!number.startsWith('0')) return parseNik(number) ? ['npwp_is_nik'] : []
  // The ninth digit of the old form checks the eight before it.
  return luhnHolds(number.slice(1, 10)) ? [] : ['npwp_check_digit']
}

/** `••••••••••••4000`: enough for its owner to know it. */
export function maskNpwp(number: string): string {
  return `${'•'.repeat(number.length - 4)}${number.slice(-4)}`
}

/** As it is printed now: `0012 3456 7801 2000`. */
export function spacedNpwp(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}
