ALTER TABLE report_comments DROP CONSTRAINT report_comments_audience;--> statement-breakpoint
ALTER TABLE report_comments ADD CONSTRAINT report_comments_audience CHECK (audience IN ('all','company','company_own','hello'));
