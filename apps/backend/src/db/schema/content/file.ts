import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timeColumn } from "../../time-column.ts";
import { staff } from "./staff.ts";

/** Uploaded files: `directus_files` on the wire. Their bytes are in FILES_DIR, named by id. */
export const files = pgTable("files", {
	id: uuid().primaryKey().defaultRandom(),
	title: text(),
	filename_download: text().notNull(),
	/** Detected from the bytes, not from the name. */
	type: text().notNull(),
	filesize: bigint({ mode: "number" }).notNull(),
	width: integer(),
	height: integer(),
	/** The point of a picture, in pixels, that stays visible where a frame crops it. */
	focal_point_x: integer(),
	focal_point_y: integer(),
	uploaded_on: timeColumn().notNull().defaultNow(),
	uploaded_by: uuid().references(() => staff.id),
});
