import { PICTURE_KINDS, PICTURE_LICENCE_IDS } from "@uchit/contract/college-picture.ts";
import { CORRECTION_STATES } from "@uchit/contract/correction.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { listChecks } from "../../list-checks.ts";
import { sourceRef } from "../source.ts";
import { decisionColumns } from "./editorial.ts";
import { files } from "./file.ts";

/** With their licences and where these are stated. Of several in force, the one decided on last is shown. */
export const collegePictures = pgTable(
	"college_pictures",
	{
		id: integer().primaryKey().generatedByDefaultAsIdentity(),
		college_id: text().notNull(),
		kind: text({ enum: PICTURE_KINDS }).notNull(),
		file: uuid()
			.notNull()
			.references(() => files.id),
		/** A text alternative for a photo; a logo needs none, as it stands beside the name. */
		alt: text(),
		licence: text({ enum: PICTURE_LICENCE_IDS }).notNull(),
		credit: text().notNull(),
		source_id: sourceRef(),
		state: text({ enum: CORRECTION_STATES }).notNull().default("proposed"),
		...decisionColumns(),
	},
	(table) => [
		index("college_pictures_shown").on(table.file).where(sql`${table.state} = 'applied'`),
		...listChecks(table),
	],
);
