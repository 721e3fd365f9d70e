CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "college_categories" (
	"college_id" text NOT NULL,
	"category_id" integer NOT NULL,
	"rule" text NOT NULL,
	"evidence" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "college_categories_college_id_category_id_pk" PRIMARY KEY("college_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "college_names" (
	"college_id" text NOT NULL,
	"name" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "college_names_college_id_name_pk" PRIMARY KEY("college_id","name")
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"official_name" text NOT NULL,
	"kind" text NOT NULL,
	"aishe_code" text,
	"state_slug" text,
	"district_id" text,
	"city" text,
	"search_text" text NOT NULL,
	"source_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"college_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"source" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"college_id" text NOT NULL,
	"matched_by" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "mentions_source_name_city_state_college_id_pk" PRIMARY KEY("source","name","city","state","college_id")
);
--> statement-breakpoint
CREATE TABLE "cutoffs" (
	"exam" text NOT NULL,
	"authority" text NOT NULL,
	"year" smallint NOT NULL,
	"round" smallint NOT NULL,
	"college_id" text NOT NULL,
	"programme_id" integer NOT NULL,
	"quota" text NOT NULL,
	"seat_type" text NOT NULL,
	"gender" text NOT NULL,
	"opening_rank" double precision NOT NULL,
	"closing_rank" double precision NOT NULL,
	"preparatory" boolean NOT NULL,
	"rank_space" text NOT NULL,
	"mark" text,
	"source_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programmes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "programmes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"state_slug" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"source_id" text NOT NULL,
	"position_source_id" text
);
--> statement-breakpoint
CREATE TABLE "states" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"geonames_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state_slug" text,
	"population" integer,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"source_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rankings" (
	"list" text NOT NULL,
	"year" smallint NOT NULL,
	"college_id" text NOT NULL,
	"rank" integer,
	"band" text,
	"score" double precision,
	"tlr" double precision,
	"rpc" double precision,
	"go" double precision,
	"oi" double precision,
	"perception" double precision,
	"printed_name" text NOT NULL,
	"nirf_id" text,
	"source_id" text NOT NULL,
	CONSTRAINT "rankings_list_year_college_id_pk" PRIMARY KEY("list","year","college_id")
);
--> statement-breakpoint
CREATE TABLE "loads" (
	"dataset" text PRIMARY KEY NOT NULL,
	"input_hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refusals" (
	"dataset" text NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"raw" text NOT NULL,
	CONSTRAINT "refusals_dataset_file_line_reason_pk" PRIMARY KEY("dataset","file","line","reason")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"publisher" text NOT NULL,
	"document" text NOT NULL,
	"address" text,
	"vintage" text NOT NULL,
	"licence" text,
	"public_copy" text,
	"fetched_on" date
);
--> statement-breakpoint
ALTER TABLE "college_categories" ADD CONSTRAINT "college_categories_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_categories" ADD CONSTRAINT "college_categories_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_names" ADD CONSTRAINT "college_names_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_names" ADD CONSTRAINT "college_names_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_state_slug_states_slug_fk" FOREIGN KEY ("state_slug") REFERENCES "public"."states"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_programme_id_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_state_slug_states_slug_fk" FOREIGN KEY ("state_slug") REFERENCES "public"."states"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_position_source_id_sources_id_fk" FOREIGN KEY ("position_source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_state_slug_states_slug_fk" FOREIGN KEY ("state_slug") REFERENCES "public"."states"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rankings" ADD CONSTRAINT "rankings_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_categories_category" ON "college_categories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "colleges_slug" ON "colleges" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "colleges_state" ON "colleges" USING btree ("state_slug");--> statement-breakpoint
CREATE INDEX "colleges_name" ON "colleges" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "colleges_search_text" ON "colleges" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cutoffs_college" ON "cutoffs" USING btree ("college_id","exam","year","round");--> statement-breakpoint
CREATE INDEX "towns_name" ON "towns" USING btree ("name");--> statement-breakpoint
CREATE INDEX "rankings_college" ON "rankings" USING btree ("college_id");