import { eq } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/keyed-hash.ts'
import { networkOf, rateLimit } from '#infra/rate-limit.ts'
import type { Actor, Visitor } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { inquiryForm } from './inquiry-form.server.ts'
import type { InquiryInput } from './inquiry-input.ts'
import { inquiries } from './inquiry-tables.server.ts'

const hour = 3_600
const perNetwork = rateLimit('inquiry_network', 20, hour)
const perEmail = rateLimit('inquiry_email', 3, hour)

/**
 * Keeps a message of the contact page. What no person seems to have written is kept as spam and answered like any other.
 * The form sent twice keeps one message and gives its id. Who is signed in sends as a visitor: the form names its sender.
 * @throws Refusal too_many_requests: 3 an hour for an e-mail address, 20 for a network (EXP-06); key_reused when the
 *   form was sent before with other words
 */
export async function sendInquiry(
  actor: Actor,
  { reference, form, ...said }: InquiryInput,
  locale: Locale,
): Promise<string> {
  refuseUnless(actor.kind !== 'system', 'forbidden')
  const mark = inquiryForm(form)
  const key = mark?.key ?? newId()
  const known = await keptUnder(key, said)
  if (known) return known
  await perNetwork.take(networkOf(actor.address))
  await perEmail.take(keyedHash('inquiry', emailKey(said.email)).toString('base64url'))
  const spam = !mark || mark.hasty || !isEmpty(reference)
  const id = newId()
  const kept = await transaction(async (tx) => {
    const state = spam ? ('spam' as const) : ('new' as const)
    const rows = await tx
      .insert(inquiries)
      .values({ id, key, ...said, locale, state, sentAt: now() })
      .onConflictDoNothing({ target: inquiries.key })
      .returning({ id: inquiries.id })
    if (rows.length === 0) return false
    const visitor: Visitor = { kind: 'visitor', address: actor.address }
    await record(tx, visitor, 'inquiry.sent', id, { topic: said.topic, spam })
    return true
  })
  return kept ? id : (await keptUnder(key, said))!
}

/** The message this form has brought already; null for a form that was not sent yet. */
async function keptUnder(key: string, { email, message }: Pick<InquiryInput, 'email' | 'message'>) {
  const [row] = await database().select().from(inquiries).where(eq(inquiries.key, key))
  if (!row) return null
  refuseUnless(row.email === email && row.message === message, 'conflict', 'inquiry_sent')
  return row.id
}

function isEmpty(reference: unknown): boolean {
  return reference === undefined || reference === ''
}
