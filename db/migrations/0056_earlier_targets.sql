CREATE TABLE "program_earlier_targets" (
	"program_id" uuid NOT NULL,
	"type" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "program_earlier_targets_program_id_type_target_pk" PRIMARY KEY("program_id","type","target")
);
--> statement-breakpoint
ALTER TABLE "program_earlier_targets" ADD CONSTRAINT "program_earlier_targets_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What the team let in before assets were proved goes on as it was, and is not called proved.
INSERT INTO program_earlier_targets (program_id, type, target)
SELECT DISTINCT p.id, item ->> 'type', item ->> 'target'
FROM programs p
JOIN program_versions v ON v.program_id = p.id AND v.version = p.current_version
CROSS JOIN LATERAL jsonb_array_elements(v.policy -> 'scope') item
WHERE p.status IN ('accepted', 'paused', 'ended') AND length(item ->> 'target') <= 300
ON CONFLICT DO NOTHING;
