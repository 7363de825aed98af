import { jakartaDay } from './business-days.ts'

/** The `count` months up to that of `moment`, each `YYYY-MM` in Asia/Jakarta, oldest first. */
export function monthsUpTo(moment: Date, count: number): string[] {
  const [year, month] = jakartaDay(moment).split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1))
    return first.toISOString().slice(0, 7)
  })
}

/** 00.00 WIB of the first day of a month `YYYY-MM`. */
export function firstMomentOf(month: string): Date {
  return new Date(`${month}-01T00:00:00+07:00`)
}

/** The `count` weeks up to that of `moment`: their Mondays, each `YYYY-MM-DD` in Asia/Jakarta, oldest first. */
export function weeksUpTo(moment: Date, count: number): string[] {
  const today = new Date(`${jakartaDay(moment)}T00:00:00Z`)
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7)
  return Array.from({ length: count }, (_, index) => {
    const days = monday - 7 * (count - 1 - index)
    return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), days)).toISOString().slice(0, 10)
  })
}
