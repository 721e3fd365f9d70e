ALTER TABLE "waiting_changes" DROP CONSTRAINT "waiting_changes_state_list";--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_kind_list";--> statement-breakpoint
ALTER TABLE "waiting_changes" ADD CONSTRAINT "waiting_changes_state_list" CHECK ("state" IN ('suggested', 'waiting', 'applied', 'stuck', 'called-off'));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_kind_list" CHECK ("kind" IN ('unmasked', 'assigned', 'state', 'note', 'withdrawn', 'exported', 'warned', 'replayed', 'sealed', 'answered', 'erased'));