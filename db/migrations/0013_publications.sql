CREATE TABLE "article_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title_id" text NOT NULL,
	"summary_id" text NOT NULL,
	"body_id_md" text NOT NULL,
	"body_id_html" text NOT NULL,
	"title_en" text,
	"summary_en" text,
	"body_en_md" text,
	"body_en_html" text,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"cover_file_id" uuid,
	"pdf_id_file_id" uuid,
	"pdf_en_file_id" uuid,
	"published_by" uuid,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"title_id" text NOT NULL,
	"summary_id" text NOT NULL,
	"body_id_md" text NOT NULL,
	"body_id_html" text NOT NULL,
	"title_en" text,
	"summary_en" text,
	"body_en_md" text,
	"body_en_html" text,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"cover_file_id" uuid,
	"pdf_id_file_id" uuid,
	"pdf_en_file_id" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"return_reason" text,
	"live_version_id" uuid,
	"first_published_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"job" text NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_pdf_id_file_id_files_id_fk" FOREIGN KEY ("pdf_id_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_pdf_en_file_id_files_id_fk" FOREIGN KEY ("pdf_en_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_pdf_id_file_id_files_id_fk" FOREIGN KEY ("pdf_id_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_pdf_en_file_id_files_id_fk" FOREIGN KEY ("pdf_en_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_downloads" ADD CONSTRAINT "report_downloads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_versions_number" ON "article_versions" USING btree ("article_id","number");--> statement-breakpoint
CREATE INDEX "article_versions_at" ON "article_versions" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "article_versions_cover" ON "article_versions" USING btree ("cover_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_house_slug" ON "articles" USING btree ("kind","slug") WHERE kind <> 'write_up';--> statement-breakpoint
CREATE UNIQUE INDEX "articles_author_slug" ON "articles" USING btree ("author_id","slug") WHERE kind = 'write_up';--> statement-breakpoint
CREATE INDEX "articles_queue" ON "articles" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_live" ON "articles" USING btree ("live_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_downloads_key" ON "report_downloads" USING btree ("key");--> statement-breakpoint
CREATE INDEX "report_downloads_article" ON "report_downloads" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "report_downloads_at" ON "report_downloads" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_live_version FOREIGN KEY (live_version_id) REFERENCES article_versions(id);
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_words CHECK (
  kind IN ('activity','security_awareness','executive','write_up')
  AND state IN ('draft','in_review','returned','scheduled','published','unpublished')
  AND slug ~ '^[a-z0-9][a-z0-9-]{0,79}$');
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_steps CHECK (
  (state = 'scheduled') = (publish_at IS NOT NULL) AND (state <> 'returned' OR return_reason IS NOT NULL)
  AND (live_version_id IS NULL OR first_published_at IS NOT NULL)
  AND (state <> 'published' OR live_version_id IS NOT NULL)
  AND (kind <> 'write_up' OR author_id IS NOT NULL)
  AND (kind = 'write_up' OR state NOT IN ('in_review','returned')));
--> statement-breakpoint
ALTER TABLE articles ADD CONSTRAINT articles_english CHECK (
  num_nulls(title_en, summary_en, body_en_md, body_en_html) IN (0, 4));
--> statement-breakpoint
ALTER TABLE article_versions ADD CONSTRAINT article_versions_english CHECK (
  num_nulls(title_en, summary_en, body_en_md, body_en_html) IN (0, 4));
--> statement-breakpoint
ALTER TABLE report_downloads ADD CONSTRAINT report_downloads_words CHECK (
  state IN ('asked','spam') AND locale IN ('id','en') AND char_length(name) <= 120 AND char_length(job) <= 120
  AND char_length(position) <= 120 AND char_length(company) <= 150);
--> statement-breakpoint
-- What was public is kept as it was; with its author it may go.
CREATE TRIGGER article_versions_unchanged BEFORE UPDATE ON article_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    REVOKE UPDATE ON article_versions FROM cakrawala_app;
  END IF;
END $$;
