ALTER TABLE "countries" ADD COLUMN "guide" jsonb;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "also_called" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "established" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "tuition_usd" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "cost_usd" integer;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "admission_rate" double precision;--> statement-breakpoint
ALTER TABLE "universities_abroad" ADD COLUMN "earnings_usd" integer;