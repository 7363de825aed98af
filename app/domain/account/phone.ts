import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Whether these are the two letters (ISO 3166) of a country, as its phones have a code. */
export function isCountry(code: string): boolean {
  return isSupportedCountry(code)
}

export type Phone = { number: string; country: string; mobile: boolean }

/**
 * Reads a phone number of any country; without a country code it is read as Indonesian (`08…`, `8…`, `62 8…`, `(021) …`).
 * @returns the number in E.164 form, or null when there is no such number
 */
export function parsePhone(text: string): Phone | null {
  if (text.length > 40) return null
  const typed = text.trim()
  const phone = parsePhoneNumberFromString(/^62\d/.test(typed) ? `+${typed}` : typed, {
    defaultCountry: 'ID',
    extract: false,
  })
  if (!phone?.isValid() || phone.ext) return null
  const type = phone.getType()
  return {
    number: phone.number,
    country: phone.country ?? '',
    // Satellite networks (+881) belong to no country, and a text to them costs what fraud lives on.
    mobile: phone.country !== undefined && (type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'),
  }
}

/** `+62••••••7890`: enough for its owner to know it. */
export function maskPhone(number: string): string {
  return `${number.slice(0, 3)}${'•'.repeat(Math.max(0, number.length - 7))}${number.slice(-4)}`
}
