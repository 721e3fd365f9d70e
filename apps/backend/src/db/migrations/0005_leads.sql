CREATE TABLE "complaints" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"lead_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "do_not_contact" (
	"lookup" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lead_deliveries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"target" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"is_stopping" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_endings" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"age_band" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"request_key" text,
	"request_hash" text,
	"answer" jsonb,
	CONSTRAINT "lead_endings_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"who" uuid,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "call_window" jsonb;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "channel" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "lookup" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "guardian_lookup" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "kept_days" integer DEFAULT 183 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "last_contact_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_who_staff_id_fk" FOREIGN KEY ("who") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_lead" ON "complaints" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_deliveries_order" ON "lead_deliveries" USING btree ("lead_id","target","seq");--> statement-breakpoint
CREATE INDEX "lead_deliveries_due" ON "lead_deliveries" USING btree ("next_try_at") WHERE "lead_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "lead_deliveries_state" ON "lead_deliveries" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_lead" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_assigned_to_staff_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_request" ON "lead" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "lead_lookup" ON "lead" USING btree ("lookup");--> statement-breakpoint
CREATE INDEX "lead_guardian" ON "lead" USING btree ("guardian_lookup") WHERE "lead"."guardian_lookup" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_expiry" ON "lead" USING btree ("expires_at");--> statement-breakpoint
UPDATE "lead" SET "status" = 'new' WHERE "status" NOT IN ('new', 'assigned', 'called', 'answered', 'closed', 'withdrawn');--> statement-breakpoint
UPDATE "lead" SET "last_contact_at" = "date_created", "expires_at" = "date_created" + interval '183 days';--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE ON "consents" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "lead_endings_append_only" BEFORE UPDATE OR DELETE ON "lead_endings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
UPDATE "permissions" SET "fields" = '["status","assigned_to"]' WHERE "role" = 'lead-desk' AND "collection" = 'Lead' AND "action" = 'update' AND "fields" = '["status"]';
