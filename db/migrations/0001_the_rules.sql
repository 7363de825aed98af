-- Rules the database keeps itself, whoever writes.

-- Legal values.
ALTER TABLE accounts ADD CONSTRAINT accounts_role CHECK (role IN ('bughunter','company','company_member','hello','incident'));
ALTER TABLE accounts ADD CONSTRAINT accounts_standing CHECK (standing IN ('active','suspended','ended'));
ALTER TABLE accounts ADD CONSTRAINT accounts_username CHECK (username_key ~ '^[a-z0-9][a-z0-9_-]{1,28}[a-z0-9]$');
ALTER TABLE bughunters ADD CONSTRAINT bughunters_identity CHECK (identity_status BETWEEN 0 AND 4);
ALTER TABLE files ADD CONSTRAINT files_size CHECK (size > 0 AND size < 5000000);
ALTER TABLE companies ADD CONSTRAINT companies_plan CHECK (plan IN ('free','pro','enterprise'));
ALTER TABLE company_members ADD CONSTRAINT company_members_codes CHECK (permission IN (1,2) AND status IN (1,2,3));
ALTER TABLE programs ADD CONSTRAINT programs_words CHECK (
  kind IN ('bug_bounty','challenge','vulnerability_management') AND managed_by IN ('company','product')
  AND status IN ('draft','review','accepted','paused','rejected','ended') AND visibility IN ('public','private')
  AND reward_type IN ('money','other','money_and_other','points'));
ALTER TABLE invitations ADD CONSTRAINT invitations_status CHECK (status IN ('pending','accepted','declined','expired','revoked'));
ALTER TABLE reports ADD CONSTRAINT reports_stage CHECK (stage IN ('draft','submitted','in_review','needs_info','valid','rated','closed'));
ALTER TABLE reports ADD CONSTRAINT reports_close CHECK (
  (stage = 'closed') = (close_reason IS NOT NULL) AND (close_reason IS NULL OR close_reason IN
  ('withdrawn','no_response','duplicate','out_of_scope','not_applicable','not_reproducible','informative','spam','resolved','accepted_risk')));
ALTER TABLE reports ADD CONSTRAINT reports_fix CHECK (fix IN ('open','fixing','retest','fixed','accepted_risk'));
ALTER TABLE reports ADD CONSTRAINT reports_reward CHECK (reward_state IN
  ('none','proposed','approved','points_granted','payable','processing','paid','failed','void'));
ALTER TABLE reports ADD CONSTRAINT reports_code_when_sent CHECK (stage = 'draft' OR code IS NOT NULL);
ALTER TABLE reports ADD CONSTRAINT reports_levels CHECK (
  claimed_level BETWEEN 0 AND 13 AND triaged_level BETWEEN 0 AND 13 AND risk_level BETWEEN 0 AND 13);
ALTER TABLE reports ADD CONSTRAINT reports_resolved CHECK (close_reason IS DISTINCT FROM 'resolved'
  OR (fix = 'fixed' AND reward_state IN ('points_granted','payable','processing','paid','failed')));
ALTER TABLE reports ADD CONSTRAINT reports_original FOREIGN KEY (original_id) REFERENCES reports(id);
ALTER TABLE report_comments ADD CONSTRAINT report_comments_audience CHECK (audience IN ('all','company','hello'));
ALTER TABLE top_ups ADD CONSTRAINT top_ups_words CHECK (status IN ('requested','confirmed','refused') AND amount_idr BETWEEN 1 AND 1000000000000);
ALTER TABLE disclosures ADD CONSTRAINT disclosures_state CHECK (state IN ('requested','agreed','published','refused','withdrawn'));
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_floor CHECK (kind = 'cash' OR balance_idr >= 0);
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_moves CHECK (amount_idr <> 0);
ALTER TABLE member_grants ADD CONSTRAINT member_grants_program FOREIGN KEY (program_id) REFERENCES programs(id);
CREATE SEQUENCE report_serials;
--> statement-breakpoint
-- The history: numbered and chained in commit order, then never touched again.
CREATE TABLE event_head (one boolean PRIMARY KEY DEFAULT true CHECK (one), seq bigint NOT NULL, hash bytea NOT NULL);
INSERT INTO event_head (seq, hash) VALUES (0, sha256('cakrawala'::bytea));
--> statement-breakpoint
-- One text per event, the same for writing and for checking the chain.
CREATE FUNCTION event_digest(previous bytea, e events) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(e.seq, e.type, e.noun, e.subject_id, e.actor_kind, e.actor_id,
    e.address, e.facts, extract(epoch FROM e.at))::text, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE head event_head;
BEGIN
  SELECT * INTO head FROM event_head FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.previous_hash := head.hash;
  NEW.hash := event_digest(head.hash, NEW);
  UPDATE event_head SET seq = NEW.seq, hash = NEW.hash;
  PERFORM pg_notify('events', NEW.seq::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER events_chain BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION chain_event();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER events_append_only BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER events_no_truncate BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_append_only BEFORE UPDATE OR DELETE ON point_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER points_no_truncate BEFORE TRUNCATE ON point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER versions_append_only BEFORE UPDATE OR DELETE ON program_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agreements_append_only BEFORE UPDATE OR DELETE ON agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER nda_append_only BEFORE UPDATE OR DELETE ON nda_acceptances FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ratings_append_only BEFORE UPDATE OR DELETE ON report_ratings FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Balances follow the entries; a transfer that does not sum to zero cannot commit.
CREATE FUNCTION post_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE ledger_accounts SET balance_idr = balance_idr + NEW.amount_idr WHERE id = NEW.ledger_account_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_post AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION post_entry();
--> statement-breakpoint
CREATE FUNCTION transfer_is_even() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_idr) FROM ledger_entries WHERE transfer_id = NEW.transfer_id) <> 0 THEN
    RAISE EXCEPTION 'transfer % does not sum to zero', NEW.transfer_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_even AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION transfer_is_even();
--> statement-breakpoint
-- The role the application runs under: it may write, but not rewrite history. Where the connecting user may not
-- make roles, the triggers above still hold.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    BEGIN
      CREATE ROLE cakrawala_app NOLOGIN;
    EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'cakrawala_app') THEN
    GRANT USAGE ON SCHEMA public TO cakrawala_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO cakrawala_app;
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO cakrawala_app;
    REVOKE UPDATE, DELETE ON events, ledger_transfers, ledger_entries, point_entries, program_versions, agreements,
      nda_acceptances, report_ratings FROM cakrawala_app;
    REVOKE ALL ON event_head FROM cakrawala_app;
    REVOKE UPDATE, DELETE ON ledger_accounts FROM cakrawala_app;
    -- Locking a row asks for the right to update some column; the balance is not that column.
    GRANT UPDATE (id) ON ledger_accounts TO cakrawala_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO cakrawala_app;
  END IF;
END $$;
