CREATE TABLE "document_uploads" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"network" text NOT NULL,
	"sealed" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_uploads_visitor" UNIQUE("visitor_id","kind"),
	CONSTRAINT "document_uploads_network" UNIQUE("network","kind"),
	CONSTRAINT "document_uploads_kind_list" CHECK ("kind" IN ('picture', 'pdf'))
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_state_list";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "document_uploads" ADD CONSTRAINT "document_uploads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_fault_list" CHECK ("fault" IN ('broken', 'pixels', 'pages', 'locked', 'slow'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_state_list" CHECK ("state" IN ('drawing', 'unreadable', 'waiting', 'covered', 'agreed', 'published', 'refused', 'expired'));