DROP INDEX "reports_open_told";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "retest_verdict" text;--> statement-breakpoint
CREATE INDEX "reports_open_told" ON "reports" USING btree ("stage","updated_at" DESC NULLS FIRST,"id","program_id","fix","reward_state","valid_at","assignee_id","submitted_at","risk_level","triaged_level","claimed_level","retest_verdict","reporter_id") WHERE stage <> 'closed';
--> statement-breakpoint
-- One answer a round.
ALTER TABLE reports ADD CONSTRAINT reports_retest_verdict CHECK (retest_verdict IN ('fixed','not_fixed'));
--> statement-breakpoint
-- The answers given so far, each only as long as no newer round was asked for.
UPDATE reports r SET retest_verdict = a.verdict
FROM (SELECT DISTINCT ON (subject_id) subject_id, seq, facts->>'verdict' AS verdict FROM events
  WHERE noun = 'report' AND type = 'report.retest_answered' ORDER BY subject_id, seq DESC) a
WHERE a.subject_id = r.id AND a.verdict IN ('fixed', 'not_fixed') AND NOT EXISTS (SELECT 1 FROM events m
  WHERE m.noun = 'report' AND m.subject_id = a.subject_id AND m.type = 'report.moved' AND m.facts->>'move' = 'ask_retest' AND m.seq > a.seq);
