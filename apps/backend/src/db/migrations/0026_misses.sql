CREATE TABLE "misses" (
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "misses_kind_words_day_pk" PRIMARY KEY("kind","words","day"),
	CONSTRAINT "misses_kind_list" CHECK ("kind" IN ('search', 'address'))
);
--> statement-breakpoint
CREATE INDEX "misses_day" ON "misses" USING btree ("day");