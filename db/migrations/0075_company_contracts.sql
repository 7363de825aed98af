CREATE TABLE "company_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" jsonb NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"legal_name" text NOT NULL,
	"legal_address" text,
	"npwp" text,
	"signer_id" uuid NOT NULL,
	"signer_name" text NOT NULL,
	"position" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"proven_by" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "company_contracts" ADD CONSTRAINT "company_contracts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contracts" ADD CONSTRAINT "company_contracts_signer_id_accounts_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contracts" ADD CONSTRAINT "company_contracts_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_contracts_waiting" ON "company_contracts" USING btree ("company_id") WHERE state = 'signed';--> statement-breakpoint
CREATE UNIQUE INDEX "company_contracts_in_force" ON "company_contracts" USING btree ("company_id") WHERE state = 'in_force';--> statement-breakpoint
CREATE INDEX "company_contracts_company" ON "company_contracts" USING btree ("company_id","signed_at");--> statement-breakpoint
CREATE INDEX "company_contracts_open" ON "company_contracts" USING btree ("signed_at") WHERE state = 'signed';--> statement-breakpoint
ALTER TABLE "company_contracts" ADD CONSTRAINT "company_contracts_state" CHECK (
  state IN ('signed', 'in_force', 'returned', 'withdrawn', 'replaced')
  AND proven_by IN ('password', 'factor')
  AND (state IN ('signed', 'withdrawn')) = (decided_at IS NULL)
  AND (state <> 'returned' OR reason IS NOT NULL)
);
