import { databasePool } from '#infra/database.ts'

/** Whether the platform said that this promise, as it was due then, was broken. */
const told = `EXISTS (SELECT 1 FROM events e WHERE e.noun = 'report' AND e.subject_id = c.report_id
  AND e.type = 'report.clock_overdue' AND e.facts->>'kind' = c.kind AND (e.facts->>'dueAt')::timestamptz = c.due_at)`

/**
 * Whether a promise rests: a question is open, or its reward was offered or disputed and so waits for the bughunter or an
 * operator.
 */
const rests = `((r.stage = 'needs_info' AND c.kind <> 'info')
  OR (c.kind = 'reward' AND r.rating_state IN ('offered', 'disputed', 'deciding')))`

/**
 * Checks the promises of all reports: each is met, missed and notified, running, or paused while it rests.
 * @param looked when the scheduled jobs ran last: what fell due since then is not notified yet
 * @param every hours between two runs of the jobs
 */
export async function clockFaults(looked: Date, every: number): Promise<string[]> {
  const { rows } = await databasePool().query(
    `SELECT c.report_id, c.kind, c.due_at, c.stopped_at, c.paused_at, r.stage, r.rating_state FROM report_clocks c
     JOIN reports r ON r.id = c.report_id
     WHERE (c.stopped_at IS NULL AND (c.paused_at IS NOT NULL) <> ${rests})
       OR (c.paused_at IS NULL AND c.stopped_at > c.due_at + make_interval(hours => $2) AND NOT ${told})
       OR (c.paused_at IS NULL AND c.stopped_at IS NULL AND c.due_at < $1 AND NOT ${told})
       OR (c.stopped_at < c.due_at AND ${told})`,
    [looked, every],
  )
  return rows.map((row) => `a clock neither met, missed, running nor paused: ${JSON.stringify(row)}`)
}

/** How the promises of a kind stand now. */
export async function clockFigures(moment: Date): Promise<string[][]> {
  const { rows } = await databasePool().query(
    `SELECT kind, count(*) FILTER (WHERE stopped_at <= due_at)::text AS met,
       count(*) FILTER (WHERE stopped_at > due_at OR (stopped_at IS NULL AND paused_at IS NULL AND due_at < $1))::text AS missed,
       count(*) FILTER (WHERE stopped_at IS NULL AND paused_at IS NULL AND due_at >= $1)::text AS running,
       count(*) FILTER (WHERE stopped_at IS NULL AND paused_at IS NOT NULL)::text AS paused
     FROM report_clocks GROUP BY kind ORDER BY kind`,
    [moment],
  )
  return rows.map(({ kind, met, missed, running, paused }) => [kind, met, missed, running, paused])
}
