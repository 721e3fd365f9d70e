import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** First answers, given again to a request that comes twice with the same `Idempotency-Key`; for a day. */
export const idempotentReplies = pgTable("kept_answers", {
	/** The kind of request and the HMAC of its key: `register:<hmac>`. */
	key: text().primaryKey(),
	/** HMAC of the request's body: another body under the same key is refused. */
	request: text().notNull(),
	/** The answer, sealed: names may stand in it. */
	sealed: text().notNull(),
	at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
