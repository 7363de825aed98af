CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"topic" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text NOT NULL,
	"phone" text NOT NULL,
	"title" text,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp (3) with time zone,
	"note" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_key" ON "inquiries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "inquiries_queue" ON "inquiries" USING btree ("state","sent_at");--> statement-breakpoint
ALTER TABLE inquiries ADD CONSTRAINT inquiries_words CHECK (
  topic IN ('business','company_support','bughunter_support','media','career','privacy','other')
  AND state IN ('new','taken','answered','closed','spam') AND locale IN ('id','en'));
--> statement-breakpoint
ALTER TABLE inquiries ADD CONSTRAINT inquiries_steps CHECK (
  (taken_at IS NULL) = (taken_by IS NULL) AND (answered_at IS NULL) = (answered_by IS NULL)
  AND (answered_at IS NULL) = (note IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)
  AND (state IN ('new','spam')) = (taken_at IS NULL)
  AND (state <> 'answered' OR answered_at IS NOT NULL) AND (state = 'closed') = (closed_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE inquiries ADD CONSTRAINT inquiries_lengths CHECK (
  char_length(message) BETWEEN 20 AND 5000 AND char_length(full_name) <= 120 AND char_length(company_name) <= 150 AND char_length(title) <= 150);
