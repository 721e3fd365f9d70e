import { ImportedScholarship } from "@uchit/contract/scholarship-import.schema.ts";
import * as z from "zod";
import { defineCollection } from "#backend/content/items/collection.ts";
import { explained } from "#backend/content/items/definitions/guides.ts";
import { applyImport, ownOfImport } from "#backend/content/items/writing/apply-import.ts";
import { scholarshipImports } from "#backend/db/schema/scholarship.ts";

const MOST_ROWS = 1_000;

/** Scholarships that editors bring in, many at once: proposed, published by a second person, undone in one step. */
export const SCHOLARSHIPS = [
	defineCollection({
		name: "scholarship_imports",
		table: scholarshipImports,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: ["id", "was", "disputed", "user_created", "date_created", "decided_by", "decided_at"],
		hidden: ["under"],
		revised: ["id", "file", "state"],
		shapes: { rows: explained(z.array(ImportedScholarship).min(1).max(MOST_ROWS)) },
		own: ownOfImport,
		apply: applyImport,
	}),
];
