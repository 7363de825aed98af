import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { queueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

const r = alias(reports, 'r')

/** `next`: the report whose disclosure waits longest, as the two halves of its address. */
export const publicationFiguresView = z.object({
  ...{ articles: queueFigures, tellings: queueFigures.extend({ next: text.nullable() }) },
})
type PublicationFigures = z.infer<typeof publicationFiguresView>

/**
 * Articles that wait for a review, and tellings of reports both sides agreed to that wait to be published. Served by
 * `articles_queue` and `disclosures_published`. @throws Refusal forbidden for all but the platform team
 */
export async function publicationFigures(viewer: Actor): Promise<PublicationFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const [row] = await askPrepared<Row>(sql`
    SELECT a.open AS articles, a.oldest AS "sentAt", d.open AS tellings, d.oldest AS "agreedAt",
      (SELECT ${r.hash} || '/' || ${r.id} FROM disclosures n JOIN ${reports} r ON ${r.id} = n.report_id
        WHERE n.state = 'agreed' ORDER BY n.agreed_at LIMIT 1) AS next
    FROM (SELECT count(*)::int AS open, min(coalesce(sent_at, updated_at)) AS oldest
        FROM articles WHERE state = 'in_review') a,
      (SELECT count(*)::int AS open, min(agreed_at) AS oldest FROM disclosures WHERE state = 'agreed') d`)
  const { articles, sentAt, tellings, agreedAt, next } = row!
  return {
    articles: { open: articles, oldestAt: sentAt },
    tellings: { open: tellings, oldestAt: agreedAt, next },
  }
}

type Row = {
  articles: number
  sentAt: Date | null
  tellings: number
  agreedAt: Date | null
  next: string | null
}

/** What all bughunters together have done: reports found valid, and flaws fixed with their reports closed. */
type CommunityFigures = { valid: number; fixed: number }

/**
 * Counted up to last midnight in Jakarta and over all programs, so that no one can watch single reports of a private one
 * come in.
 */
export async function communityFigures(): Promise<CommunityFigures> {
  const midnight = new Date(`${jakartaDay(now())}T00:00:00+07:00`)
  const accepted = sql`(stage IN ('valid', 'rated') OR close_reason IN ('resolved', 'accepted_risk'))`
  const before = sql`${midnight.toISOString()}::timestamptz`
  // `reports_accepted` serves both.
  const [row] = await askPrepared<CommunityFigures>(sql`SELECT
    (count(*) FILTER (WHERE valid_at < ${before}))::int AS valid,
    (count(*) FILTER (WHERE fix = 'fixed' AND closed_at < ${before}))::int AS fixed FROM ${reports} WHERE ${accepted}`)
  return { valid: row?.valid ?? 0, fixed: row?.fixed ?? 0 }
}
