import { bytes, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The one history of the platform: append-only and hash-chained by triggers (see the migrations). */
export const events = pgTable(
  'events',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    type: text('type').notNull(),
    noun: text('noun').notNull(),
    subjectId: uuid('subject_id').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: uuid('actor_id'),
    address: text('address'),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [
    index('events_subject').on(t.noun, t.subjectId, t.seq),
    index('events_type').on(t.type, t.seq),
    index('events_actor').on(t.actorId, t.seq),
    // The history of some days, and of one entity, newest first.
    index('events_at').on(t.at),
    index('events_noun').on(t.noun, t.seq),
    // How often the rights of a member changed, as `member-revision` spells it.
    index('events_member_rights')
      .on(sql`(facts ->> 'memberId')`, t.at)
      .where(
        sql`type IN ('company.member_edited', 'program.member_granted', 'program.member_grant_withdrawn')`,
      ),
    // Notifications of programs for bughunters, as `program-news` spells it.
    index('events_program_news')
      .on(t.at)
      .where(
        sql`type IN ('program.announced', 'program.edited', 'program.paused', 'program.resumed', 'program.ended')`,
      ),
  ],
)

/** How far each reader of the history has come. */
export const eventCursors = pgTable('event_cursors', {
  reader: text('reader').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})
