/** Whether the last digit checks the ones before it (ISO/IEC 7812). @param digits nothing but digits */
export function luhnHolds(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const value = (digits.charCodeAt(digits.length - 1 - i) - 48) * (i % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
