import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { files } from "./file.ts";

export const blogConfig = pgTable(
	"blog_config",
	{
		id: integer().primaryKey().default(1),
		news_external_channel_icon: uuid().references(() => files.id),
		news_external_channel_link: text(),
	},
	(table) => [check("blog_config_is_one", sql`${table.id} = 1`)],
);
