import { type FormMark, newFormMark, readFormMark } from '#infra/form-mark.ts'

const purpose = 'incident form'

/** A mark for one incident form. */
export function newIncidentForm(): string {
  return newFormMark(purpose)
}

/** What a mark of the incident form says; null when it is not one of ours. */
export function incidentForm(mark: unknown): FormMark | null {
  return readFormMark(purpose, mark)
}
