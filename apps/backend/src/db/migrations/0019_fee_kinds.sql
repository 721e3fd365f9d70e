ALTER TABLE "college_fees" DROP CONSTRAINT "college_fees_quota_list";--> statement-breakpoint
ALTER TABLE "college_fees" DROP CONSTRAINT "college_fees_covers_list";--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_quota_list" CHECK ("quota" IN ('convener', 'management', 'all', 'unstated'));--> statement-breakpoint
ALTER TABLE "college_fees" ADD CONSTRAINT "college_fees_covers_list" CHECK ("covers" IN ('tuition', 'tuition-and-development', 'all-charges'));