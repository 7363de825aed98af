CREATE TABLE "reward_goods" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"address_sealed" "bytea",
	"sending_sealed" "bytea",
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"reason" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "reward_goods_state" CHECK ("reward_goods"."state" IN ('addressed', 'sent', 'missing', 'received', 'closed')
        AND ("reward_goods"."state" IN ('received', 'closed')) = ("reward_goods"."ended_at" IS NOT NULL)
        AND ("reward_goods"."state" NOT IN ('sent', 'missing', 'received') OR "reward_goods"."sent_at" IS NOT NULL)
        AND ("reward_goods"."state" <> 'addressed' OR "reward_goods"."address_sealed" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "reward_goods" ADD CONSTRAINT "reward_goods_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_goods" ADD CONSTRAINT "reward_goods_sent_by_accounts_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_goods_ended" ON "reward_goods" USING btree ("ended_at");