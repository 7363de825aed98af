import { after, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import type { InquiryInput } from '#domain/inquiry/inquiry-input.ts'

/** What a person writes to the contact page. */
export function aMessage(said: Partial<InquiryInput> = {}): InquiryInput {
  return {
    fullName: 'Ratna Dewi',
    email: 'ratna@nusabank.test',
    companyName: 'Nusa Bank',
    phone: '+622150001234',
    topic: 'business',
    title: 'Program pertama kami',
    message: 'Kami ingin membuka program bug bounty untuk aplikasi seluler.',
    ...said,
  }
}

/** The mark of a form that was opened long enough ago for a person to have filled it in. */
export function filledForm(): string {
  const present = now()
  travelTo(after(present, -10 * second))
  const mark = newInquiryForm()
  travelTo(null)
  return mark
}
