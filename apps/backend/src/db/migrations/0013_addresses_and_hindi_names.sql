CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"college_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;