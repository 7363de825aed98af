import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type Column, type SQL, sql } from 'drizzle-orm'

export type AcceptedResidence = { country: string; since: string }

/** The newest accepted residence of a bughunter whose day has come, as a column of the statement that reads them; null for none. */
export function acceptedResidence(bughunterId: Column): SQL<AcceptedResidence | null> {
  return sql<AcceptedResidence | null>`(SELECT json_build_object('country', r.country, 'since', r.since)
    FROM tax_residences r WHERE r.bughunter_id = ${bughunterId} AND r.state = 'accepted'
      AND r.since <= ${jakartaDay(now())}::date ORDER BY r.decided_at DESC, r.id DESC LIMIT 1)`
}
