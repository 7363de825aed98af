/** Whether a text is a real calendar day, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Full years from a birth date to the day of `today` in Western Indonesia Time (UTC+7). */
export function ageOn(birthDate: string, today: Date): number {
  const here = new Date(today.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  const years = Number(here.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return here.slice(5) < birthDate.slice(5) ? years - 1 : years
}
