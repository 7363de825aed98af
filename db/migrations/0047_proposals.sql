ALTER TABLE "rewards" ADD COLUMN "proposed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "rewards_proposed" ON "rewards" USING btree ("proposed_at") WHERE proposed_at IS NOT NULL;--> statement-breakpoint
-- Proposals from before: they wait since they were made, and were not set aside.
UPDATE "rewards" w SET "proposed_at" = coalesce((SELECT max(e.at) FROM events e WHERE e.noun = 'reward' AND e.subject_id = w.report_id
  AND e.type = 'reward.proposed'), now())
FROM "reports" r WHERE r.id = w.report_id AND r.stage = 'rated' AND r.reward_state = 'proposed' AND w.proposed_by IS NOT NULL
  AND w.given_at IS NULL AND w.amount_idr > 0;
