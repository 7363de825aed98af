ALTER TABLE "codes" ADD COLUMN "long_hash" "bytea";--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_long_hash_unique" UNIQUE("long_hash");