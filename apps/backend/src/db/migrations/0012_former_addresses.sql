CREATE TABLE "former_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"college_id" text NOT NULL,
	"former_id" text
);
--> statement-breakpoint
CREATE TABLE "possible_twins" (
	"college_id" text NOT NULL,
	"other_id" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "possible_twins_college_id_other_id_pk" PRIMARY KEY("college_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possible_twins" ADD CONSTRAINT "possible_twins_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "possible_twins" ADD CONSTRAINT "possible_twins_other_id_colleges_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_college" ON "former_addresses" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "possible_twins_other" ON "possible_twins" USING btree ("other_id");