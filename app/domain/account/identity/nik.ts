import type { Nik } from '@cakrawala/personal-data/nik'
import { ageOn } from './birth-date.ts'

/**
 * What a reviewer should look at twice. Only hints: a NIK is permanent and keeps old errors.
 * @param birthDate as entered, `YYYY-MM-DD`
 */
export function nikWarnings({ birthDates }: Nik, birthDate: string, today: Date): string[] {
  const warnings: string[] = []
  if (!birthDates.includes(birthDate)) warnings.push('nik_birth_date')
  if (birthDates.every((date) => ageOn(date, today) < 17)) warnings.push('nik_young')
  return warnings
}
