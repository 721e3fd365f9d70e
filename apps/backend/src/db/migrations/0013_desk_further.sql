CREATE TABLE "merged_rows" (
	"correction_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"is_moved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corrections" DROP CONSTRAINT "corrections_field_list";--> statement-breakpoint
ALTER TABLE "merged_rows" ADD CONSTRAINT "merged_rows_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_rows_correction" ON "merged_rows" USING btree ("correction_id","table_name");--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_field_list" CHECK ("field" IN ('name', 'slug', 'city', 'alias', 'website', 'phone', 'address', 'pin', 'ownership', 'established', 'affiliation', 'category', 'programme', 'seats', 'fee', 'placement', 'rank', 'closing-rank', 'cutoff-mark', 'merge'));