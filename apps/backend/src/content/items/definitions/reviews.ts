import { MODERATION_REASONS } from "@uchit/contract/review.ts";
import { typedText } from "@uchit/contract/typed.ts";
import * as z from "zod";
import { defineCollection } from "#backend/content/items/collection.ts";
import { announceDecision, announceReply, systemFieldsOfReview } from "#backend/content/items/writing/moderation.ts";
import { collegeClaims, reviewReplies, reviewReports, reviews, reviewVersions } from "#backend/db/schema/review.ts";

const note = typedText().max(2_000, "has at most 2,000 characters");

/** The fields that moderators write. Nobody changes the words of a visitor or a college. */
export const MODERATED_FIELDS = {
	reviews: ["state", "reasons", "decision_note", "appeal_outcome"],
	review_reports: ["status"],
	college_claims: ["status"],
	review_replies: ["state"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const decided = { decided_by: "directus_users" } as const;

/** The moderators' queue. The writer is never sent: reviews are judged by their content. */
export const REVIEWS = [
	defineCollection({
		name: "reviews",
		table: reviews,
		key: "id",
		actions: ["read", "update"],
		hidden: ["visitor_id"],
		relations: { college_id: "colleges", photo: "directus_files", ...decided },
		readOnly: [
			...["id", "college_id", "version", "programme", "programme_key", "batch_year", "ratings", "pros", "cons", "text"],
			...["photo", "verified", "flags", "shown", "decided_by", "decided_at", "appeal", "appealed_at", "helpful"],
			...["submitted_at", "published_at", "edited_at"],
		],
		// The text stays with its versions, which are deleted with the review by its writer.
		revised: ["id", "version", ...MODERATED_FIELDS.reviews, "decided_by", "decided_at"],
		shapes: {
			reasons: z.array(z.enum(MODERATION_REASONS), `has to be a list of ${MODERATION_REASONS.join(", ")}`),
			decision_note: note,
			appeal_outcome: note,
		},
		systemFields: systemFieldsOfReview,
		follow: announceDecision,
	}),
	defineCollection({
		name: "review_versions",
		table: reviewVersions,
		actions: ["read"],
		relations: { review_id: "reviews" },
	}),
	defineCollection({
		name: "review_reports",
		table: reviewReports,
		key: "id",
		actions: ["read", "update"],
		relations: { review_id: "reviews" },
		readOnly: ["id", "review_id", "reason", "message", "created_at", "decided_at"],
		revised: ["id", "status", "decided_at"],
		systemFields: ({ before, sent }) => (before.status === sent.status ? {} : { decided_at: new Date().toISOString() }),
	}),
	defineCollection({
		name: "college_claims",
		table: collegeClaims,
		key: "id",
		actions: ["read", "update"],
		hidden: ["visitor_id"],
		relations: { college_id: "colleges", ...decided },
		readOnly: ["id", "college_id", "domain", "created_at", "decided_by", "decided_at"],
		revised: ["id", "status", "decided_by", "decided_at"],
		systemFields: ({ before, sent, who }) =>
			before.status === sent.status ? {} : { decided_by: who, decided_at: new Date().toISOString() },
	}),
	defineCollection({
		name: "review_replies",
		table: reviewReplies,
		key: "review_id",
		actions: ["read", "update"],
		relations: { review_id: "reviews", claim_id: "college_claims" },
		readOnly: ["review_id", "claim_id", "text", "at"],
		revised: ["review_id", "state"],
		follow: announceReply,
	}),
];
