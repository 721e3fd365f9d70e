CREATE TABLE "separate_colleges" (
	"college_id" text NOT NULL,
	"other_id" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "separate_colleges_college_id_other_id_pk" PRIMARY KEY("college_id","other_id"),
	CONSTRAINT "separate_colleges_in_order" CHECK ("separate_colleges"."college_id" < "separate_colleges"."other_id" COLLATE "C")
);
--> statement-breakpoint
ALTER TABLE "separate_colleges" ADD CONSTRAINT "separate_colleges_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE VIEW current.possible_twins AS SELECT t.* FROM public.possible_twins t
	WHERE t.college_id NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = 'possible_twins')
		AND t.other_id NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = 'possible_twins')
		AND NOT EXISTS (SELECT FROM public.separate_colleges s WHERE s.college_id = t.college_id AND s.other_id = t.other_id);
