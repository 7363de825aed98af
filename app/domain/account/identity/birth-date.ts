/** Full years from a birth date to the day of `today` in Western Indonesia Time (UTC+7). */
export function ageOn(birthDate: string, today: Date): number {
  const here = new Date(today.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  const years = Number(here.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return here.slice(5) < birthDate.slice(5) ? years - 1 : years
}
