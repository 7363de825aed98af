ALTER TABLE setting_lines DROP CONSTRAINT setting_lines_words;
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_words CHECK (
  key IN ('holidays','points','fees','tax','switches','banks','accounts','plans','brand')
  AND state IN ('proposed','confirmed','refused','withdrawn')
  AND number > 0 AND valid_from BETWEEN '2026-01-01' AND '2100-12-31' AND length(scope) <= 60);
--> statement-breakpoint
-- Where money is sent and what plans cost is changed by two people, and never from a day that has begun.
ALTER TABLE setting_lines DROP CONSTRAINT setting_lines_two;
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_two CHECK (
  decided_by IS NULL OR key NOT IN ('points','fees','tax','accounts','plans') OR decided_by <> by_id);
--> statement-breakpoint
ALTER TABLE setting_lines DROP CONSTRAINT setting_lines_ahead;
ALTER TABLE setting_lines ADD CONSTRAINT setting_lines_ahead CHECK (
  state <> 'confirmed' OR (decided_at IS NOT NULL AND CASE
    WHEN key IN ('points','fees','tax','holidays','accounts','plans')
    THEN valid_from > (decided_at AT TIME ZONE 'Asia/Jakarta')::date
    ELSE valid_from >= (decided_at AT TIME ZONE 'Asia/Jakarta')::date END));
