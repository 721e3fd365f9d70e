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
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "college_fees_college" ON "college_fees" USING btree ("college_id");--> statement-breakpoint
ALTER TABLE "cutoffs" ADD CONSTRAINT "cutoffs_rank_space_list" CHECK ("rank_space" IN ('jee-main-crl', 'jee-main-category', 'jee-main-barch-crl', 'jee-main-barch-category', 'jee-main-bplan-crl', 'jee-main-bplan-category', 'jee-advanced-crl', 'jee-advanced-category', 'jee-advanced-preparatory', 'neet-air', 'neet-score', 'wbjee-general-merit', 'keam-engineering', 'kcet-engineering', 'mht-cet-state-merit', 'comedk-uget', 'tnea-score', 'acpc-engineering-merit', 'acpc-pharmacy-merit', 'gujarat-health-score', 'ts-eapcet-engineering', 'ap-eapcet-engineering'));