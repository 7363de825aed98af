import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { type StoredFile, unsafeStoredFile } from '#domain/account/files/file-queries.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { count, flag, moment, type QueueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import {
  type InquiryState,
  type InquiryTopic,
  inquiryStates,
  inquiryTopics,
  mailboxOf,
  mayAnswerInquiry,
  mayCloseInquiry,
  mayTakeInquiry,
  positions,
  topicNamed,
} from './inquiry.ts'
import { inquiries } from './inquiry-tables.server.ts'

export type InquiryFilter = {
  /** `open`: whatever still asks for an act. */
  state: InquiryState | 'open'
  topic: InquiryTopic | null
  /** Part of a name, company, address or title. */
  q: string
}
const listFields = {
  ...{ id: text, topic: z.enum(inquiryTopics), state: z.enum(inquiryStates), fullName: text },
  /** Null for applicants. */
  companyName: text.nullable(),
  /** What an applicant wants to do; null for messages. */
  position: z.enum(positions).nullable(),
  ...{ title: text.nullable(), sentAt: moment },
  /** Username of who took it. */
  taker: text.nullable(),
}
export const inquiryInList = z.object(listFields)
export type InquiryInList = z.infer<typeof inquiryInList>
export const inquiryView = z.object({
  ...{
    ...listFields,
    email: text,
    phone: text,
    message: text,
    locale: z.enum(locales),
    link: text.nullable(),
  },
  /** The curriculum vitae of an applicant. */
  file: z.object({ name: text, size: count }).nullable(),
  /** The word before the @ of the mailbox that answers. */
  mailbox: text,
  ...{ takenAt: moment.nullable(), note: text.nullable(), answeredAt: moment.nullable() },
  ...{ closedAt: moment.nullable(), mayTake: flag, mayAnswer: flag, mayClose: flag },
})
export type InquiryView = z.infer<typeof inquiryView>

/** Reads the filter of an address; words it does not know count as none. */
export function inquiryFilterOf(search: URLSearchParams): InquiryFilter {
  return {
    state: inquiryStates.find((state) => state === search.get('state')) ?? 'open',
    topic: topicNamed(search.get('topic')),
    q: (search.get('q') ?? '').replaceAll('\0', '').toWellFormed().trim().slice(0, 150),
  }
}

/** Open ones oldest first, done ones newest first. @throws Refusal not_found for all but the platform team */
export async function inquiriesSeenBy(
  actor: Actor,
  filter: InquiryFilter,
  wanted: Wanted = {},
): Promise<CountedPage<InquiryInList>> {
  found(isOperator(actor) ? actor : null)
  const which = matching(filter)
  const down = filter.state !== 'open'
  const keyset = keysetQuery(
    { keys: [{ by: inquiries.sentAt, down, as: 'moment' }], id: inquiries.id, down },
    wanted,
  )
  const rows = await database()
    .select({ ...inList, place: keyset.place, total: countIn(inquiries, which) })
    .from(inquiries)
    .leftJoin(accounts, eq(accounts.id, inquiries.takenBy))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

/** One inquiry with what its viewer may do. @throws Refusal not_found for all but the platform team */
export async function inquirySeenBy(actor: Actor, inquiryId: string): Promise<InquiryView> {
  found(isOperator(actor) && isId(inquiryId) ? actor : null)
  const [kept] = await database()
    .select({ row: inquiries, taker: accounts.username, file: { name: files.name, size: files.size } })
    .from(inquiries)
    .leftJoin(accounts, eq(accounts.id, inquiries.takenBy))
    .leftJoin(files, eq(files.id, inquiries.fileId))
    .where(eq(inquiries.id, inquiryId))
  const { row, taker, file } = found(kept)
  const { key: _key, fileId: _fileId, takenBy: _takenBy, ...rest } = row
  const { answeredBy: _answeredBy, closedBy: _closedBy, ...shown } = rest
  return {
    ...{ ...shown, taker, file, mailbox: mailboxOf(row.topic) },
    mayTake: mayTakeInquiry(actor, row),
    mayAnswer: mayAnswerInquiry(actor, row),
    mayClose: mayCloseInquiry(actor, row),
  }
}

/** The curriculum vitae of an applicant; null for everyone but the platform team, and while there is none. */
export async function inquiryFileSeenBy(actor: Actor, inquiryId: string): Promise<StoredFile | null> {
  if (!isOperator(actor) || !isId(inquiryId)) return null
  const [row] = await database()
    .select({ fileId: inquiries.fileId })
    .from(inquiries)
    .where(eq(inquiries.id, inquiryId))
  return row?.fileId ? unsafeStoredFile(row.fileId) : null
}

/** How many no one has taken, and since when the oldest waits. @throws Refusal forbidden for all but the platform team */
export async function inquiryFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const [row] = await database()
    .select({
      open: sql<number>`count(*)::int`,
      oldestAt: sql<Date | null>`min(${inquiries.sentAt})`.mapWith(inquiries.sentAt),
    })
    .from(inquiries)
    .where(eq(inquiries.state, 'new'))
  return row!
}

const inList = {
  id: inquiries.id,
  topic: inquiries.topic,
  state: inquiries.state,
  fullName: inquiries.fullName,
  companyName: inquiries.companyName,
  position: inquiries.position,
  title: inquiries.title,
  sentAt: inquiries.sentAt,
  taker: accounts.username,
}

function matching({ state, topic, q }: InquiryFilter): SQL | undefined {
  const { fullName, companyName, email, title } = inquiries
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  // Spelled as `inquiries_letters` has it.
  const words = sql`(${fullName} || ' ' || coalesce(${companyName}, '') || ' ' || ${email} || ' ' || coalesce(${title}, ''))`
  return and(
    state === 'open' ? inArray(inquiries.state, ['new', 'taken', 'answered']) : eq(inquiries.state, state),
    topic ? eq(inquiries.topic, topic) : undefined,
    q === '' ? undefined : sql`${words} ILIKE ${part}`,
  )
}

type InquiryRow = typeof inquiries.$inferSelect

/** Locks an inquiry for an operator. @throws Refusal not_found */
export async function lockInquiry(tx: Tx, actor: Actor, inquiryId: string): Promise<InquiryRow> {
  found(isOperator(actor) && isId(inquiryId) ? actor : null)
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, inquiryId)).for('update')
  return found(row)
}

/** A message of the contact page as it was sent; undefined where there is none. */
export async function unsafeInquiry(inquiryId: string): Promise<typeof inquiries.$inferSelect | undefined> {
  const [row] = await database().select().from(inquiries).where(eq(inquiries.id, inquiryId))
  return row
}
