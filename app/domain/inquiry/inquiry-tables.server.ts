import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { InquiryState, InquiryTopic, Position } from './inquiry.ts'

/**
 * Messages of the contact page and applications of the career page. Nothing ties one to an account: its sender is the
 * person who the form names.
 */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    /** Made with the form: sent twice, a message is stored once. */
    key: uuid('key').notNull(),
    topic: text('topic').$type<InquiryTopic>().notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** Null for applicants. */
    companyName: text('company_name'),
    /** E.164. */
    phone: text('phone').notNull(),
    title: text('title'),
    /** What an applicant wants to do; null for a message of the contact page. */
    position: text('position').$type<Position>(),
    /** A page an applicant wants us to see. */
    link: text('link'),
    /** The curriculum vitae of an applicant, a PDF. */
    fileId: uuid('file_id').references(() => files.id),
    message: text('message').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    state: text('state').$type<InquiryState>().notNull(),
    sentAt: moment('sent_at').notNull(),
    takenBy: uuid('taken_by').references(() => accounts.id),
    takenAt: moment('taken_at'),
    /** What the team did about it. */
    note: text('note'),
    answeredBy: uuid('answered_by').references(() => accounts.id),
    answeredAt: moment('answered_at'),
    closedBy: uuid('closed_by').references(() => accounts.id),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('inquiries_key').on(t.key),
    index('inquiries_queue').on(t.state, t.sentAt),
    index('inquiries_waiting').on(t.sentAt, t.id, t.takenBy).where(sql`state IN ('new', 'taken')`),
    index('inquiries_letters').using(
      'gin',
      sql`(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(title, '')) gin_trgm_ops`,
    ),
  ],
)
