CREATE TABLE "report_list_choices" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[],
	"default_view_id" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_list_choices_account_id_list_pk" PRIMARY KEY("account_id","list")
);
--> statement-breakpoint
CREATE TABLE "report_saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"query" text NOT NULL,
	"columns" text[],
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_saved_views_company" CHECK (("report_saved_views"."list" = 'company') = ("report_saved_views"."company_id" IS NOT NULL)),
	CONSTRAINT "report_saved_views_own" CHECK (NOT ("report_saved_views"."shared" AND "report_saved_views"."list" = 'bughunter')),
	CONSTRAINT "report_saved_views_bounds" CHECK (length("report_saved_views"."name") BETWEEN 1 AND 60 AND length("report_saved_views"."query") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "category" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "handler_id" uuid;--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_lines" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "report_list_choices" ADD CONSTRAINT "report_list_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_list_choices" ADD CONSTRAINT "report_list_choices_default_view_id_report_saved_views_id_fk" FOREIGN KEY ("default_view_id") REFERENCES "public"."report_saved_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_saved_views" ADD CONSTRAINT "report_saved_views_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_saved_views" ADD CONSTRAINT "report_saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_list_choices_view" ON "report_list_choices" USING btree ("default_view_id") WHERE default_view_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "report_saved_views_name" ON "report_saved_views" USING btree ("owner_id","list",coalesce(company_id, '00000000-0000-0000-0000-000000000000'),lower(name));--> statement-breakpoint
CREATE INDEX "report_saved_views_shared" ON "report_saved_views" USING btree ("list","company_id") WHERE shared;--> statement-breakpoint
CREATE OR REPLACE VIEW report_line_now AS
  SELECT r.id AS report_id, p.company_id, r.program_id, r.reporter_id, r.assignee_id, p.managed_by, r.stage,
    r.stage <> 'draft' AND (p.managed_by = 'company' OR r.valid_at IS NOT NULL) AS company_reads,
    coalesce(r.risk_level, r.triaged_level, r.claimed_level, -1)::smallint AS level,
    w.team AS waiting_on, w.company AS company_waiting_on,
    (w.team <> 'operator')::int::smallint AS team_turn, (w.company <> 'company')::int::smallint AS company_turn,
    coalesce(c.due_at, '9999-01-01T00:00:00Z') AS due_at, coalesce(r.submitted_at, '9999-01-01T00:00:00Z') AS sent_at, r.updated_at,
    r.target, CASE WHEN r.vrt_id IS NOT NULL THEN split_part(r.vrt_id, '.', 1) WHEN r.vrt_other IS NOT NULL THEN 'other' ELSE 'none'
      END AS category,
    h.assignee_id AS handler_id, coalesce(h.labels, '{}') AS labels, h.reference
  FROM reports r JOIN programs p ON p.id = r.program_id JOIN accounts a ON a.id = r.reporter_id
    LEFT JOIN report_handlings h ON h.report_id = r.id
    CROSS JOIN LATERAL (SELECT min(due_at) AS due_at, coalesce(bool_or(kind = 'appeal'), false) AS objected,
      coalesce(bool_or(kind = 'appeal_answer'), false) AS asked
      FROM report_clocks WHERE report_id = r.id AND stopped_at IS NULL AND paused_at IS NULL) c
    CROSS JOIN LATERAL (SELECT report_waits_on(r.stage, r.fix, r.reward_state, r.rating_state, r.retest_verdict IS NOT NULL,
      a.standing = 'active', p.managed_by,
      CASE WHEN r.stage = 'closed' THEN report_publication_asks(r.id) ELSE 'nobody' END) AS rule) s
    CROSS JOIN LATERAL (SELECT CASE WHEN r.stage = 'closed' AND (c.objected OR c.asked) THEN 'operator' ELSE s.rule END AS team,
      CASE WHEN r.stage = 'closed' AND c.asked THEN 'company' WHEN r.stage = 'closed' AND c.objected THEN 'operator' ELSE s.rule
      END AS company) w;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_report_lines(its uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE locked int;
BEGIN
  PERFORM FROM report_lines WHERE report_id = ANY(its) ORDER BY report_id FOR NO KEY UPDATE;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked < cardinality(its) THEN
    -- There is no row to lock yet: what the first one is made of stays as it is until it is committed.
    PERFORM FROM reports r JOIN programs p ON p.id = r.program_id JOIN accounts a ON a.id = r.reporter_id
      WHERE r.id = ANY(its) AND NOT EXISTS (SELECT 1 FROM report_lines l WHERE l.report_id = r.id) FOR SHARE OF p, a;
  END IF;
  INSERT INTO report_lines AS l (report_id, company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads,
    level, waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at, target, category, handler_id, labels,
    reference)
  SELECT * FROM report_line_now WHERE report_id = ANY(its)
  ON CONFLICT (report_id) DO UPDATE SET (company_id, program_id, reporter_id, assignee_id, managed_by, stage, company_reads, level,
    waiting_on, company_waiting_on, team_turn, company_turn, due_at, sent_at, updated_at, target, category, handler_id, labels,
    reference) = (excluded.company_id, excluded.program_id, excluded.reporter_id, excluded.assignee_id, excluded.managed_by,
    excluded.stage, excluded.company_reads, excluded.level, excluded.waiting_on, excluded.company_waiting_on, excluded.team_turn,
    excluded.company_turn, excluded.due_at, excluded.sent_at, excluded.updated_at, excluded.target, excluded.category,
    excluded.handler_id, excluded.labels, excluded.reference)
  WHERE l IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_report_lines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'reports' THEN
    PERFORM write_report_lines(ARRAY[NEW.id]);
  ELSIF TG_TABLE_NAME IN ('report_clocks', 'report_handlings', 'disclosures') THEN
    PERFORM write_report_lines(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.report_id ELSE NEW.report_id END]);
  ELSIF TG_TABLE_NAME = 'programs' THEN
    PERFORM write_report_lines(ARRAY(SELECT report_id FROM report_lines WHERE program_id = NEW.id));
  ELSE
    -- Of closed reports only those wait on their reporter whose publication is asked.
    PERFORM write_report_lines(ARRAY(SELECT l.report_id FROM report_lines l WHERE l.reporter_id = NEW.id
      AND (l.stage <> 'closed' OR EXISTS (SELECT FROM disclosures d WHERE d.report_id = l.report_id AND d.state = 'requested'))));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER reports_keep_lines ON reports;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reports_keep_lines AFTER UPDATE ON reports DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.program_id, OLD.reporter_id, OLD.assignee_id, OLD.stage, OLD.fix, OLD.reward_state, OLD.rating_state,
      OLD.retest_verdict IS NULL, OLD.valid_at IS NULL, OLD.risk_level, OLD.triaged_level, OLD.claimed_level, OLD.submitted_at,
      OLD.updated_at, OLD.target, OLD.vrt_id, OLD.vrt_other IS NULL)
    IS DISTINCT FROM (NEW.program_id, NEW.reporter_id, NEW.assignee_id, NEW.stage, NEW.fix, NEW.reward_state,
      NEW.rating_state, NEW.retest_verdict IS NULL, NEW.valid_at IS NULL, NEW.risk_level, NEW.triaged_level, NEW.claimed_level,
      NEW.submitted_at, NEW.updated_at, NEW.target, NEW.vrt_id, NEW.vrt_other IS NULL))
  EXECUTE FUNCTION keep_report_lines();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER handlings_keep_lines AFTER INSERT OR UPDATE OR DELETE ON report_handlings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION keep_report_lines();
--> statement-breakpoint
UPDATE report_lines l SET target = n.target, category = n.category, handler_id = n.handler_id, labels = n.labels, reference = n.reference
  FROM report_line_now n WHERE n.report_id = l.report_id;
--> statement-breakpoint
ALTER TABLE report_lines ALTER COLUMN target DROP DEFAULT, ALTER COLUMN category DROP DEFAULT, ALTER COLUMN labels DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "report_lines_target" ON "report_lines" USING hash ("target");--> statement-breakpoint
CREATE INDEX "report_lines_category" ON "report_lines" USING btree ("category","updated_at" DESC NULLS FIRST,"report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_of_company" ON "report_lines" USING btree ("company_id","updated_at" DESC NULLS FIRST,"report_id") WHERE stage <> 'draft';--> statement-breakpoint
CREATE INDEX "report_lines_handler" ON "report_lines" USING btree ("handler_id") WHERE handler_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "report_lines_labels" ON "report_lines" USING gin ("labels") WHERE labels <> '{}';
--> statement-breakpoint
ANALYZE report_lines;
