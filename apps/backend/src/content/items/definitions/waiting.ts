import * as z from "zod";
import { defineCollection } from "#backend/content/items/collection.ts";
import { applyWaiting, ownOfWaiting } from "#backend/content/items/writing/waiting-rules.ts";
import { waitingChanges } from "#backend/db/schema/content/waiting.ts";

const fields = z.record(z.string(), z.unknown(), "has to be fields with their values");

/** Changes that become public by themselves at a moment, and can be called off until then. */
export const WAITING = [
	defineCollection({
		name: "waiting_changes",
		table: waitingChanges,
		key: "id",
		actions: ["create", "read", "update"],
		relations: { user_created: "directus_users", decided_by: "directus_users" },
		readOnly: ["id", "why", "user_created", "date_created", "decided_by", "decided_at"],
		shapes: { was: fields, changes: fields, reason: z.string().trim().min(1, "is required") },
		own: ownOfWaiting,
		apply: applyWaiting,
	}),
];
