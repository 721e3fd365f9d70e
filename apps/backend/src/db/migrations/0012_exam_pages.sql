ALTER TABLE "exams" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "apply" jsonb;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "statistics" jsonb;