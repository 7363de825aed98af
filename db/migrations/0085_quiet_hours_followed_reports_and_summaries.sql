CREATE TABLE "quiet_hours" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"zone" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiet_hours_from" CHECK ("quiet_hours"."from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "quiet_hours_to" CHECK ("quiet_hours"."to" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "quiet_hours"."to" <> "quiet_hours"."from"),
	CONSTRAINT "quiet_hours_zone" CHECK ("quiet_hours"."zone" IN ('WIB', 'WITA', 'WIT'))
);
--> statement-breakpoint
CREATE TABLE "report_follows" (
	"account_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"way" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_follows_report_id_account_id_pk" PRIMARY KEY("report_id","account_id"),
	CONSTRAINT "report_follows_way" CHECK ("report_follows"."way" IN ('watch', 'mute'))
);
--> statement-breakpoint
CREATE TABLE "report_summaries" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_follows" ADD CONSTRAINT "report_follows_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_follows" ADD CONSTRAINT "report_follows_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_follows_account" ON "report_follows" USING btree ("account_id");