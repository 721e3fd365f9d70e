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
CREATE TABLE "scholarships" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provider" text,
	"provider_kind" text,
	"site" text,
	"awards" integer,
	"amount_least_inr" integer,
	"amount_most_inr" integer,
	"is_of_fees" boolean NOT NULL,
	"per" text,
	"levels" jsonb,
	"genders" jsonb,
	"groups" jsonb,
	"income_inr" integer,
	"states" jsonb,
	"cities" jsonb NOT NULL,
	"streams" jsonb,
	"nirf_top" integer,
	"is_for_unranked" boolean NOT NULL,
	"further" jsonb NOT NULL,
	"last_date" date,
	"lines" jsonb NOT NULL,
	"corrected" jsonb NOT NULL,
	"why" text,
	"source_id" text NOT NULL,
	CONSTRAINT "scholarships_provider_kind_list" CHECK ("provider_kind" IN ('government', 'state', 'company', 'foundation', 'university')),
	CONSTRAINT "scholarships_per_list" CHECK ("per" IN ('month', 'year', 'once', 'course'))
);
--> statement-breakpoint
ALTER TABLE "corrections" DROP CONSTRAINT "corrections_field_list";--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "fact" jsonb;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "was" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "report_id" bigint;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "state" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "over" jsonb;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "says" text;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "user_created" uuid;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "guide" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "apply" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "statistics" jsonb;--> statement-breakpoint
ALTER TABLE "cutoffs" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "also_called" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "established" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "tuition_usd" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "cost_usd" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "admission_rate" double precision;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "earnings_usd" integer;--> statement-breakpoint
ALTER TABLE "marks_ranks" ADD CONSTRAINT "marks_ranks_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_created_staff_id_fk" FOREIGN KEY ("user_created") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cutoffs_last" ON "cutoffs" USING btree ("college_id","exam") WHERE is_last AND year IS NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_state_list" CHECK ("state" IN ('proposed', 'applied', 'undone', 'refused'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_field_list" CHECK ("field" IN ('name', 'slug', 'city', 'alias', 'website', 'phone', 'address', 'pin', 'ownership', 'established', 'affiliation', 'category', 'programme', 'seats', 'fee', 'placement', 'rank', 'closing-rank', 'cutoff-mark'));