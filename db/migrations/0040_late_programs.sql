ALTER TABLE "agreements" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "late_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "late_cleared_at" timestamp (3) with time zone;