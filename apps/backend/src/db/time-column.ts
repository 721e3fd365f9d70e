import { timestamp } from "drizzle-orm/pg-core";

/** Without a name the column is called as its key. */
export const timeColumn = (name = "") => timestamp(name, { withTimezone: true });
