import { pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../time-column.ts";

/** First replies, sent again for a day to requests with the same `Idempotency-Key`. */
export const idempotentReplies = pgTable("kept_answers", {
	/** The kind of request and the HMAC of its key: `register:<hmac>`. */
	key: text().primaryKey(),
	/** HMAC of the request's body: another body under the same key is refused. */
	request: text().notNull(),
	/** The reply, encrypted, because it may contain names. */
	sealed: text().notNull(),
	at: timeColumn().notNull().defaultNow(),
});
