CREATE TABLE "merged_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merged_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correction_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"is_moved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_alerts" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_follows" (
	"visitor_id" uuid NOT NULL,
	"exam_id" integer NOT NULL,
	"version" integer NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_follows_visitor_id_exam_id_pk" PRIMARY KEY("visitor_id","exam_id")
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_purpose_list";--> statement-breakpoint
ALTER TABLE "corrections" DROP CONSTRAINT "corrections_field_list";--> statement-breakpoint
ALTER TABLE "outgoing_messages" DROP CONSTRAINT "outgoing_messages_template_list";--> statement-breakpoint
ALTER TABLE "merged_rows" ADD CONSTRAINT "merged_rows_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_alerts" ADD CONSTRAINT "exam_alerts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follows" ADD CONSTRAINT "exam_follows_visitor_id_exam_alerts_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."exam_alerts"("visitor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follows" ADD CONSTRAINT "exam_follows_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_rows_correction" ON "merged_rows" USING btree ("correction_id","table_name");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_alerts_stop" ON "exam_alerts" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "exam_follows_exam" ON "exam_follows" USING btree ("exam_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose_list" CHECK ("purpose" IN ('account', 'alerts', 'exam-alerts', 'contact-by-college', 'contact-by-us', 'analytics'));--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_field_list" CHECK ("field" IN ('name', 'slug', 'city', 'alias', 'website', 'phone', 'address', 'pin', 'ownership', 'established', 'affiliation', 'category', 'programme', 'seats', 'fee', 'placement', 'rank', 'closing-rank', 'cutoff-mark', 'merge'));--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_template_list" CHECK ("template" IN ('code', 'sign-in-link', 'contact-added', 'contact-removed', 'review-decided', 'privacy-link', 'lead-expiring', 'complaint-received', 'lead-received', 'lead-answer', 'shortlist-changed', 'exam-changed'));