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
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_created_staff_id_fk" FOREIGN KEY ("user_created") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_state_list" CHECK ("state" IN ('proposed', 'applied', 'undone', 'refused'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_field_list" CHECK ("field" IN ('name', 'slug', 'city', 'alias', 'website', 'phone', 'address', 'pin', 'ownership', 'established', 'affiliation', 'category', 'programme', 'seats', 'fee', 'placement', 'rank', 'closing-rank', 'cutoff-mark'));