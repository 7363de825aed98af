import { after, minute } from '@cakrawala/calendar/clock'
import { mapWithPauses } from '@cakrawala/fair-queue/pauses'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator, type Role, roles } from '#kernel/actor.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { subjectsNamed } from '../audit-log.server.ts'
import { breachFields, fieldsOfKinds, readingEvents, type TouchedKind, touchedKinds } from './breach.ts'
import { type BreachFilter, momentOf } from './breach-input.ts'
import { exportedLines, openedDocuments, unnamedPeople } from './touched-sql.server.ts'

const e = alias(events, 'e')
const a = alias(accounts, 'a')

/** The most people one look lists; more are a breach of everyone. */
export const mostAffected = 10_000

/** A person whose data were read; people without an account are known by what they sent. */
export const affectedPerson = z
  .object({
    ...{ key: text, accountId: text.nullable() },
    /** Null for people without an account. */
    role: z.enum(roles).nullable(),
    name: text,
    /** Null where the address is erased. */
    email: text.nullable(),
    locale: z.enum(locales),
    /** Readings that touched this person. */
    times: count,
    ...{ firstAt: moment, lastAt: moment },
    ...{ fields: z.array(z.enum(breachFields)), kinds: z.array(z.enum(touchedKinds)) },
  })
  .meta({ id: 'AffectedPerson' })
export type AffectedPerson = z.infer<typeof affectedPerson>

type Row = {
  key: string
  account_id: string | null
  role: Role | null
  name: string
  email: string | null
  locale: Locale
  kinds: TouchedKind[]
  times: number
  first_at: string
  last_at: string
}

/**
 * Everyone whose personal data was read in a period, by the event history, and which data; of one reader,
 * connection or object where filtered (UU 27/2022 art. 46). Platform team only.
 * @throws Refusal not_found for everyone else
 */
export async function affectedPeopleSeenBy(
  viewer: Actor,
  filter: BreachFilter,
  most = mostAffected,
): Promise<AffectedPerson[]> {
  if (!isOperator(viewer)) return refuse('not_found')
  const answer = await database().execute<Row>(sql`
    WITH seen AS (SELECT ${e.seq}, ${e.at}, ${e.type}, ${e.actorId}, ${e.subjectId}, ${e.facts} FROM ${events} e WHERE ${readingsOf(filter)}),
    touched AS (${openedDocuments} UNION ALL ${exportedLines}),
    people AS (
      SELECT ${a.id}::text AS key, ${a.id} AS account_id, ${a.role}, ${a.username} AS name,
        CASE WHEN ${a.email} NOT LIKE 'erased-%@invalid' THEN ${a.email} END AS email, ${a.locale}, t.kind, t.seq, t.at
      FROM touched t JOIN ${accounts} a ON ${a.id} = t.account_id
      UNION ALL ${unnamedPeople})
    SELECT key, account_id, role, name, email, locale, array_agg(DISTINCT kind) AS kinds,
      count(DISTINCT seq)::int AS times, min(at) AS first_at, max(at) AS last_at
    FROM people GROUP BY key, account_id, role, name, email, locale ORDER BY name, key LIMIT ${most}`)
  return mapWithPauses(answer.rows, (row) => ({
    ...{ key: row.key, accountId: row.account_id, role: row.role, name: row.name, email: row.email },
    ...{ locale: row.locale, kinds: row.kinds, fields: fieldsOfKinds(row.kinds), times: row.times },
    ...{ firstAt: new Date(row.first_at), lastAt: new Date(row.last_at) },
  }))
}

function readingsOf({ who, address, about, from, to }: BreachFilter): SQL {
  const kinds = sql.param([...readingEvents])
  const all = [
    sql`${e.type} = ANY (${kinds}::text[]) AND ${e.actorKind} = 'person'`,
    sql`${e.at} >= ${momentOf(from).toISOString()}::timestamptz`,
    sql`${e.at} < ${after(momentOf(to), minute).toISOString()}::timestamptz`,
    who === undefined ? [] : sql`${e.actorId} = (SELECT id FROM ${accounts} WHERE username = lower(${who}))`,
    address === undefined ? [] : sql`${e.address} = ${address}`,
    about === undefined ? [] : sql`${e.subjectId} IN (${subjectsNamed(about)})`,
  ].flat()
  return sql.join(all, sql` AND `)
}
