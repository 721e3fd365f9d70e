CREATE TABLE "visitor_applications" (
	"visitor_id" uuid NOT NULL,
	"id" text NOT NULL,
	"sealed" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_applications_visitor_id_id_pk" PRIMARY KEY("visitor_id","id")
);
--> statement-breakpoint
ALTER TABLE "visitor_applications" ADD CONSTRAINT "visitor_applications_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE cascade ON UPDATE no action;