import { now } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { withVisitorUpload } from '#domain/account/files/visitor-upload.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import type { Actor, Visitor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { inquiryForm } from './inquiry-form.server.ts'
import type { ApplyInput, InquiryInput } from './inquiry-input.ts'
import { inquiries } from './inquiry-tables.server.ts'

const hour = 3_600
const perNetwork = rateLimit('inquiry_network', 20, hour)
const perEmail = rateLimit('inquiry_email', 3, hour)

type Judged = Pick<InquiryInput, 'reference' | 'form'>
type Facts = Pick<typeof inquiries.$inferInsert, 'fullName' | 'email' | 'phone' | 'topic' | 'message'> &
  Partial<Pick<typeof inquiries.$inferInsert, 'companyName' | 'title' | 'position' | 'link'>>
type Attach = (tx: Tx) => Promise<string | null>

/**
 * Stores a message of the contact page. What no person seems to have written is stored as spam and answered
 * like any other. The form sent twice stores one message and returns its id. A signed-in user sends as a
 * visitor: the form names its sender.
 * @throws Refusal too_many_requests: 3 an hour for an e-mail address, 20 for a network (EXP-06); key_reused
 *   when the form was sent before with other words
 */
export async function sendInquiry(
  actor: Actor,
  { reference, form, ...said }: InquiryInput,
  locale: Locale,
): Promise<string> {
  return receive(actor, { reference, form }, said, locale, (keep) => keep(async () => null))
}

/**
 * Stores an application of the career page with its curriculum vitae, in the same queue and with the same
 * care.
 * @throws the refusals of `sendInquiry`; invalid_input `file` (see `examineFile`), file_too_large
 */
export async function sendApplication(
  actor: Actor,
  { reference, form, file, link, ...said }: ApplyInput,
  locale: Locale,
): Promise<string> {
  const facts = { ...said, topic: 'career', companyName: null, link: link || null } as const
  return receive(actor, { reference, form }, facts, locale, (keep) =>
    withVisitorUpload('career', file, 'file', keep),
  )
}

async function receive(
  actor: Actor,
  { reference, form }: Judged,
  said: Facts,
  locale: Locale,
  holding: (keep: (attach: Attach) => Promise<boolean>) => Promise<boolean>,
): Promise<string> {
  refuseUnless(actor.kind !== 'system', 'forbidden')
  const visitor: Visitor = { kind: 'visitor', address: actor.address }
  const mark = inquiryForm(form)
  const key = mark?.key ?? newId()
  const known = await keptUnder(key, said)
  if (known) return known
  await perNetwork.take(networkOf(visitor.address))
  const spam = !mark || mark.hasty || !isEmpty(reference)
  const row = { id: newId(), key, ...said, locale, state: spam ? 'spam' : 'new', sentAt: now() } as const
  const kept = await holding(async (attach) => {
    await perEmail.take(keyedHash('inquiry', emailKey(said.email)).toString('base64url'))
    return transaction((tx) => insert(tx, visitor, row, attach))
  })
  return kept ? row.id : (await keptUnder(key, said))!
}

/** @returns false when the same form was faster */
async function insert(
  tx: Tx,
  visitor: Visitor,
  row: typeof inquiries.$inferInsert & { id: string },
  attach: Attach,
): Promise<boolean> {
  const rows = await tx
    .insert(inquiries)
    .values(row)
    .onConflictDoNothing({ target: inquiries.key })
    .returning({ id: inquiries.id })
  if (rows.length === 0) return false
  const fileId = await attach(tx)
  if (fileId) await tx.update(inquiries).set({ fileId }).where(eq(inquiries.id, row.id))
  const facts = { topic: row.topic, spam: row.state === 'spam', position: row.position ?? null }
  await record(tx, visitor, 'inquiry.sent', row.id, facts)
  return true
}

/** The message this form has brought already; null for a form that was not sent yet. */
async function keptUnder(key: string, { email, message }: Pick<Facts, 'email' | 'message'>) {
  const [row] = await database().select().from(inquiries).where(eq(inquiries.key, key))
  if (!row) return null
  refuseUnless(row.email === email && row.message === message, 'conflict', 'inquiry_sent')
  return row.id
}

function isEmpty(reference: unknown): boolean {
  return reference === undefined || reference === ''
}
