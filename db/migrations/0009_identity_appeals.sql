CREATE TABLE "identity_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"text" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decision_text" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "identity_appeals" ADD CONSTRAINT "identity_appeals_case_id_identity_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."identity_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_appeals" ADD CONSTRAINT "identity_appeals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_appeals_once" ON "identity_appeals" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "identity_appeals_open" ON "identity_appeals" USING btree ("decided_at","opened_at");--> statement-breakpoint
ALTER TABLE "identity_appeals" ADD CONSTRAINT "identity_appeals_whole" CHECK ((decided_at IS NULL) = (decision IS NULL) AND (decision IS NULL OR (decision IN ('upheld','rejected') AND decided_by IS NOT NULL)));
