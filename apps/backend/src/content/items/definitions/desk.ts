import * as z from "zod";
import { defineCollection } from "#backend/content/items/collection.ts";
import { leads } from "#backend/db/schema/content/lead.ts";
import { permissions } from "#backend/db/schema/content/permission.ts";
import { revisions } from "#backend/db/schema/content/revision.ts";
import { staff } from "#backend/db/schema/content/staff.ts";
import { reports } from "#backend/db/schema/report.ts";

/** What strangers send is small: whoever wants to fill our disk needs patience. */
const MOST_CHARACTERS = 10_000;
const small = z.unknown().refine((value) => JSON.stringify(value).length <= MOST_CHARACTERS, "is too large");

/** What the desk works with beside the texts. */
export const DESK = [
	defineCollection({
		name: "Lead",
		table: leads,
		key: "id",
		readOnly: ["id", "date_created"],
		// Who a person is must be erasable, so revisions know only what became of the request.
		revised: ["id", "status"],
		rest: "extra",
		synonyms: { ageBand: "age_band" },
		shapes: {
			name: z.string().trim().min(1, "is empty").max(200, "has at most 200 characters"),
			message: z.string().max(5_000, "has at most 5,000 characters"),
			contact: z.strictObject(
				{
					kind: z.enum(["phone", "email"], "has a kind that is neither phone nor email"),
					value: z.string().min(3).max(320),
				},
				"has to be { kind, value }",
			),
			guardian: small,
			source: small,
			consents: small,
			extra: small,
		},
	}),
	defineCollection({
		name: "reports",
		table: reports,
		key: "id",
		actions: ["read", "update"],
		hidden: ["token"],
		relations: { college_id: "colleges" },
		readOnly: ["id", "college_id", "fact", "message", "evidence", "created_at"],
		revised: ["id", "status", "outcome", "decided_at"],
		// The page on which the visitor sees what became of it.
		tags: ({ id }) => [`report:${id}`],
	}),
	defineCollection({
		name: "directus_users",
		table: staff,
		key: "id",
		hidden: ["password_hash", "otp_secret", "otp_last_step"],
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
		shapes: {
			fields: z.array(z.string(), "has to be a list of fields").min(1, "names no field"),
			rule: z.record(z.string(), z.unknown(), "has to be a filter"),
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
