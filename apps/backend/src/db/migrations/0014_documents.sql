CREATE TABLE "document_pages" (
	"document_id" uuid NOT NULL,
	"page" smallint NOT NULL,
	"sealed" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "document_pages_document_id_page_pk" PRIMARY KEY("document_id","page")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_id" uuid NOT NULL,
	"college_id" text NOT NULL,
	"sender" text NOT NULL,
	"programme" text DEFAULT '' NOT NULL,
	"year" smallint,
	"hash" text NOT NULL,
	"domain" text,
	"pages" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reading" jsonb,
	"reason" text,
	"correction_id" bigint,
	"covered_by" uuid,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "documents_sender_list" CHECK ("sender" IN ('student', 'parent', 'college')),
	CONSTRAINT "documents_state_list" CHECK ("state" IN ('waiting', 'covered', 'agreed', 'published', 'refused', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "college_fees" DROP CONSTRAINT "college_fees_quota_list";--> statement-breakpoint
ALTER TABLE "college_fees" DROP CONSTRAINT "college_fees_covers_list";--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_covered_by_staff_id_fk" FOREIGN KEY ("covered_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_visitor" ON "documents" USING btree ("visitor_id","hash");--> statement-breakpoint
CREATE INDEX "documents_queue" ON "documents" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "documents_college" ON "documents" USING btree ("college_id","state");--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_quota_list" CHECK ("quota" IN ('convener', 'management', 'all'));--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_covers_list" CHECK ("covers" IN ('tuition', 'all-charges'));