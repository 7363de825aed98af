ALTER TABLE "email_changes" ADD COLUMN "old_phone" text;--> statement-breakpoint
ALTER TABLE links DROP CONSTRAINT links_purpose;
--> statement-breakpoint
ALTER TABLE links ADD CONSTRAINT links_purpose CHECK (purpose IN ('reset_password','create_password','member_verification','factor_reset','factor_reset_cancel','leaving_cancel','contact_undo','incident_account','incident_ticket')
  AND (account_id IS NOT NULL OR subject_id IS NOT NULL));
