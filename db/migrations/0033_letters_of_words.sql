-- Any part of a word is looked for along its letters. Trusted since PostgreSQL 13: who owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "companies_letters" ON "companies" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "incidents_letters" ON "incidents" USING gin ((code || ' ' || name || ' ' || email || ' ' || application || ' ' || title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_letters" ON "inquiries" USING gin ((full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(title, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "programs_letters" ON "programs" USING gin (title gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_versions_letters" ON "article_versions" USING gin ((title_id || ' ' || summary_id || ' ' || body_id_md || ' ' || coalesce(title_en, '') || ' ' || coalesce(summary_en, '') || ' ' || coalesce(body_en_md, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "disclosures_letters" ON "disclosures" USING gin ((title || ' ' || summary_md || ' ' || body_md) gin_trgm_ops) WHERE state = 'published';