CREATE TABLE "shortlist_alerts" (
	"visitor_id" uuid PRIMARY KEY NOT NULL,
	"stop_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"look_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shortlist_facts" (
	"visitor_id" uuid NOT NULL,
	"college" text NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_facts_visitor_id_college_pk" PRIMARY KEY("visitor_id","college")
);
--> statement-breakpoint
ALTER TABLE "shortlist_alerts" ADD CONSTRAINT "shortlist_alerts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_facts" ADD CONSTRAINT "shortlist_facts_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_alerts_stop" ON "shortlist_alerts" USING btree ("stop_id");--> statement-breakpoint
CREATE INDEX "shortlist_alerts_due" ON "shortlist_alerts" USING btree ("look_at") WHERE "shortlist_alerts"."look_at" IS NOT NULL;