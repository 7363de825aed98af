import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'

/** Whether a person must have a second factor: by the rule of the site for their role, or by their company's own. */
export function needsFactor({
  role,
  companyNeedsFactor,
}: Pick<Person, 'role' | 'companyNeedsFactor'>): boolean {
  return companyNeedsFactor || settings().secondFactorFor.includes(role)
}
