CREATE TABLE "article_pictures" (
	"article_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"live" boolean NOT NULL,
	CONSTRAINT "article_pictures_article_id_name_pk" PRIMARY KEY("article_id","name"),
	CONSTRAINT "article_pictures_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "comment_files" (
	"comment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "comment_files_comment_id_position_pk" PRIMARY KEY("comment_id","position"),
	CONSTRAINT "comment_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_comment_id_report_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."report_comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;