import { ImportedScholarship } from "@uchit/contract/scholarship-import.ts";
import { typedText } from "@uchit/contract/typed.ts";
import * as z from "zod";
import { applyNameDecision, ownOfCutoffFile } from "#backend/content/cutoff-files/rules.ts";
import { defineCollection } from "#backend/content/items/collection.ts";
import { explained } from "#backend/content/items/definitions/guides.ts";
import { applyImport, ownOfImport } from "#backend/content/items/writing/apply-import.ts";
import { applyFactImport, lockImport, ownOfFactImport } from "#backend/content/items/writing/import-facts.ts";
import { applyWaiting, ownOfWaiting } from "#backend/content/items/writing/waiting-rules.ts";
import { cutoffFiles, nameDecisions } from "#backend/db/schema/content/cutoff-file.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";
import { factImports } from "#backend/db/schema/report.ts";
import { scholarshipImports } from "#backend/db/schema/scholarship.ts";

const MOST_ROWS = 1_000;
const fields = z.record(z.string(), z.unknown(), "has to be fields with their values");

/** What one editor proposes and becomes public later: by a second person's word, or at a moment, until when it can be called off. */
export const PROPOSALS = [
	/** Scholarships that are brought in many at once, and undone in one step. */
	defineCollection({
		name: "scholarship_imports",
		table: scholarshipImports,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: ["id", "was", "disputed", "user_created", "date_created", "decided_by", "decided_at"],
		revised: ["id", "file", "state"],
		shapes: { rows: explained(z.array(ImportedScholarship).min(1).max(MOST_ROWS)) },
		own: ownOfImport,
		apply: applyImport,
	}),
	/** Tables of facts of colleges. `/content/fact-imports` makes them. */
	defineCollection({
		name: "fact_imports",
		table: factImports,
		key: "id",
		actions: ["read", "update"],
		relations: { source_id: "sources", user_created: "directus_users", decided_by: "directus_users" },
		readOnly: [
			...["id", "file", "kind", "source_id", "facts"],
			...["user_created", "date_created", "decided_by", "decided_at"],
		],
		revised: ["id", "file", "kind", "facts", "state"],
		lock: lockImport,
		own: ownOfFactImport,
		apply: applyFactImport,
	}),
	/** Files of counsellings. `/content/cutoff-files` takes them, and a worker does what their state orders. */
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
		// The worker follows it.
		tags: () => ["cutoff_files"],
		own: ownOfCutoffFile,
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
		name: "waiting_changes",
		table: waitingChanges,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: ["id", "why", "user_created", "date_created", "decided_by", "decided_at"],
		shapes: { was: fields, changes: fields, reason: typedText().min(1, "is required") },
		own: ownOfWaiting,
		apply: applyWaiting,
	}),
];
