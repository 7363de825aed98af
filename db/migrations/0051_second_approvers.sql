ALTER TABLE "company_members" ADD COLUMN "decides_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "decides_given_by" uuid;--> statement-breakpoint
ALTER TABLE "member_grants" ADD COLUMN "granted_by" uuid;--> statement-breakpoint
ALTER TABLE "member_grants" ADD COLUMN "decides_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_grants" ADD COLUMN "decides_given_by" uuid;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_decides_given_by_accounts_id_fk" FOREIGN KEY ("decides_given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_grants" ADD CONSTRAINT "member_grants_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_grants" ADD CONSTRAINT "member_grants_decides_given_by_accounts_id_fk" FOREIGN KEY ("decides_given_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rewards_given" ON "rewards" USING btree ("given_at");--> statement-breakpoint
-- What people could decide before counts from when they joined or were granted it.
UPDATE "company_members" SET "decides_since" = coalesce("joined_at", "invited_at"), "decides_given_by" = "invited_by"
WHERE "permission" = 1 OR 'reward.decide' = ANY ("permissions");
--> statement-breakpoint
UPDATE "member_grants" SET "decides_since" = "granted_at" WHERE 'reward.decide' = ANY ("permissions");
