CREATE TABLE "privacy_link_ends" (
	"lookup" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_browsers" (
	"lookup" text NOT NULL,
	"browser" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "otp_browsers_lookup_browser_pk" PRIMARY KEY("lookup","browser")
);
--> statement-breakpoint
ALTER TABLE "otp_codes" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "otp_browsers_shown" ON "otp_browsers" USING btree ("shown_at");