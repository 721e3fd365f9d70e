-- Rows of cutoffs are published facts: a load brings them back with what they now say besides. So are towns.
TRUNCATE "cutoffs";--> statement-breakpoint
TRUNCATE "towns";--> statement-breakpoint
DELETE FROM "loads" WHERE "dataset" LIKE 'josaa-%' OR "dataset" = 'places';--> statement-breakpoint
CREATE TABLE "aliases" (
	"alias" text NOT NULL,
	"college_id" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "aliases_alias_college_id_pk" PRIMARY KEY("alias","college_id")
);
--> statement-breakpoint
CREATE TABLE "college_facts" (
	"college_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"printed" text NOT NULL,
	"year" smallint,
	"source_id" text NOT NULL,
	CONSTRAINT "college_facts_college_id_field_source_id_value_pk" PRIMARY KEY("college_id","field","source_id","value")
);
--> statement-breakpoint
CREATE TABLE "intakes" (
	"authority" text NOT NULL,
	"year" smallint NOT NULL,
	"institute" text NOT NULL,
	"entry" smallint NOT NULL,
	"college_id" text NOT NULL,
	"programme" text NOT NULL,
	"level" text NOT NULL,
	"course" text NOT NULL,
	"degree" text,
	"shift" text,
	"mode" text NOT NULL,
	"seats" integer,
	"source_id" text NOT NULL,
	CONSTRAINT "intakes_authority_year_institute_entry_pk" PRIMARY KEY("authority","year","institute","entry")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"college_id" text NOT NULL,
	"list" text NOT NULL,
	"year" smallint NOT NULL,
	"level" text NOT NULL,
	"cohort" smallint NOT NULL,
	"measure" text NOT NULL,
	"value" double precision NOT NULL,
	"printed" text NOT NULL,
	"mark" text,
	"source_id" text NOT NULL,
	CONSTRAINT "outcomes_college_id_list_year_level_cohort_measure_pk" PRIMARY KEY("college_id","list","year","level","cohort","measure")
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"pin" text PRIMARY KEY NOT NULL,
	"place" text,
	"state_slug" text,
	"district_id" text,
	"latitude" double precision,
	"longitude" double precision,
	"position_of" text,
	"position_source_id" text,
	"mark" text,
	"source_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"college_id" text NOT NULL,
	"fact" text NOT NULL,
	"message" text NOT NULL,
	"evidence" text,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reports_token_unique" UNIQUE("token")
);
--> statement-breakpoint
DROP INDEX "colleges_search_text";--> statement-breakpoint
ALTER TABLE "cutoffs" ALTER COLUMN "year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ALTER COLUMN "round" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ALTER COLUMN "opening_rank" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ALTER COLUMN "closing_rank" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "year_note" text;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "pool" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "social_category" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "pwd" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "closing_score" double precision;--> statement-breakpoint
ALTER TABLE "towns" ADD COLUMN "keys" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "aliases" ADD CONSTRAINT "aliases_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aliases" ADD CONSTRAINT "aliases_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_facts" ADD CONSTRAINT "college_facts_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_facts" ADD CONSTRAINT "college_facts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_state_slug_states_slug_fk" FOREIGN KEY ("state_slug") REFERENCES "public"."states"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_position_source_id_sources_id_fk" FOREIGN KEY ("position_source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aliases_college" ON "aliases" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "college_facts_field" ON "college_facts" USING btree ("field","value");--> statement-breakpoint
CREATE INDEX "intakes_college" ON "intakes" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "intakes_degree" ON "intakes" USING btree ("degree");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "towns_keys" ON "towns" USING gin ("keys");--> statement-breakpoint
ALTER TABLE "colleges" DROP COLUMN "search_text";