DROP INDEX "reports_open_told";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "rating_state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "floor_idr" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_open_told" ON "reports" USING btree ("stage","updated_at" DESC NULLS FIRST,"id","program_id","fix","reward_state","valid_at","assignee_id","submitted_at","risk_level","triaged_level","claimed_level","retest_verdict","reporter_id","rating_state") WHERE stage <> 'closed';