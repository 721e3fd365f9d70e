CREATE TABLE "page_fees" (
	"college_id" text NOT NULL,
	"programme" text NOT NULL,
	"students" text NOT NULL,
	"year" smallint NOT NULL,
	"entry" text NOT NULL,
	"period" text NOT NULL,
	"amount" integer NOT NULL,
	"includes" text NOT NULL,
	"witness" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "page_fees_college_id_source_id_programme_students_pk" PRIMARY KEY("college_id","source_id","programme","students"),
	CONSTRAINT "page_fees_period_list" CHECK ("period" IN ('year', 'semester', 'first-semester', 'course')),
	CONSTRAINT "page_fees_witness_list" CHECK ("witness" IN ('official', 'press'))
);
--> statement-breakpoint
ALTER TABLE "page_fees" ADD CONSTRAINT "page_fees_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_fees" ADD CONSTRAINT "page_fees_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- As the tables of 0016: what an editor merges or corrects is shown instead of what a load wrote.
CREATE TABLE layers.page_fees (LIKE public.page_fees, CONSTRAINT has_no_rows CHECK (false) NO INHERIT);--> statement-breakpoint
CREATE TABLE overlaid.page_fees (LIKE public.page_fees INCLUDING INDEXES INCLUDING DEFAULTS) INHERITS (layers.page_fees);--> statement-breakpoint
ALTER TABLE public.page_fees INHERIT layers.page_fees;--> statement-breakpoint
CREATE VIEW current.page_fees AS SELECT t.* FROM layers.page_fees t WHERE t.tableoid = 'overlaid.page_fees'::regclass
	OR t.college_id NOT IN (SELECT c.key FROM overlaid.covered c WHERE c.table_name = 'page_fees');
