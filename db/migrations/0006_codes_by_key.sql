DROP INDEX "codes_target";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "target_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "codes_target" ON "codes" USING btree ("purpose","target_key","created_at");