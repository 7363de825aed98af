const placeholder =
  /example|contoh|sample|dummy|placeholder|redacted|disensor|change-?me|your[-_]|xxxx|\*{3}|•|\.{3}|…|<[a-z]|\$\{|\{\{|%s|0123456789|123456789|abcdef0123|abcdefghij/i

/** Whether a value is plainly no one's: a placeholder, or hardly more than one sign over and over. */
export function isMadeUp(value: string): boolean {
  return placeholder.test(value.slice(0, 4_096)) || new Set(value.slice(0, 64)).size <= 3
}

/** Whether digits count up or repeat one digit, as made up numbers do. */
export function isMadeUpNumber(digits: string): boolean {
  return /1234567|2345678|3456789|9876543|(\d)\1{5}/.test(digits) || new Set(digits).size <= 2
}

/** Shannon entropy of the signs of a value, in bits a sign. */
export function entropyOf(value: string): number {
  const signs = new Map<string, number>()
  for (const sign of value) signs.set(sign, (signs.get(sign) ?? 0) + 1)
  let bits = 0
  for (const times of signs.values()) bits -= (times / value.length) * Math.log2(times / value.length)
  return bits
}
