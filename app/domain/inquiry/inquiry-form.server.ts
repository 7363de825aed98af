import { type FormToken, newFormToken, readFormToken } from '#infra/form-token.ts'

const purpose = 'inquiry form'

/** A mark for one contact form. */
export function newInquiryForm(): string {
  return newFormToken(purpose)
}

/** What an anti-bot token of the contact form holds; null when it is not one of ours. */
export function inquiryForm(mark: unknown): FormToken | null {
  return readFormToken(purpose, mark)
}
