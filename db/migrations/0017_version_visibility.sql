ALTER TABLE "program_versions" ADD COLUMN "visibility" text;
--> statement-breakpoint
ALTER TABLE program_versions ADD CONSTRAINT program_versions_visibility CHECK (visibility IN ('public','private'));
