import { timestamp, uuid } from "drizzle-orm/pg-core";
import { staff } from "./staff.ts";

/** Where a piece stands on its way to the public. Only `published` is ever shown to it. */
export const STATUSES = ["draft", "in_review", "published", "archived"] as const;
export type Status = (typeof STATUSES)[number];

/** Columns of everything that editors write and publish. Made anew for each table: Drizzle's builders belong to one. */
export function editorialColumns() {
	return {
		/** When a piece that is in review becomes public by itself. */
		publish_at: timestamp({ withTimezone: true }),
		/** When it was first public. */
		date_published: timestamp({ withTimezone: true }),
		date_created: timestamp({ withTimezone: true }).notNull().defaultNow(),
		date_updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
		user_created: uuid().references(() => staff.id),
		user_updated: uuid().references(() => staff.id),
	};
}
