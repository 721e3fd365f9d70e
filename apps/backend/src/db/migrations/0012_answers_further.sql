CREATE TABLE "marks_ranks" (
	"exam" text NOT NULL,
	"rank_space" text NOT NULL,
	"year" smallint NOT NULL,
	"rank" integer NOT NULL,
	"score" double precision NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "marks_ranks_exam_rank_space_year_rank_pk" PRIMARY KEY("exam","rank_space","year","rank"),
	CONSTRAINT "marks_ranks_rank_space_list" CHECK ("rank_space" IN ('jee-main-crl', 'jee-main-category', 'jee-main-barch-crl', 'jee-main-barch-category', 'jee-main-bplan-crl', 'jee-main-bplan-category', 'jee-advanced-crl', 'jee-advanced-category', 'jee-advanced-preparatory', 'neet-air', 'neet-score', 'wbjee-general-merit', 'keam-engineering', 'kcet-engineering', 'mht-cet-state-merit', 'comedk-uget', 'tnea-score', 'acpc-engineering-merit', 'acpc-pharmacy-merit', 'gujarat-health-score', 'mht-cet-percentile-score', 'clat-air', 'bitsat-score', 'du-csas-score', 'gate-score', 'ts-eapcet-engineering', 'ap-eapcet-engineering'))
);
--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marks_ranks" ADD CONSTRAINT "marks_ranks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cutoffs_last" ON "cutoffs" USING btree ("college_id","exam") WHERE is_last AND year IS NOT NULL;