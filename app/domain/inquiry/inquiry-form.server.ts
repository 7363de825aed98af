import { seal, unseal } from '#infra/seal.ts'
import { now, second } from '#kernel/clock.ts'
import { isId, newId } from '#kernel/ids.ts'

/** Nobody reads the page and writes twenty letters in less. */
const leastFilling = 3 * second

/**
 * A mark for one contact form: its key and the moment it was made, readable by nobody else. It works without scripts and
 * without a third party: who sends must have fetched the page, waited, and fetches it again for the next message.
 */
export function newInquiryForm(): string {
  return seal('inquiry form', Buffer.from(`${newId()} ${now().getTime()}`)).toString('base64url')
}

export type InquiryForm = { key: string; hasty: boolean }

/** What a mark says; null when it is not one of ours. A form may stay open as long as its reader likes. */
export function inquiryForm(mark: unknown): InquiryForm | null {
  if (typeof mark !== 'string' || mark.length > 200) return null
  try {
    const [key, made] = unseal('inquiry form', Buffer.from(mark, 'base64url')).toString().split(' ')
    return isId(key) ? { key, hasty: now().getTime() - Number(made) < leastFilling } : null
  } catch {
    return null
  }
}
