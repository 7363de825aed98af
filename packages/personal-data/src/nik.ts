import { isDate } from '@cakrawala/calendar/calendar-day'

/** Provinces as NIKs have carried them so far; new ones in Papua count from 91 up. */
const provinces = new Set([
  ...[11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 31, 32, 33, 34, 35, 36, 51, 52, 53, 61, 62, 63, 64, 65],
  ...[71, 72, 73, 74, 75, 76, 81, 82, 91, 92, 93, 94, 95, 96, 97],
])

export type Nik = { nik: string; province: number; female: boolean; birthDates: string[] }

/**
 * Reads a NIK: `PPKKCC DDMMYY SSSS`, women with 40 added to the day. The century is not in it.
 * @returns null for a wrong shape, province, date or serial; `birthDates` are the dates it may mean (`YYYY-MM-DD`)
 */
export function parseNik(text: string): Nik | null {
  const nik = text.replace(/[\s.-]/g, '')
  if (!/^[1-9]\d{15}$/.test(nik) || nik.endsWith('0000')) return null
  const province = Number(nik.slice(0, 2))
  const [day, month, year] = [nik.slice(6, 8), nik.slice(8, 10), nik.slice(10, 12)]
  const female = Number(day) > 40
  const dayOfMonth = String(Number(day) - (female ? 40 : 0)).padStart(2, '0')
  const birthDates = ['19', '20'].map((century) => `${century}${year}-${month}-${dayOfMonth}`).filter(isDate)
  return provinces.has(province) && birthDates.length > 0 ? { nik, province, female, birthDates } : null
}

/** Whether regency and district are numbers that are given: regencies to 40, cities from 71, districts from 1. */
export function hasRegion({ nik }: Nik): boolean {
  const [regency, district] = [Number(nik.slice(2, 4)), Number(nik.slice(4, 6))]
  return (
    ((regency >= 1 && regency <= 40) || (regency >= 71 && regency <= 79)) && district >= 1 && district <= 60
  )
}
