CREATE TABLE "setting_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"scope" text NOT NULL,
	"number" integer NOT NULL,
	"valid_from" date NOT NULL,
	"value" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decide_reason" text,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"withdraw_reason" text,
	CONSTRAINT "setting_lines_number" UNIQUE("key","number")
);
--> statement-breakpoint
CREATE INDEX "setting_lines_holding" ON "setting_lines" USING btree ("key","scope","valid_from","number");
--> statement-breakpoint
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_words CHECK (
  key IN ('holidays','points','fees','tax','switches','banks','brand') AND state IN ('proposed','confirmed','refused','withdrawn')
  AND number > 0 AND valid_from BETWEEN '2026-01-01' AND '2100-12-31' AND length(scope) <= 60);
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_by FOREIGN KEY (by_id) REFERENCES accounts(id);
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_decided FOREIGN KEY (decided_by) REFERENCES accounts(id);
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_withdrawn FOREIGN KEY (withdrawn_by) REFERENCES accounts(id);
-- Money and points are changed by two people, and never from a day that has begun.
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_two CHECK (
  decided_by IS NULL OR key NOT IN ('points','fees','tax') OR decided_by <> by_id);
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_ahead CHECK (
  state <> 'confirmed' OR (decided_at IS NOT NULL AND CASE WHEN key IN ('points','fees','tax','holidays')
    THEN valid_from > (decided_at AT TIME ZONE 'Asia/Jakarta')::date
    ELSE valid_from >= (decided_at AT TIME ZONE 'Asia/Jakarta')::date END));
--> statement-breakpoint
-- What a line says stays; its state moves on once, or from confirmed to withdrawn.
CREATE FUNCTION keep_setting_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.key, NEW.scope, NEW.number, NEW.valid_from, NEW.value, NEW.reason, NEW.by_id, NEW.at)
    IS DISTINCT FROM (OLD.id, OLD.key, OLD.scope, OLD.number, OLD.valid_from, OLD.value, OLD.reason, OLD.by_id, OLD.at)
    OR NOT (OLD.state = 'proposed' AND NEW.state IN ('confirmed','refused','withdrawn')
      OR OLD.state = 'confirmed' AND NEW.state = 'withdrawn'
      AND (NEW.decided_by, NEW.decided_at) IS NOT DISTINCT FROM (OLD.decided_by, OLD.decided_at)) THEN
    RAISE EXCEPTION 'a line of the settings does not change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_lines_stay BEFORE UPDATE ON setting_lines FOR EACH ROW EXECUTE FUNCTION keep_setting_line();
CREATE TRIGGER setting_lines_kept BEFORE DELETE ON setting_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER setting_lines_no_truncate BEFORE TRUNCATE ON setting_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every process keeps the lines in memory: none may forget to say that one is new.
CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings', NEW.key);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_lines_tell AFTER INSERT OR UPDATE ON setting_lines FOR EACH ROW EXECUTE FUNCTION tell_settings();
