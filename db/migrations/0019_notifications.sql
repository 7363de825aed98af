CREATE TABLE "notification_choices" (
	"account_id" uuid NOT NULL,
	"group" text NOT NULL,
	"page" boolean NOT NULL,
	"mail" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_choices_account_id_group_pk" PRIMARY KEY("account_id","group"),
	CONSTRAINT "notification_choices_mail" CHECK ("notification_choices"."mail" IN ('now', 'daily', 'off')),
	CONSTRAINT "notification_choices_locked" CHECK ("notification_choices"."group" NOT IN ('payouts', 'standing', 'security') OR ("notification_choices"."page" AND "notification_choices"."mail" = 'now'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"group" text NOT NULL,
	"about" text NOT NULL,
	"path" text NOT NULL,
	"shown" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"digested_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_path" CHECK ("notifications"."path" ~ '^/[^/]' OR "notifications"."path" = '/'),
	CONSTRAINT "notifications_somewhere" CHECK ("notifications"."shown" OR "notifications"."digest")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_seq_events_seq_fk" FOREIGN KEY ("seq") REFERENCES "public"."events"("seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id","seq") WHERE "notifications"."read_at" IS NULL AND "notifications"."shown";--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("account_id") WHERE "notifications"."digest" AND "notifications"."digested_at" IS NULL;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");