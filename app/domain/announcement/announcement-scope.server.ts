import { now } from '@cakrawala/calendar/clock'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#kernel/actor.ts'
import { audiencesOf } from './announcement.ts'
import { announcements } from './announcement-tables.server.ts'

/** The rows of `announcements` a person of a role may read: shown and not taken back, also when their time is over. */
export function announcedToRole(role: Role): SQL {
  return sql`(${announcements.state} = 'live' AND ${inArray(announcements.audience, audiencesOf(role))})`
}

/** Of these, whose time is now. */
export function isCurrent(): SQL {
  return sql`(${announcements.fromAt} <= ${at()} AND ${announcements.untilAt} > ${at()})`
}

function at(): SQL {
  return sql`${now().toISOString()}::timestamptz`
}
