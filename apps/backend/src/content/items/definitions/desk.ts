import { typedText } from "@uchit/contract/typed.ts";
import { WATCH_TAG } from "@uchit/contract/watch.ts";
import * as z from "zod";
import { invalidField } from "#backend/content/errors.ts";
import { defineCollection } from "#backend/content/items/collection.ts";
import { hasConditions } from "#backend/content/items/reading/query.ts";
import type { ChangeRequest, Item } from "#backend/content/items/types.ts";
import { refuseOverCeiling } from "#backend/content/permission-ceiling.ts";
import { claims } from "#backend/db/schema/content/claim.ts";
import { documents } from "#backend/db/schema/content/document.ts";
import { permissions } from "#backend/db/schema/content/permission.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { reports } from "#backend/db/schema/report.ts";
import { sourceChanges } from "#backend/db/schema/source.ts";

export const DESK_COLLECTIONS = [
	defineCollection({
		name: "reports",
		table: reports,
		key: "id",
		actions: ["read", "update"],
		hidden: ["token"],
		relations: { college_id: "colleges" },
		readOnly: ["id", "college_id", "fact", "about", "message", "evidence", "created_at"],
		revised: ["id", "status", "outcome", "decided_at"],
		tags: ({ id }) => [`report:${id}`],
	}),
	defineCollection({
		name: "documents",
		table: documents,
		key: "id",
		actions: ["read"],
		// The sender is never sent: a document is judged by its content.
		hidden: ["visitor_id", "hash"],
		relations: {
			college_id: "colleges",
			correction_id: "corrections",
			covered_by: "directus_users",
			decided_by: "directus_users",
		},
		revised: ["id", "state", "reading", "reason"],
	}),
	/** Changes that the watch found at addresses of sources; a person settles each. */
	defineCollection({
		name: "source_changes",
		table: sourceChanges,
		key: "id",
		actions: ["read", "update"],
		relations: { decided_by: "directus_users" },
		readOnly: [
			...["id", "address", "about", "kind", "found_at", "text_before", "text_after", "bytes_before", "bytes_after"],
			...["documents", "decided_by", "decided_at"],
		],
		revised: ["id", "address", "state", "note"],
		shapes: { note: typedText().max(2_000, "has at most 2,000 characters") },
		tags: () => [WATCH_TAG],
		systemFields: systemFieldsOfSourceChange,
	}),
	/** Items of a queue that people have taken. No revisions: this is a day's work, not a fact. */
	defineCollection({
		name: "claims",
		table: claims,
		key: "id",
		actions: ["create", "read", "delete"],
		relations: { who: "directus_users" },
		readOnly: ["id", "date_created"],
	}),
	defineCollection({
		name: "directus_users",
		table: staff,
		key: "id",
		hidden: ["password_hash", "otp_secret", "otp_last_step", "recovery_hashes"],
		readOnly: ["id", "last_access", "date_created"],
		revised: ["id", "role", "status"],
	}),
	defineCollection({
		name: "directus_permissions",
		table: permissions,
		key: "id",
		isShown: true,
		readOnly: ["id"],
		revised: "all",
		apply: async (_writing, { after }) => refuseOverCeiling(after),
		shapes: {
			fields: z.array(z.string(), "has to be a list of fields").min(1, "names no field"),
			rule: z
				.record(z.string(), z.unknown(), "has to be a filter")
				.refine(hasConditions, "has a part without a condition, which matches every item"),
		},
	}),
	defineCollection({
		name: "directus_revisions",
		table: revisions,
		key: "id",
		actions: ["read"],
		relations: { who: "directus_users" },
	}),
];

function systemFieldsOfSourceChange({ before, sent, who }: ChangeRequest): Item {
	if (sent.state === undefined || sent.state === before.state) return {};
	if (before.state !== "open")
		throw invalidField({ collection: "source_changes", field: "state", reason: "is settled already" });
	return { decided_by: who, decided_at: new Date().toISOString() };
}
