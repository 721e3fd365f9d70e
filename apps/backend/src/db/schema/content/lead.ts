import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Whoever asked to be contacted: `Lead` on the wire. */
export const leads = pgTable(
	"lead",
	{
		id: uuid().primaryKey().defaultRandom(),
		name: text().notNull(),
		/** `{ kind: "phone" | "email", value }`: the one way that the person chose. */
		contact: jsonb().notNull(),
		age_band: text({ enum: ["under-18", "18-or-over"] }),
		/** Who consents for somebody under 18. */
		guardian: jsonb(),
		topic: text(),
		message: text(),
		/** Where on the site it was asked. */
		source: jsonb(),
		consents: jsonb().notNull().default([]),
		/** What else was sent with it. */
		extra: jsonb().notNull().default({}),
		status: text().notNull().default("new"),
		date_created: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [index("lead_status").on(table.status, table.date_created)],
);
