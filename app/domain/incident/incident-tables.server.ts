import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { IncidentKind, IncidentSeverity, IncidentSide, IncidentState, NoteAudience } from './incident.ts'

/** Tickets: one cyber incident each, as its reporter described it and as responders assess it. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    /** Made with the form: sent twice, a report is stored once. */
    key: uuid('key').notNull(),
    code: text('code').notNull(),
    state: text('state').$type<IncidentState>().notNull(),
    /** What no person seems to have written: no one is notified of it until the platform team knows better. */
    spam: boolean('spam').notNull(),
    /** Null until the reporter has an account of the incident kind. */
    reporterId: uuid('reporter_id').references(() => accounts.id),
    /** The name an account would get that is made for this reporter. */
    username: text('username').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** Application name and domain, as one line. */
    application: text('application').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<IncidentKind>(),
    severity: text('severity').$type<IncidentSeverity>(),
    /** Whether personal data leaked: the clock of UU 27/2022 counts. */
    personalData: boolean('personal_data'),
    /** Whether a vital information infrastructure is hit: the clock of Perban BSSN 1/2024 counts. */
    vital: boolean('vital'),
    chronology: text('chronology'),
    impact: text('impact'),
    assigneeId: uuid('assignee_id').references(() => accounts.id),
    assignedAt: moment('assigned_at'),
    rejectReason: text('reject_reason'),
    receivedAt: moment('received_at').notNull(),
    verifiedAt: moment('verified_at'),
    handlingAt: moment('handling_at'),
    recoveredAt: moment('recovered_at'),
    /** Closed or rejected. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('incidents_key').on(t.key),
    uniqueIndex('incidents_code').on(t.code),
    index('incidents_queue').on(t.state, t.receivedAt),
    index('incidents_waiting')
      .on(t.receivedAt, t.id, t.vital, t.assigneeId)
      .where(sql`state IN ('received', 'verified', 'handling', 'recovered') AND NOT spam`),
    index('incidents_reporter').on(t.reporterId),
    index('incidents_email').on(t.emailKey),
    index('incidents_assignee').on(t.assigneeId),
    index('incidents_letters').using(
      'gin',
      sql`(code || ' ' || name || ' ' || email || ' ' || application || ' ' || title) gin_trgm_ops`,
    ),
  ],
)

/** Notes on a ticket, between its two sides or among responders. */
export const incidentNotes = pgTable(
  'incident_notes',
  {
    id: id(),
    /** Made with the form: sent twice, a note is stored once. */
    key: uuid('key').notNull(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    /** Null for a reporter who came by a mailed link. */
    authorId: uuid('author_id').references(() => accounts.id),
    side: text('side').$type<IncidentSide>().notNull(),
    audience: text('audience').$type<NoteAudience>().notNull(),
    body: text('body').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [
    uniqueIndex('incident_notes_key').on(t.key),
    index('incident_notes_incident').on(t.incidentId, t.writtenAt),
  ],
)

export const incidentFiles = pgTable(
  'incident_files',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    side: text('side').$type<IncidentSide>().notNull(),
    audience: text('audience').$type<NoteAudience>().notNull(),
    attachedAt: moment('attached_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.fileId] }), uniqueIndex('incident_files_file').on(t.fileId)],
)

/** People outside the platform team whom tickets can be assigned to; they have accounts of the incident kind. */
export const incidentResponders = pgTable('incident_responders', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  appointedBy: uuid('appointed_by')
    .notNull()
    .references(() => accounts.id),
  appointedAt: moment('appointed_at').notNull(),
  dismissedAt: moment('dismissed_at'),
})
