/** `+62••••••7890`: enough for its owner to know it. */
export function maskPhone(number: string): string {
  return `${number.slice(0, 3)}${'•'.repeat(Math.max(0, number.length - 7))}${number.slice(-4)}`
}
