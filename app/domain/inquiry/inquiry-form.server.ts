import type { FormToken } from '@cakrawala/secrets/form-token'
import { newFormToken, readFormToken } from '#infra/secrets.ts'

const purpose = 'inquiry form'

/** A mark for one contact form. */
export function newInquiryForm(): string {
  return newFormToken(purpose)
}

/** What an anti-bot token of the contact form holds; null when it is not one of ours. */
export function inquiryForm(mark: unknown): FormToken | null {
  return readFormToken(purpose, mark)
}
