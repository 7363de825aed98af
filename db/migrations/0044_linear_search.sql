-- The parser of to_tsvector looks for addresses, numbers and tags from every part of a word anew: quadratic for 'a_', '~/', 'a-1-' and '<!--'
-- repeated. With every mark a comma it sees words alone, and the work is linear in the text; parts of addresses are found, too.
CREATE FUNCTION search_text(said text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate("left"(said, 100000), '_~<>@/.:;=?&%+#*!|()[]{}$^''`\', repeat(',', 29));--> statement-breakpoint
CREATE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('pg_catalog.indonesian'::regconfig, translate(search_text(said), '-', ','));--> statement-breakpoint
-- The first 32 words of 200 letters; words joined by marks stand side by side. Only a dash before a word excludes: PostgreSQL has no
-- room for 33 dashes in a row.
CREATE FUNCTION search_query(said text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN websearch_to_tsquery('pg_catalog.indonesian'::regconfig, array_to_string((regexp_split_to_array(
  regexp_replace(search_text("left"(said, 200)), '(?<!^|\s)-|-(?![[:alnum:]"])', ',', 'g'), '\s+'))[1:32], ' '));--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || summary)) STORED;--> statement-breakpoint
CREATE INDEX "programs_search" ON "programs" USING gin ("search");--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || target || ' ' || poc_md || ' ' || impact_md)) STORED;--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search");--> statement-breakpoint
-- How many say a word is guessed from these.
ANALYZE "programs" ("search");--> statement-breakpoint
ANALYZE "reports" ("search");
