import { typedText } from "@uchit/contract/typed.ts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { applyCollegePicture, systemFieldsOfCollegePicture } from "#backend/content/college-pictures/rules.ts";
import { applyNameDecision, systemFieldsOfCutoffFile } from "#backend/content/cutoff-files/rules.ts";
import { defineCollection } from "#backend/content/items/collection.ts";
import { applyAddedCollege, systemFieldsOfAddedCollege } from "#backend/content/items/writing/added-college.ts";
import { applyFactImport, lockImport, systemFieldsOfFactImport } from "#backend/content/items/writing/import-facts.ts";
import { applyWaitingChange, systemFieldsOfWaitingChange } from "#backend/content/items/writing/waiting-rules.ts";
import { addedColleges } from "#backend/db/schema/content/added-college.ts";
import { collegePictures } from "#backend/db/schema/content/college-picture.ts";
import { cutoffFiles, nameDecisions } from "#backend/db/schema/content/cutoff-file.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { factImports } from "#backend/db/schema/report.ts";

const line = typedText().max(300, "has at most 300 characters");
const fields = z.record(z.string(), z.unknown(), "has to be fields with their values");

export const PROPOSALS = [
	defineCollection({
		name: "fact_imports",
		table: factImports,
		key: "id",
		actions: ["read", "update"],
		relations: { source_id: "sources", user_created: "directus_users", decided_by: "directus_users" },
		readOnly: [
			...["id", "file", "kind", "source_id", "facts", "rows", "was", "disputed"],
			...["user_created", "date_created", "decided_by", "decided_at"],
		],
		revised: ["id", "file", "kind", "facts", "state"],
		lock: lockImport,
		systemFields: systemFieldsOfFactImport,
		apply: applyFactImport,
	}),
	/** Files of counsellings. `/content/cutoff-files` takes them, and a worker carries out their state. */
	defineCollection({
		name: "cutoff_files",
		table: cutoffFiles,
		key: "id",
		actions: ["read", "update"],
		hidden: ["bytes", "replaced", "repository_hash"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: [
			...["id", "file", "counselling", "year", "source_id", "size", "says", "report"],
			...["user_created", "date_created", "decided_by", "decided_at", "published_at"],
		],
		revised: ["id", "file", "counselling", "year", "state"],
		// The tag that the worker listens for.
		tags: () => ["cutoff_files"],
		systemFields: systemFieldsOfCutoffFile,
	}),
	defineCollection({
		name: "name_decisions",
		table: nameDecisions,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { college_id: "colleges", user_created: "directus_users" },
		readOnly: ["id", "user_created", "date_created"],
		revised: "all",
		apply: applyNameDecision,
	}),
	defineCollection({
		name: "added_colleges",
		table: addedColleges,
		key: "id",
		actions: ["create", "read", "update"],
		relations: {
			district_id: "districts",
			source_id: "sources",
			user_created: "directus_users",
			decided_by: "directus_users",
		},
		readOnly: ["id", "slug", "user_created", "date_created", "decided_by", "decided_at"],
		revised: "all",
		systemFields: systemFieldsOfAddedCollege,
		apply: applyAddedCollege,
	}),
	/** Logos and photos of institutions. The public reads those in force, the newest of each kind first. */
	defineCollection({
		name: "college_pictures",
		table: collegePictures,
		key: "id",
		actions: ["create", "read", "update"],
		isShown: true,
		relations: {
			college_id: "colleges",
			file: "directus_files",
			source_id: "sources",
			user_created: "directus_users",
			decided_by: "directus_users",
		},
		readOnly: ["id", "user_created", "date_created", "decided_by", "decided_at"],
		computed: {
			slug: { kind: "text", toSql: (alias) => sql`(SELECT c.slug FROM colleges c WHERE c.id = ${alias}.college_id)` },
			width: { kind: "integer", toSql: (alias) => sql`(SELECT f.width FROM files f WHERE f.id = ${alias}.file)` },
			height: { kind: "integer", toSql: (alias) => sql`(SELECT f.height FROM files f WHERE f.id = ${alias}.file)` },
			document: {
				kind: "text",
				toSql: (alias) =>
					sql`(SELECT s.publisher || ', ' || s.document FROM sources s WHERE s.id = ${alias}.source_id)`,
			},
			address: {
				kind: "text",
				toSql: (alias) => sql`(SELECT s.address FROM sources s WHERE s.id = ${alias}.source_id)`,
			},
		},
		shapes: { alt: line, credit: line },
		revised: "all",
		tags: ({ college_id: id }) => [`college:${String(id)}`],
		systemFields: systemFieldsOfCollegePicture,
		apply: applyCollegePicture,
	}),
	defineCollection({
		name: "waiting_changes",
		table: waitingChanges,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: ["id", "why", "user_created", "date_created", "decided_by", "decided_at"],
		shapes: { was: fields, changes: fields, reason: typedText().min(1, "is required") },
		systemFields: systemFieldsOfWaitingChange,
		apply: applyWaitingChange,
	}),
];
