import { id, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { FollowWay, MailWay, NoticeGroup, NoticeSubject } from './notification.ts'
import type { Zone } from './quiet-hours.ts'

/** Who is notified of which event. No sentence and no name is stored here: both are made when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    seq: bigint('seq', { mode: 'number' })
      .notNull()
      .references(() => events.seq),
    /** The kind of news; the words of `i18n` are named by it. */
    kind: text('kind').notNull(),
    group: text('group').$type<NoticeGroup>().notNull(),
    about: text('about').$type<NoticeSubject>().notNull(),
    /** The page it leads to, without a language. */
    path: text('path').notNull(),
    /** In the page; else it waits for the daily mail only. */
    shown: boolean('shown').notNull(),
    /** Waits for the daily mail. */
    digest: boolean('digest').notNull(),
    digestedAt: moment('digested_at'),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.accountId, t.seq),
    index('notifications_unread').on(t.accountId, t.seq).where(sql`${t.readAt} IS NULL AND ${t.shown}`),
    index('notifications_digest').on(t.accountId).where(sql`${t.digest} AND ${t.digestedAt} IS NULL`),
    index('notifications_age').on(t.createdAt),
    check('notifications_path', sql`${t.path} ~ '^/[^/]' OR ${t.path} = '/'`),
    check('notifications_somewhere', sql`${t.shown} OR ${t.digest}`),
  ],
)

/** What a person chose for a group; without a row the usual choice holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    group: text('group').$type<NoticeGroup>().notNull(),
    page: boolean('page').notNull(),
    mail: text('mail').$type<MailWay>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.group] }),
    check('notification_choices_mail', sql`${t.mail} IN ('now', 'daily', 'off')`),
    check(
      'notification_choices_locked',
      sql`${t.group} NOT IN ('payouts', 'standing', 'security') OR (${t.page} AND ${t.mail} = 'now')`,
    ),
  ],
)

/** When an account is not disturbed; without a row, it is at any time. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** `HH:MM` on the clock of the zone. */
    from: text('from').notNull(),
    to: text('to').notNull(),
    zone: text('zone').$type<Zone>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('quiet_hours_from', sql`${t.from} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('quiet_hours_to', sql`${t.to} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND ${t.to} <> ${t.from}`),
    check('quiet_hours_zone', sql`${t.zone} IN ('WIB', 'WITA', 'WIT')`),
  ],
)

/** Reports a person wants all news of, or none they need not act on. */
export const reportFollows = pgTable(
  'report_follows',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    way: text('way').$type<Exclude<FollowWay, 'usual'>>().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reportId, t.accountId] }),
    index('report_follows_account').on(t.accountId),
    check('report_follows_way', sql`${t.way} IN ('watch', 'mute')`),
  ],
)
