/** The largest amount one act may move: Rp 1.000.000.000.000 (10^12). */
export const largestAmount = 1_000_000_000_000n

/**
 * Reads whole rupiah as people type it: `1250000`, `1.250.000`, `Rp1.250.000`, `Rp 1.250.000`.
 * @returns the amount (1 … 10^12), or null for anything else: signs, decimals, exponents, other currencies.
 */
export function parseRupiah(text: string): bigint | null {
  const digits = /^(?:Rp\s?)?(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return null
  const amount = BigInt(digits.replaceAll('.', ''))
  return amount >= 1n && amount <= largestAmount ? amount : null
}

/** `Rp1.250.000`: prefix Rp, thousands by dots, no decimals, in both languages. */
export function formatRupiah(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.')
  return `${amount < 0n ? '-' : ''}Rp${digits}`
}

/** `percent` of `amount`, rounded down to the whole rupiah. */
export function percentOf(amount: bigint, percent: number): bigint {
  return (amount * BigInt(Math.round(percent * 100))) / 10_000n
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/** The greatest of some amounts: `Math.max` takes no bigints. */
export function greatest(first: bigint, ...others: bigint[]): bigint {
  let most = first
  for (const one of others) if (one > most) most = one
  return most
}
