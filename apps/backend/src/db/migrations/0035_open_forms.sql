CREATE TABLE "open_forms" (
	"collection" text NOT NULL,
	"item" text NOT NULL,
	"staff" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_forms_collection_item_staff_pk" PRIMARY KEY("collection","item","staff")
);
--> statement-breakpoint
ALTER TABLE "open_forms" ADD CONSTRAINT "open_forms_staff_staff_id_fk" FOREIGN KEY ("staff") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;