CREATE TABLE "fake_universities" (
	"entry" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"state_slug" text NOT NULL,
	"listed_in" text NOT NULL,
	"source_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fake_universities" ADD CONSTRAINT "fake_universities_state_slug_states_slug_fk" FOREIGN KEY ("state_slug") REFERENCES "public"."states"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fake_universities" ADD CONSTRAINT "fake_universities_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE no action ON UPDATE no action;