ALTER TABLE "reports" ADD CONSTRAINT "reports_rating_state" CHECK (rating_state IN ('open', 'waiting', 'offered', 'disputed', 'deciding', 'decided')
  AND (rating_state IN ('open', 'decided') OR stage = 'rated'));--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_floor" CHECK (floor_idr >= 0);
