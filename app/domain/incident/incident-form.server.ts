import { type FormToken, newFormToken, readFormToken } from '#infra/form-token.ts'

const purpose = 'incident form'

/** A mark for one incident form. */
export function newIncidentForm(): string {
  return newFormToken(purpose)
}

/** What a mark of the incident form says; null when it is not one of ours. */
export function incidentForm(mark: unknown): FormToken | null {
  return readFormToken(purpose, mark)
}
