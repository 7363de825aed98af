import type { FormToken } from '@cakrawala/secrets/form-token'
import { newFormToken, readFormToken } from '#infra/secrets.ts'

const purpose = 'incident form'

/** A mark for one incident form. */
export function newIncidentForm(): string {
  return newFormToken(purpose)
}

/** What an anti-bot token of the incident form holds; null when it is not one of ours. */
export function incidentForm(mark: unknown): FormToken | null {
  return readFormToken(purpose, mark)
}
