CREATE TABLE "former_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"college_id" text NOT NULL,
	"former_id" text
);
--> statement-breakpoint
CREATE TABLE "possible_twins" (
	"college_id" text NOT NULL,
	"other_id" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "possible_twins_college_id_other_id_pk" PRIMARY KEY("college_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "college_fees" (
	"authority" text NOT NULL,
	"year" smallint NOT NULL,
	"institute" text NOT NULL,
	"branch" text NOT NULL,
	"college_id" text NOT NULL,
	"programme" text NOT NULL,
	"quota" text NOT NULL,
	"seats" text NOT NULL,
	"amount" integer NOT NULL,
	"covers" text NOT NULL,
	"block" text,
	"printed" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "college_fees_authority_year_institute_branch_pk" PRIMARY KEY("authority","year","institute","branch"),
	CONSTRAINT "college_fees_quota_list" CHECK ("quota" IN ('convener')),
	CONSTRAINT "college_fees_seats_list" CHECK ("seats" IN ('regular', 'self-financed', 'self-supporting', 'off-campus')),
	CONSTRAINT "college_fees_covers_list" CHECK ("covers" IN ('tuition'))
);
--> statement-breakpoint
ALTER TABLE "cutoffs" DROP CONSTRAINT "cutoffs_rank_space_list";--> statement-breakpoint
ALTER TABLE "cutoffs" DROP CONSTRAINT "cutoffs_mark_list";--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "seats" smallint;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possible_twins" ADD CONSTRAINT "possible_twins_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possible_twins" ADD CONSTRAINT "possible_twins_other_id_colleges_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_college" ON "former_addresses" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "possible_twins_other" ON "possible_twins" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "college_fees_college" ON "college_fees" USING btree ("college_id");--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_rank_space_list" CHECK ("rank_space" IN ('jee-main-crl', 'jee-main-category', 'jee-main-barch-crl', 'jee-main-barch-category', 'jee-main-bplan-crl', 'jee-main-bplan-category', 'jee-advanced-crl', 'jee-advanced-category', 'jee-advanced-preparatory', 'neet-air', 'neet-score', 'wbjee-general-merit', 'keam-engineering', 'kcet-engineering', 'mht-cet-state-merit', 'comedk-uget', 'tnea-score', 'acpc-engineering-merit', 'acpc-pharmacy-merit', 'gujarat-health-score', 'mht-cet-percentile-score', 'clat-air', 'bitsat-score', 'du-csas-score', 'gate-score', 'ts-eapcet-engineering', 'ap-eapcet-engineering'));--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_mark_list" CHECK ("mark" IN ('mixed-rank-space', 'suspect', 'likely-preparatory'));