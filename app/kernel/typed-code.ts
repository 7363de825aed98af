/** A part of a code as a person remembers it; null where it says nothing of year or check character. */
export type TypedCode = { year: number | null; serial: number; check: string | null }

/**
 * Reads `41`, `000041`, `CA-2026-000041` or `ca2026000041h` as the same code; dashes, spaces, case and zeros do not count.
 * @param prefix of the code, in capitals
 * @returns null for what is no part of such a code
 */
export function typedCode(text: string, prefix: string): TypedCode | null {
  if (text.length > 40) return null
  const bare = text.toUpperCase().replaceAll(/[-\s]/g, '')
  const own = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare
  const [, year = '', digits = '', check = null] =
    /^(20\d\d)(0\d{5}|[1-9]\d{5,8})([A-Z])?$/.exec(own) ??
    /^(20\d\d)?(0\d{5})(\d)$/.exec(own) ??
    /^()0{0,8}([1-9]\d{0,8})([A-Z])?$/.exec(own) ??
    []
  const serial = Number(digits)
  return serial > 0 ? { year: year ? Number(year) : null, serial, check } : null
}

/** The years a code may be of that tells none: this one and the nine before. */
export function yearsOf({ year }: TypedCode, thisYear: number): readonly number[] {
  return year === null ? Array.from({ length: 10 }, (_, back) => thisYear - back) : [year]
}
