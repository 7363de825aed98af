import { type FormMark, newFormMark, readFormMark } from '#infra/form-mark.ts'

const purpose = 'inquiry form'

/** A mark for one contact form. */
export function newInquiryForm(): string {
  return newFormMark(purpose)
}

/** What a mark of the contact form says; null when it is not one of ours. */
export function inquiryForm(mark: unknown): FormMark | null {
  return readFormMark(purpose, mark)
}
